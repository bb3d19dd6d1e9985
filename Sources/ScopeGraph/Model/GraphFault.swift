import SwiftReader

/// An error in the wiring itself, found while the graph is built.
package struct GraphFault: Sendable {
    package enum Kind: Sendable {
        /// `Component<D>`, but no protocol D is declared.
        case unknownDependency(scope: Int, spelling: String)
        /// `Builder<D>`, but no protocol D is declared.
        case undeclaredDependency(builder: String, spelling: String)
        /// `Component<S.D>`: what a component requires depends on its generic arguments.
        case openDependency(component: String, spelling: String)
        /// `Component<D>`, but several imported modules declare a protocol D.
        case ambiguousDependency(scope: Int, spelling: String, locations: [SourceLocation])
        /// Two scopes of one module with the same name.
        case duplicateScope(name: String, locations: [SourceLocation])
        /// A scope is created by an expression that cannot be linked to a parent.
        case unlinkedChild(child: Int, expression: String)
        /// A scope receives a dependency of an unrelated type.
        case refusedDependency(child: Int, RefusedDependency)
        /// A component, or its dependency, is passed to something other than a scope as a protocol that it does not conform
        /// to.
        case helperConformance(scope: Int, HelperConformance)
        /// A child is created with a parent other than the scope itself.
        case wrongParent(child: Int, expression: String)
        /// A component is created without a parent, although its library requires one of all but roots.
        case parentless(child: Int)
        /// A component is passed to a declaration that is not in the sources.
        case unresolvedInjection(parent: Int, receiver: String)
        /// A component is passed to a type of a module that the file does not import. It is certain if the manifest
        /// leaves no other way to see the type.
        case unimportedReceiver(parent: Int, receiver: String, module: Int, isCertain: Bool)
        /// A component is passed to a type of another module that keeps the type or its initializer to itself.
        case hiddenReceiver(parent: Int, receiver: String, module: Int, HiddenDeclaration)

        /// The single scope that the fault concerns, an index into `ScopeGraph.scopes`.
        package var scope: Int? {
            switch self {
            case .unknownDependency(let scope, _), .ambiguousDependency(let scope, _, _),
                .helperConformance(let scope, _):
                scope
            case .unlinkedChild(let child, _), .wrongParent(let child, _), .refusedDependency(let child, _),
                .parentless(let child):
                child
            case .unresolvedInjection(let parent, _), .unimportedReceiver(let parent, _, _, _),
                .hiddenReceiver(let parent, _, _, _):
                parent
            case .undeclaredDependency, .duplicateScope, .openDependency: nil
            }
        }

        /// The same fault of another scope.
        func with(scope: Int) -> Kind {
            switch self {
            case .unknownDependency(_, let spelling): .unknownDependency(scope: scope, spelling: spelling)
            case .ambiguousDependency(_, let spelling, let locations):
                .ambiguousDependency(scope: scope, spelling: spelling, locations: locations)
            case .unlinkedChild(_, let expression): .unlinkedChild(child: scope, expression: expression)
            case .refusedDependency(_, let refusal): .refusedDependency(child: scope, refusal)
            case .helperConformance(_, let lacking): .helperConformance(scope: scope, lacking)
            case .wrongParent(_, let expression): .wrongParent(child: scope, expression: expression)
            case .parentless: .parentless(child: scope)
            case .unresolvedInjection(_, let receiver): .unresolvedInjection(parent: scope, receiver: receiver)
            case .unimportedReceiver(_, let receiver, let module, let isCertain):
                .unimportedReceiver(parent: scope, receiver: receiver, module: module, isCertain: isCertain)
            case .hiddenReceiver(_, let receiver, let module, let declaration):
                .hiddenReceiver(parent: scope, receiver: receiver, module: module, declaration)
            case .undeclaredDependency, .duplicateScope, .openDependency: self
            }
        }
    }

    package let kind: Kind
    package let location: SourceLocation
}

/// A protocol to which a component that is passed to a helper does not conform, or which the own dependency of a component
/// or builder does not inherit.
package struct HelperConformance: Sendable {
    /// The own dependency of a class.
    package struct OwnDependency: Sendable {
        /// The name of the class.
        package let holder: String
        package let dependency: DependencyName
    }

    package let name: String
    /// What is passed instead of the component.
    package let passed: OwnDependency?
    /// Whether no function that the sources do not show may be called instead.
    package let isCertain: Bool
    /// The protocol and all that it inherits: indices into `TypeIndex.types`.
    package let protocols: [Int]
}

extension ScopeGraph {
    /// By scope, the protocols as which its component is passed to helpers and to which it does not conform, with all that
    /// they inherit: indices into `TypeIndex.types`.
    package var lackingProtocols: [Int: [Int]] {
        var found: [Int: [Int]] = [:]
        for fault in faults {
            guard case .helperConformance(let scope, let lacking) = fault.kind else { continue }
            found[scope, default: []] += lacking.protocols
        }
        return found
    }
}
