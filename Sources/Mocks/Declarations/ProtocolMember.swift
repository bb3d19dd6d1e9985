import Semantics
import SwiftReader

/// A requirement of a protocol.
struct ProtocolMember: Sendable {
    /// Indirect: members are copied often, and their parts are many.
    indirect enum Kind: Sendable {
        case variable(Variable)
        case callable(Callable)
        case associatedType(AssociatedType)
    }

    var kind: Kind
    /// Equal for requirements in the same branches that one member of a class meets.
    let signature: String
    /// The attributes that its witness repeats, as written.
    var attributes: [String]
    /// `@available(iOS 17, *)`: a stored property cannot repeat it, so the mock does.
    let platforms: [String]
    let isStatic: Bool
    var isNonisolated: Bool
    /// The branches of `#if` around it, without those around the protocol.
    var conditions: [Branch]
    let location: SourceLocation
    /// The offset of its name in its file, by which initializers order their parameters.
    let offset: UInt32
    /// How the names of its count, handler and state begin; empty until the mock is written.
    var stem = ""

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
        /// `each` of a parameter pack, `let` of a value, or empty.
        let introducer: String

        var isPack: Bool { introducer == "each" }

        /// `T: ~Copyable`.
        var mayBeNoncopyable: Bool { constraint?.spelling.contains("~Copyable") == true }
    }

    struct AssociatedType: Sendable {
        let name: String
        let inherited: [TypeSyntax]
        let constraints: [GenericConstraint]
        let defaultType: TypeSyntax?
    }
}

extension ProtocolMember.Kind {
    func signature(isStatic: Bool) -> String {
        let place = isStatic ? "static " : ""
        switch self {
        case .variable(let variable): return "\(place)var \(variable.name)"
        case .associatedType(let type): return "\(place)associatedtype \(type.name)"
        case .callable(let callable):
            let parameters = callable.parameters.map { parameter in
                let label = parameter.label.isEmpty ? parameter.name : parameter.label
                return "\(label): \(parameter.type.spelling)\(parameter.isVariadic ? "..." : "")"
            }
            let generics = callable.generics.map { "\($0.name): \($0.constraint?.spelling ?? "")" }
            let result = callable.result?.isVoid == true ? "" : callable.result?.spelling ?? ""
            let parts = [generics, parameters, callable.constraints.map(\.spelling)].map { $0.joined(separator: ",") }
            let async = callable.effects.isAsync ? " async" : ""
            return "\(place)\(callable.name)<\(parts[0])>(\(parts[1]))\(async)->\(result) where \(parts[2])"
        }
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
