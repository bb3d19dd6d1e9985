/// A parameter of a function, subscript or initializer.
struct ParameterPlan: Sendable {
    enum Kind: Sendable {
        case plain
        case variadic
        case mutable
        case autoclosure
        /// `(Int) -> String`, which does not escape.
        case closure
        /// `() throws -> Int`, of a function that rethrows.
        case throwingClosure
    }

    /// As written: a name, `_`, or "" if only one name is written.
    let label: String
    let name: String
    let kind: Kind
    let type: SampleType
    /// `consuming `, `borrowing `, `sending `.
    var specifier = ""

    /// The label or the name, as the names of overloads contain it.
    var word: String { label.isEmpty || label == "_" ? name : label }

    /// The type as part of the name of an overload.
    var display: String {
        switch kind {
        case .closure: "IntString"
        case .throwingClosure: "Int"
        default: type.display
        }
    }

    /// What tells the parameter from others in the eyes of the compiler.
    var key: String { "\(label.isEmpty ? name : label):\(kind):\(type.key)" }

    var isRecorded: Bool {
        switch kind {
        case .plain, .variadic, .mutable:
            if case .call = type.comparison { false } else { !type.isOptionalClosure }
        case .autoclosure, .closure, .throwingClosure: false
        }
    }
}

/// A function, subscript or initializer.
struct CallPlan: Sendable {
    enum Kind: Sendable, Equatable {
        case function
        case `subscript`(isSettable: Bool)
        case initializer
    }

    enum Throwing: Sendable {
        case no, any, typed, rethrowing
    }

    var kind = Kind.function
    let name: String
    var parameters: [ParameterPlan] = []
    /// `nil` for a call that returns nothing.
    var result: SampleType?
    /// The bound of its generic parameter `T`; "" for none, `nil` if it has no generic parameter.
    var bound: String?
    /// Whether the bound is in a `where` clause.
    var isBoundBehind = false
    var isAsync = false
    var throwing = Throwing.no
    var isStatic = false
    var isMutating = false
    var isNonisolated = false
    var attribute = ""

    /// Equal for functions that a type cannot both have.
    var signature: String {
        "\(isStatic) \(name)(\(parameters.map(\.key).joined(separator: ","))) \(result?.key ?? "")"
    }

    /// What distinguishes its name from those of overloads, shortest first.
    var details: [String] {
        let labels = parameters.map(\.word).compactMap { word in
            word.count < 2 || !name.lowercased().hasSuffix(word.lowercased()) ? word.capitalized(1) : nil
        }
        var generics: [String] = []
        if let bound { generics = isBoundBehind ? ["T", "T\(bound)"] : ["T\(bound)"] }
        return
            (labels + generics + parameters.map(\.display)
            + [String((result?.display ?? "").prefix(32)), isStatic ? "static" : ""])
            .filter { !$0.isEmpty }
    }
}

/// A property.
struct VariablePlan: Sendable {
    let name: String
    let type: SampleType
    var isSettable = false
    var isStatic = false
    var isWeak = false
    var isAsync = false
    var isThrowing = false
    var isNonisolated = false
    /// Whether it is an `Observable`, which has a subject in the mock.
    var isStream = false

    var hasEffects: Bool { isAsync || isThrowing }
}

/// An associated type.
struct AssociatedPlan: Sendable {
    let name: String
    /// What follows the name: `: Hashable`, ` = Int`, or "".
    let clause: String
    /// The type that the mark gives it.
    var given: String?
    var isPrimary = false
    /// What a generic mock is given for it.
    let argument: String
}

extension String {
    /// With an upper-case beginning.
    func capitalized(_ count: Int) -> String { prefix(count).uppercased() + dropFirst(count) }
}
