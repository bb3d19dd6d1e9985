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
        guard limit > 0 else { return true }
        switch self {
        case .unknown, .parameter: return false
        case .declared(_, let arguments), .named(_, let arguments), .composition(let arguments):
            return arguments.contains { $0.isDeeper(than: limit - 1) }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .metatype(let inner), .opaque(let inner):
            return inner.isDeeper(than: limit - 1)
        case .tuple(let elements): return elements.contains { $0.type.isDeeper(than: limit - 1) }
        case .function(let parameters, _, let result):
            return result.isDeeper(than: limit - 1) || parameters.contains { $0.isDeeper(than: limit - 1) }
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
        switch self {
        case .parameter: true
        case .unknown: false
        case .declared(_, let arguments), .named(_, let arguments): arguments.contains(where: \.holdsParameter)
        case .optional(let inner), .implicitlyUnwrapped(let inner), .metatype(let inner), .opaque(let inner):
            inner.holdsParameter
        case .tuple(let elements): elements.contains(where: \.type.holdsParameter)
        case .function(let parameters, _, let result):
            result.holdsParameter || parameters.contains(where: \.holdsParameter)
        case .composition(let parts): parts.contains(where: \.holdsParameter)
        }
    }

    /// Adds generic arguments if it has none, because a typealias can name a generic type without its parameters.
    func given(_ arguments: [ResolvedType]) -> ResolvedType {
        switch self {
        case .declared(let type, arguments: []): .declared(type, arguments: arguments)
        case .named(let name, arguments: []): .named(name, arguments: arguments)
        default: self
        }
    }

    package func replacing(_ parameters: [String: ResolvedType]) -> ResolvedType {
        guard !parameters.isEmpty else { return self }
        return replacingLeaves { leaf in
            guard case .parameter(let name) = leaf else { return nil }
            return parameters[name]
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
