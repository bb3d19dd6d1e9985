/// A type as the sources write it, without white space and comments.
package indirect enum TypeSyntax: Hashable, Sendable {
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

    package struct Component: Hashable, Sendable {
        /// Without backticks.
        package let name: String
        /// With backticks, if written.
        package let spelling: String
        package let arguments: [TypeSyntax]
        /// The module that a selector names: `Module::Name`.
        package var module: String?

        package init(name: String, spelling: String, arguments: [TypeSyntax], module: String? = nil) {
            self.name = name
            self.spelling = spelling
            self.arguments = arguments
            self.module = module
        }
    }

    package struct Element: Hashable, Sendable {
        package let label: String
        package let type: TypeSyntax
        /// Whether it is a variadic parameter: `Int...`.
        package var isVariadic: Bool

        package init(label: String, type: TypeSyntax, isVariadic: Bool = false) {
            self.label = label
            self.type = type
            self.isVariadic = isVariadic
        }
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

    /// The tokens of `E` in effects that end with `throws(E)`; `nil` if no type is written.
    static func wordsOfErrorType(in effects: String) -> [String]? {
        guard effects.utf8.last == UInt8(ascii: ")"), let open = effects.firstIndex(of: "(") else { return nil }
        return effects[effects.index(after: open)...].dropLast().split(separator: " ").map(String.init)
    }

    /// Without parts that do not change the type: single parentheses and attributes.
    package var bare: TypeSyntax {
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
