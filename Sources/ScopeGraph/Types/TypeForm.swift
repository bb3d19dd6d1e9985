/// A type as the sources write it, without white space and comments.
indirect enum TypeForm: Hashable, Sendable {
    /// `A.B<C>.D`.
    case name([Component])
    case optional(TypeForm)
    case implicitlyUnwrapped(TypeForm)
    case array(TypeForm)
    case dictionary(key: TypeForm, value: TypeForm)
    case tuple([Element])
    /// The effects as written: `async throws`.
    case function(parameters: [Element], effects: String, result: TypeForm)
    case composition([TypeForm])
    /// `any P`, `some P`, `inout T`, `sending T`, `~P`: the word and what follows.
    case prefixed(String, TypeForm)
    /// `@escaping`, `@Sendable`, … as written.
    case attributed(String, TypeForm)
    /// `T.Type`, `P.Protocol`.
    case metatype(TypeForm, String)
    /// What could not be read, as written.
    case other(String)

    struct Component: Hashable, Sendable {
        /// Without backticks.
        let name: String
        /// With the backticks that it is written with.
        let spelling: String
        let arguments: [TypeForm]
    }

    struct Element: Hashable, Sendable {
        let label: String
        let type: TypeForm
    }

    /// Without what does not change the type: single parentheses and attributes.
    var bare: TypeForm {
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
