import ScopeGraph
import SwiftReader

/// A requirement of a protocol.
struct ProtocolMember: Sendable {
    enum Kind: Sendable {
        case variable(Variable)
        case callable(Callable)
        case associatedType(AssociatedType)
    }

    var kind: Kind
    /// The attributes that its witness repeats, as written.
    let attributes: [String]
    /// `@available(iOS 17, *)`: a stored property cannot repeat it, so the mock does.
    let platforms: [String]
    let isStatic: Bool
    var isNonisolated: Bool
    /// The branches of `#if` around it, without those around the protocol.
    var conditions: [Branch]
    let location: SourceLocation
    /// The offset of its name in its file, by which initializers order their parameters.
    let offset: UInt32

    struct Variable: Sendable {
        /// Without backticks.
        let name: String
        let type: TypeSyntax
        var isSettable: Bool
        /// Those of the getter.
        var effects: CallEffects
    }

    /// A function, subscript or initializer.
    struct Callable: Sendable {
        enum Kind: Hashable, Sendable {
            /// The name without backticks.
            case function(String)
            case `subscript`(isSettable: Bool)
            /// The mark behind `init`: "", "?" or "!".
            case initializer(String)
        }

        var kind: Kind
        let generics: [Generic]
        let constraints: [GenericConstraint]
        let parameters: [CallParameter]
        var effects: CallEffects
        /// `nil` if no result is written.
        let result: TypeSyntax?

        /// The name of a function; `subscript` or `init`.
        var name: String {
            switch kind {
            case .function(let name): name
            case .subscript: "subscript"
            case .initializer: "init"
            }
        }

        var isInitializer: Bool { if case .initializer = kind { true } else { false } }
    }

    struct Generic: Sendable {
        let name: String
        let constraint: TypeSyntax?
        /// `each T`.
        let isPack: Bool
    }

    struct AssociatedType: Sendable {
        let name: String
        let inherited: [TypeSyntax]
        let constraints: [GenericConstraint]
        let defaultType: TypeSyntax?
    }
}

/// A parameter of a function, subscript or initializer.
struct CallParameter: Sendable {
    /// As written: a name, `_`, or "" if only one name is written.
    let label: String
    /// Inside the body, without backticks; never `_`.
    let name: String
    /// With its specifiers and attributes, without `...`.
    let type: TypeSyntax
    let isVariadic: Bool
}

/// What a call or a getter does besides returning.
struct CallEffects: Hashable, Sendable {
    enum Throwing: Hashable, Sendable {
        case no, any, rethrowing
        /// `throws(E)`.
        case typed(String)
    }

    var isAsync: Bool
    var throwing: Throwing

    static let none = CallEffects(isAsync: false, throwing: .no)

    /// As written in front of `->`, with a space behind each: "async throws ".
    var words: String {
        let throwing =
            switch throwing {
            case .no: ""
            case .any: "throws "
            case .rethrowing: "rethrows "
            case .typed(let error): "throws(\(error)) "
            }
        return (isAsync ? "async " : "") + throwing
    }

    /// In front of a call, with a space behind each: "try await ".
    var callWords: String { (throwing == .no ? "" : "try ") + (isAsync ? "await " : "") }
}
