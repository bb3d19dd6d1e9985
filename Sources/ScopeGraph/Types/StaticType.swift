/// What a type means in the sources at hand.
///
/// Only what holds another type itself has a place of its own in memory: there are very many plain names.
enum StaticType: Hashable, Sendable {
    /// Nothing is known.
    case unknown
    /// A nominal type that the sources declare: an index into `TypeIndex.types`.
    case declared(Int, arguments: [StaticType])
    /// A type that no source declares, its name without module where that is known.
    case named(String, arguments: [StaticType])
    /// A generic parameter.
    case parameter(String)
    indirect case optional(StaticType)
    indirect case implicitlyUnwrapped(StaticType)
    case tuple([Element])
    indirect case function(parameters: [StaticType], effects: String, result: StaticType)
    /// At least two, in canonical order.
    case composition([StaticType])
    indirect case metatype(StaticType)
    /// `some P`.
    indirect case opaque(StaticType)

    struct Element: Hashable, Sendable {
        let label: String
        let type: StaticType
    }

    static let void = StaticType.tuple([])

    /// Without optionality.
    var unwrapped: StaticType {
        switch self {
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner
        default: self
        }
    }

    /// The index of the declared type it is, optional or opaque or not.
    var declaredType: Int? {
        switch self {
        case .declared(let type, _): type
        case .optional(let inner), .implicitlyUnwrapped(let inner), .opaque(let inner): inner.declaredType
        default: nil
        }
    }

    /// Whether its name can stand for it in an expression. What no source declares may be a value just as well, and only a
    /// capital letter tells.
    var isCalledAsType: Bool {
        guard case .named(let name, _) = self else { return true }
        return name.first?.isUppercase ?? false
    }

    /// Whether a generic parameter is left in it.
    var holdsParameter: Bool {
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

    /// With the generic parameters replaced.
    func replacing(_ parameters: [String: StaticType]) -> StaticType {
        guard !parameters.isEmpty else { return self }
        switch self {
        case .unknown: return self
        case .declared(let type, let arguments):
            return .declared(type, arguments: arguments.map { $0.replacing(parameters) })
        case .named(let name, let arguments):
            return .named(name, arguments: arguments.map { $0.replacing(parameters) })
        case .parameter(let name): return parameters[name] ?? self
        case .optional(let inner): return .optional(inner.replacing(parameters))
        case .implicitlyUnwrapped(let inner): return .implicitlyUnwrapped(inner.replacing(parameters))
        case .tuple(let elements):
            return .tuple(elements.map { Element(label: $0.label, type: $0.type.replacing(parameters)) })
        case .function(let inputs, let effects, let result):
            return .function(
                parameters: inputs.map { $0.replacing(parameters) },
                effects: effects,
                result: result.replacing(parameters)
            )
        case .composition(let parts): return .composition(parts.map { $0.replacing(parameters) })
        case .metatype(let inner): return .metatype(inner.replacing(parameters))
        case .opaque(let inner): return .opaque(inner.replacing(parameters))
        }
    }
}
