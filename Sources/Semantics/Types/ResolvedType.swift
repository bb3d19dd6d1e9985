/// The meaning of a type, as far as the sources show.
///
/// Only cases that contain another type are indirect, because most types are plain names.
package enum ResolvedType: Hashable, Sendable {
    /// The type is not known.
    case unknown
    /// A nominal type that the sources declare: an index into `TypeIndex.types`.
    case declared(Int, arguments: [ResolvedType])
    /// A type that no source declares, by its name, without the module if that is known.
    case named(String, arguments: [ResolvedType])
    /// A generic parameter.
    case parameter(String)
    indirect case optional(ResolvedType)
    indirect case implicitlyUnwrapped(ResolvedType)
    case tuple([Element])
    indirect case function(parameters: [ResolvedType], effects: String, result: ResolvedType)
    /// At least two, in canonical order.
    case composition([ResolvedType])
    indirect case metatype(ResolvedType)
    /// `some P`.
    indirect case opaque(ResolvedType)

    package struct Element: Hashable, Sendable {
        let label: String
        let type: ResolvedType
    }

    static let void = ResolvedType.tuple([])

    /// Whether types are nested more than `limit` levels deep.
    func isDeeper(than limit: Int) -> Bool {
        limit <= 0 || hasPart { $0.isDeeper(than: limit - 1) }
    }

    /// Whether one of the types that it is directly made of satisfies a condition.
    func hasPart(where isSought: (ResolvedType) -> Bool) -> Bool {
        switch self {
        case .unknown, .parameter: false
        case .declared(_, let parts), .named(_, let parts), .composition(let parts): parts.contains(where: isSought)
        case .optional(let inner), .implicitlyUnwrapped(let inner), .metatype(let inner), .opaque(let inner):
            isSought(inner)
        case .tuple(let elements): elements.contains { isSought($0.type) }
        case .function(let parameters, _, let result): isSought(result) || parameters.contains(where: isSought)
        }
    }

    /// Without optionality.
    package var unwrapped: ResolvedType {
        switch self {
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner
        default: self
        }
    }

    /// Without optionality and without `some`.
    package var bare: ResolvedType {
        switch self {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .opaque(let inner): inner.bare
        default: self
        }
    }

    /// The index of the declared type, also if it is optional or opaque.
    package var declaredType: Int? {
        switch self {
        case .declared(let type, _): type
        case .optional(let inner), .implicitlyUnwrapped(let inner), .opaque(let inner): inner.declaredType
        default: nil
        }
    }

    /// The generic arguments of a declared type, also if it is optional or opaque.
    package var genericArguments: [ResolvedType] {
        switch self {
        case .declared(_, let arguments): arguments
        case .optional(let inner), .implicitlyUnwrapped(let inner), .opaque(let inner): inner.genericArguments
        default: []
        }
    }

    /// Whether its name denotes a type in an expression. An undeclared name may also be a value; only a capital letter
    /// distinguishes them.
    var isCalledAsType: Bool {
        guard case .named(let name, _) = self else { return true }
        return name.first?.isUppercase ?? false
    }

    /// Whether it contains a generic parameter.
    package var holdsParameter: Bool {
        if case .parameter = self { true } else { hasPart(where: \.holdsParameter) }
    }

    /// A declared type, as `P<T>`, without arguments that hold generic parameters: what `P<T>` is depends on the code that
    /// gives them.
    package var withoutParameters: ResolvedType {
        guard case .declared(let type, let arguments) = self, arguments.contains(where: \.holdsParameter) else {
            return self
        }
        return .declared(type, arguments: [])
    }

    /// The declared types that it is made of.
    package var heldTypes: Set<Int> {
        var found: Set<Int> = []
        if case .declared(let type, _) = self { found.insert(type) }
        _ = hasPart {
            found.formUnion($0.heldTypes)
            return false
        }
        return found
    }

    /// Adds generic arguments if it has none, because a typealias can name a generic type without its parameters.
    func given(_ arguments: [ResolvedType]) -> ResolvedType {
        switch self {
        case .declared(let type, arguments: []): .declared(type, arguments: arguments)
        case .named(let name, arguments: []): .named(name, arguments: arguments)
        default: self
        }
    }

    package func replacing(_ parameters: [String: ResolvedType]) -> ResolvedType { replacing(parameters, errors: [:]) }

    /// - Parameter errors: how `throws(E)` names the types in place of its parameters.
    func replacing(_ parameters: [String: ResolvedType], errors: [String: String]) -> ResolvedType {
        if parameters.isEmpty { return self }
        return (errors.isEmpty ? self : replacingErrors(errors)).replacingParameters { parameters[$0] }
    }

    private func replacingErrors(_ names: [String: String]) -> ResolvedType {
        let type = replacingParts { $0.replacingErrors(names) }
        guard case .function(let inputs, let effects, let result) = type else { return type }
        let named = FunctionMarks.replacingError(in: effects) { names[$0].map { "throws(\($0))" } }
        return .function(parameters: inputs, effects: named, result: result)
    }

    /// - Parameter replacement: the value of a generic parameter or of its associated type, `T.Item`; `nil` to keep it.
    func replacingParameters(_ replacement: (String) -> ResolvedType?) -> ResolvedType {
        replacingLeaves { leaf in
            guard case .parameter(let name) = leaf else { return nil }
            return replacement(name)
        }
    }

    /// Replaces a declared type that has no generic arguments.
    func replacing(declared type: Int, with replacement: ResolvedType) -> ResolvedType {
        replacingLeaves { $0 == .declared(type, arguments: []) ? replacement : nil }
    }

    /// Replaces types without generic arguments that no source declares, by their names.
    func replacingNames(_ replacement: (String) -> ResolvedType?) -> ResolvedType {
        replacingLeaves { leaf in
            guard case .named(let name, arguments: []) = leaf else { return nil }
            return replacement(name)
        }
    }

    /// - Parameter replacement: the replacement of a type without parts; `nil` to keep it.
    private func replacingLeaves(_ replacement: (ResolvedType) -> ResolvedType?) -> ResolvedType {
        switch self {
        case .declared(_, arguments: []), .named(_, arguments: []), .parameter: replacement(self) ?? self
        case .function(let inputs, let effects, let result) where !effects.isEmpty:
            .function(
                parameters: inputs.map { $0.replacingLeaves(replacement) },
                effects: FunctionMarks.replacingError(in: effects) { name in
                    replacement(.parameter(name)).map(FunctionMarks.throwing)
                },
                result: result.replacingLeaves(replacement)
            )
        default: replacingParts { $0.replacingLeaves(replacement) }
        }
    }

    /// Replaces the types of which it directly consists.
    func replacingParts(_ replaced: (ResolvedType) -> ResolvedType) -> ResolvedType {
        switch self {
        case .unknown, .parameter: self
        case .declared(let type, let arguments): .declared(type, arguments: arguments.map(replaced))
        case .named(let name, let arguments): .named(name, arguments: arguments.map(replaced))
        case .optional(let inner): .optional(replaced(inner))
        case .implicitlyUnwrapped(let inner): .implicitlyUnwrapped(replaced(inner))
        case .tuple(let elements): .tuple(elements.map { Element(label: $0.label, type: replaced($0.type)) })
        case .function(let inputs, let effects, let result):
            .function(parameters: inputs.map(replaced), effects: effects, result: replaced(result))
        case .composition(let parts): .composition(parts.map(replaced))
        case .metatype(let inner): .metatype(replaced(inner))
        case .opaque(let inner): .opaque(replaced(inner))
        }
    }
}
