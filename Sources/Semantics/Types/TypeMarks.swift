/// Types that have no name of their own. They are compared by names that, like numbers, are not names of types.
extension ResolvedType {
    /// The type of a protocol itself, `(any P).Type`, which is not that of the types that conform to it, `any P.Type`.
    static func metatype(ofProtocol type: ResolvedType) -> ResolvedType {
        .named(nameOfProtocolMetatype, arguments: [type])
    }

    static let nameOfProtocolMetatype = "0 Protocol"

    /// The type of an `inout` parameter.
    static func `inout`(_ type: ResolvedType) -> ResolvedType { .named(nameOfInout, arguments: [type]) }

    static let nameOfInout = "0 inout"

    /// The type of a parameter that takes any number of arguments: `repeat each T`.
    static func pack(_ type: ResolvedType) -> ResolvedType { .named(nameOfPack, arguments: [type]) }

    static let nameOfPack = "0 pack"

    /// The argument of a protocol with primary associated types of which none is given, `any P`: no type equals it.
    static let open = ResolvedType.named(nameOfOpen, arguments: [])

    private static let nameOfOpen = "0 open"

    var isPack: Bool { if case .named(Self.nameOfPack, _) = self { true } else { false } }

    /// What a method may say of a parameter, so that it cannot meet a requirement that does not say it.
    enum ParameterMark: String, CaseIterable {
        case escaping = "@escaping"
        case sendable = "@Sendable"
        case isolated
        case sending

        fileprivate static let names = Set(allCases.map { nameOfMark + $0.rawValue })
        fileprivate static let nameOfMark = "0 parameter "
    }

    /// The type of a parameter with marks.
    func marked(_ marks: [ParameterMark]) -> ResolvedType {
        marks.reduce(self) { .named(ParameterMark.nameOfMark + $1.rawValue, arguments: [$0]) }
    }

    /// Whether a name begins like those of marks.
    private static func mayBeMark(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "0") }

    /// Whether a name is not that of a type.
    static func isMark(_ name: String) -> Bool {
        guard mayBeMark(name) else { return false }
        return [nameOfProtocolMetatype, nameOfInout, nameOfPack, nameOfOpen].contains(name)
            || ParameterMark.names.contains(name)
    }

    /// The name of a mark of parameters as in source code; `nil` for other names.
    static func spelledMark(_ name: String) -> String? {
        guard mayBeMark(name), ParameterMark.names.contains(name) else { return nil }
        return String(name.dropFirst(ParameterMark.nameOfMark.count))
    }

    /// A function without the marks of its parameters, except those that `other` has, too.
    func withoutMarks(besides other: ResolvedType? = nil) -> ResolvedType {
        guard case .function(let parameters, let effects, let result) = self else { return self }
        var kept = [Set<String>](repeating: [], count: parameters.count)
        if case .function(let others, _, _)? = other, others.count == parameters.count {
            kept = others.map { Set($0.withMarks.marks) }
        }
        let inputs = zip(parameters, kept).map { parameter, kept in
            let (marks, type) = parameter.withMarks
            return marks.filter(kept.contains).reversed().reduce(type) { .named($1, arguments: [$0]) }
        }
        return .function(parameters: inputs, effects: effects, result: result)
    }

    /// Whether a function lets a closure escape that `other` does not let escape.
    func letsMoreEscape(than other: ResolvedType) -> Bool {
        guard case .function(let own, _, _) = self, case .function(let others, _, _) = other, own.count == others.count
        else { return false }
        let escaping = ParameterMark.nameOfMark + ParameterMark.escaping.rawValue
        return zip(own, others).contains { own, other in
            let (marks, type) = other.withMarks
            // A value of any generic type can escape.
            guard case .function = type else { return false }
            return own.withMarks.marks.contains(escaping) && !marks.contains(escaping)
        }
    }

    /// The names of the marks of a parameter, outermost first, and its type.
    var withMarks: (marks: [String], type: ResolvedType) {
        var (marks, type): ([String], ResolvedType) = ([], self)
        while case .named(let name, let arguments) = type, ParameterMark.names.contains(name),
            let inner = arguments.first
        {
            marks.append(name)
            type = inner
        }
        return (marks, type)
    }
}
