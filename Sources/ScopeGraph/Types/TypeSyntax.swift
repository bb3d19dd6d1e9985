/// A type as the sources write it, without white space and comments.
indirect enum TypeSyntax: Hashable, Sendable {
    /// `A.B<C>.D`.
    case name([Component])
    case optional(TypeSyntax)
    case implicitlyUnwrapped(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    case tuple([Element])
    /// The effects as written: `async throws`.
    case function(parameters: [Element], effects: String, result: TypeSyntax)
    case composition([TypeSyntax])
    /// `any P`, `some P`, `inout T`, `sending T`, `~P`: the keyword and the type.
    case prefixed(String, TypeSyntax)
    /// `@escaping`, `@Sendable`, … as written.
    case attributed(String, TypeSyntax)
    /// `T.Type`, `P.Protocol`.
    case metatype(TypeSyntax, String)
    /// Text that could not be parsed, as written.
    case other(String)

    struct Component: Hashable, Sendable {
        /// Without backticks.
        let name: String
        /// With backticks, if written.
        let spelling: String
        let arguments: [TypeSyntax]
        /// The module that a selector names: `Module::Name`.
        var module: String?
    }

    struct Element: Hashable, Sendable {
        let label: String
        let type: TypeSyntax
        /// Whether it is a variadic parameter: `Int...`.
        var isVariadic = false
    }

    var nameCount: Int {
        switch self {
        case .name(let components):
            components.reduce(1) { $0 + $1.arguments.reduce(0) { $0 + $1.nameCount } }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .prefixed(_, let inner),
            .attributed(_, let inner), .metatype(let inner, _):
            inner.nameCount
        case .dictionary(let key, let value): key.nameCount + value.nameCount
        case .tuple(let elements): elements.reduce(0) { $0 + $1.type.nameCount }
        case .function(let parameters, _, let result):
            parameters.reduce(result.nameCount) { $0 + $1.type.nameCount }
        case .composition(let parts): parts.reduce(0) { $0 + $1.nameCount }
        case .other: 1
        }
    }

    /// Without parts that do not change the type: single parentheses and attributes.
    var bare: TypeSyntax {
        var form = self
        while true {
            switch form {
            case .attributed(_, let inner): form = inner
            case .tuple(let elements) where elements.count == 1 && elements[0].label.isEmpty: form = elements[0].type
            default: return form
            }
        }
    }
}
