/// What distinguishes function types apart from their parameters and results.
enum FunctionMarks {
    /// Attributes that do not belong to the type.
    private static let ignored: Set<String> = ["@autoclosure", "@convention(swift)", "@escaping", "@preconcurrency"]
    private static let sendable = "@Sendable"

    /// Whether an attribute of a function type, without `@`, is neither `@Sendable` nor a global actor.
    static func saysNothingOfSendability(_ attribute: String) -> Bool {
        ["escaping", "autoclosure", "concurrent", "convention", "preconcurrency", "isolated"].contains(attribute)
    }

    /// Says that an asynchronous function runs on the actor of its caller.
    static let onCallersActor = "nonisolated(nonsending)"
    private static let concurrent = "@concurrent"
    private static let onArgumentsActor = "@isolated(any)"

    /// The effects of a function type, its attributes, and those of its parameters. `@Sendable` is first.
    ///
    /// - Parameter runsOnCallersActor: where an asynchronous function without isolation runs; `nil` if that is not
    ///   known.
    static func text(
        of form: TypeSyntax,
        _ parameters: [TypeSyntax.Element],
        _ effects: String,
        result: TypeSyntax,
        _ runsOnCallersActor: Bool?
    ) -> String {
        let attributes = attributes(of: form).filter { attribute in
            switch attribute {
            case concurrent: runsOnCallersActor == true
            case onCallersActor: runsOnCallersActor == false
            default: !ignored.contains(attribute)
            }
        }
        var words = attributes.contains(sendable) ? [sendable] : []
        words += effects.split(separator: " ").map(String.init).filter { $0 != "throws(Never)" }
        words += attributes.filter { $0 != sendable }
        for (position, parameter) in parameters.enumerated() {
            if parameter.isVariadic { words.append(variadic(position)) }
            words += marks(of: parameter.type).map { "\(position)\($0)" }
        }
        if marks(of: result).contains("sending") { words.append(sendingResult) }
        return words.joined(separator: " ")
    }

    /// Precedes the name of an error type that the sources declare.
    static let declared = "#"

    /// Whether a function may serve where another is required that only differs in these marks. A function that asks
    /// for a `sending` argument may serve one that does not, but not the other way round. An asynchronous function of
    /// any actor is called in the same way as one of a known actor, and as a type of its own, a function of any actor may
    /// serve as one that does not suspend. The compiler does not compare `@autoclosure`.
    static func mayServe(_ own: Set<Substring>, as required: Set<Substring>) -> Bool {
        if own.contains(onArgumentsActor[...]), !required.contains(onArgumentsActor[...]),
            !required.contains(onCallersActor[...]),
            own.contains("async")
                || own.symmetricDifference(required).allSatisfy({ $0.first == "@" && !$0.hasPrefix("@convention") })
        {
            return true
        }
        return own.subtracting(required).allSatisfy { isOfSendingParameter($0) || $0.hasSuffix("@autoclosure") }
            && required.subtracting(own).allSatisfy { $0.hasSuffix("@autoclosure") }
    }

    /// Marks without those of `sending` parameters.
    static func withoutSendingParameters(_ marks: String) -> String {
        marks.split(separator: " ").filter { !isOfSendingParameter($0) }.joined(separator: " ")
    }

    private static func isOfSendingParameter(_ mark: Substring) -> Bool {
        mark != sendingResult[...] && mark.hasSuffix("sending")
    }

    /// The mark of a `sending` result. Functions that differ in it never serve for each other.
    static let sendingResult = "->sending"

    /// Whether two effects throw errors of types that may be the same although their names differ.
    static func mayThrowEqualErrors(_ difference: Set<Substring>) -> Bool {
        difference.count == 2 && difference.allSatisfy { $0.hasPrefix("throws(") }
            && !difference.allSatisfy { $0.hasPrefix("throws(\(declared)") }
    }

    /// The mark of a variadic parameter.
    static func variadic(_ position: Int) -> String { "\(position)..." }

    /// Whether a function type with these marks is `@Sendable`.
    static func areSendable(_ marks: String) -> Bool { marks.hasPrefix(sendable) }

    /// Whether a function type with these marks is isolated to an actor. In the Swift 6 language mode, it is
    /// `@Sendable` then.
    static func areIsolated(_ marks: String) -> Bool {
        marks.split(separator: " ").contains { $0.first == "@" && $0.hasSuffix("Actor") }
    }

    /// The marks by which types are compared. `@Sendable` does not make another type: the compiler compares it apart,
    /// and in Swift 5 mode only warns of a difference.
    static func withoutSendability(_ marks: String) -> String {
        areSendable(marks) ? String(marks.dropFirst(sendable.utf8.count).drop { $0 == " " }) : marks
    }

    private static let specifiers: Set<String> = ["inout", "isolated", "sending", onCallersActor]

    /// The attributes and modifiers of a type, with or without parentheses.
    private static func attributes(of form: TypeSyntax) -> [String] {
        var (form, words) = (form, [String]())
        while true {
            switch form {
            case .attributed(let attribute, let inner):
                words.append(withoutModule(attribute))
                form = inner
            case .prefixed(let word, let inner) where specifiers.contains(word):
                words.append(word)
                form = inner
            case .tuple(let elements) where elements.count == 1 && elements[0].label.isEmpty:
                form = elements[0].type
            default: return words.sorted()
            }
        }
    }

    /// `@Store` for `@Core.Store`: a file may write an actor in both ways.
    private static func withoutModule(_ attribute: String) -> String {
        guard let dot = attribute.lastIndex(of: "."), !attribute.containsBytes("(") else { return attribute }
        return "@\(attribute[attribute.index(after: dot)...])"
    }

    private static func marks(of parameter: TypeSyntax) -> [String] {
        attributes(of: parameter).filter { ["inout", "isolated", "sending", "@escaping", "@autoclosure"].contains($0) }
    }
}
