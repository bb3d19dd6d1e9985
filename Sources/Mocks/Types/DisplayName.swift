import Semantics

extension TypeSyntax {
    /// The type as a part of a name, in Mockolo's form: `[String: Int]?` is `OptionalDictionaryStringInt`.
    var displayName: String {
        switch self {
        case .name(let components):
            components.map { $0.name.capitalizedFirst + $0.arguments.map(\.displayName).joined() }.joined()
        case .optional(let inner), .implicitlyUnwrapped(let inner): "Optional\(inner.displayName)"
        case .array(let inner): "Array\(inner.displayName)"
        case .dictionary(let key, let value): "Dictionary\(key.displayName)\(value.displayName)"
        case .tuple(let elements):
            elements.map { $0.label.capitalizedFirst + $0.type.displayName }.joined()
        case .function(let parameters, _, let result):
            parameters.map(\.type.displayName).joined() + result.displayName
        case .composition(let parts): parts.map(\.displayName).joined()
        case .prefixed(_, let inner), .attributed(_, let inner): inner.displayName
        case .metatype(let inner, let word): inner.displayName + word
        case .other(let text): text.filter { $0.isLetter || $0.isNumber }.capitalizedFirst
        }
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
