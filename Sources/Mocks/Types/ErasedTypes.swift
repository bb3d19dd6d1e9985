import Semantics

/// Types in the closures of handlers, which have no generic parameters: what depends on one becomes `Any`.
struct ErasedTypes {
    /// The generic parameters of the call, and `some`, which is one without a name.
    private let generics: [String]

    init(_ parameters: [ProtocolMember.Generic]) {
        generics = parameters.isEmpty ? Self.unnamed : parameters.map(\.name) + Self.unnamed
    }

    private static let unnamed = ["some"]

    func isErased(_ type: TypeSyntax) -> Bool { type.mentions(generics) }

    func erased(_ type: TypeSyntax) -> TypeSyntax {
        switch type {
        case .prefixed("some", let inner) where !inner.mentions(generics): .prefixed("any", inner)
        case .prefixed(let word, let inner):
            ["inout", "sending"].contains(word)
                ? .prefixed(word, erased(inner))
                : ["any", "some", "~", "repeat", "each"].contains(word)
                    ? (type.mentions(generics) ? .any : type) : erased(inner)
        case .implicitlyUnwrapped(let inner): .optional(erased(inner))
        case _ where !type.mentions(generics): type
        case .attributed(let attribute, let inner): erasedFunction(attribute, inner)
        case .optional(let inner): .optional(erased(inner))
        case .tuple(let elements): erased(elements)
        case .function(let parameters, let effects, let result):
            parameters.contains { isErased($0.type) } || erasesEffects(effects)
                ? .any : .function(parameters: parameters, effects: effects, result: erased(result))
        default: .any
        }
    }

    private func erasesEffects(_ effects: String) -> Bool { generics.contains { effects.contains("(\($0))") } }

    private func erasedFunction(_ attribute: String, _ inner: TypeSyntax) -> TypeSyntax {
        let inner = erased(inner)
        return inner == .any ? .any : .attributed(attribute, inner)
    }

    private func erased(_ elements: [TypeSyntax.Element]) -> TypeSyntax {
        let types = elements.map {
            TypeSyntax.Element(label: $0.label, type: erased($0.type), isVariadic: $0.isVariadic)
        }
        return types.count == 1 && types[0].type == .any ? .any : .tuple(types)
    }
}
