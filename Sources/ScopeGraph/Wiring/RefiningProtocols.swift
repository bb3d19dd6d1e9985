import Semantics
import SwiftReader

/// Protocols that helpers take as parameters and that refine the dependencies of the scopes which the helpers create:
/// `protocol PluginsDependency: CardDependency, CashDependency {}`.
struct RefiningProtocols {
    /// By protocol, the components that are passed as it to anything other than a scope.
    fileprivate var injections: [Int: [Injection]] = [:]
    /// By protocol, the dependencies as which its values are passed to scopes.
    fileprivate var passedAs: [Int: Set<ResolvedType>] = [:]
    /// The protocols that are dependencies of scopes of their own.
    fileprivate(set) var scopes: [ResolvedType: Int] = [:]

    mutating func notePassed(_ type: ResolvedType, as dependency: ResolvedType) {
        guard case .declared(let passed, arguments: []) = type, type != dependency else { return }
        passedAs[passed, default: []].insert(dependency)
    }
}

/// A component that is passed to a helper has to conform to the type of the parameter, not only to the dependencies of the
/// scopes below. If it does not, or if the protocol does not inherit one of those dependencies, the protocol is the
/// dependency of a scope between the two.
extension WiringReader {
    /// Records a component that is passed to a helper.
    mutating func noteRefining(_ injection: Injection) {
        guard case .declared(let type, arguments: []) = injection.expectedType,
            index.types[type].kind == .protocol, !index.libraries.declares(type)
        else { return }
        refining.injections[type, default: []].append(injection)
    }

    /// Adds the scopes of refining protocols.
    mutating func addRefiningScopes() {
        for (type, injections) in refining.injections.sorted(by: { $0.key < $1.key }) {
            let refined = ResolvedType.declared(type, arguments: [])
            guard !table.isDependencyProtocol(refined), !index.types[type].isConditional,
                let child = refinedScope(type, injections),
                injections.contains(where: { lacksConformance($0, to: type) }) || isPassedAsUnrelated(type)
            else { continue }
            refining.scopes[refined] = table.add(scope(of: type, above: table.partialScopes[child]))
        }
    }

    /// A scope that a helper creates whose dependency a protocol inherits.
    private mutating func refinedScope(_ type: Int, _ injections: [Injection]) -> Int? {
        let inherited = Set(model.inheritedProtocols(ofType: type).all)
        let nodes = Set(injections.flatMap(\.holders)).map {
            DependencyFlow.Node(holder: $0, type: .declared(type, arguments: []))
        }
        return Set(nodes.flatMap { flow.scopes(reachedFrom: $0) }).sorted().first { scope in
            let parts = table.partialScopes[scope].dependencyType.map(model.parts) ?? []
            return table.partialScopes[scope].dialect.parentsConform && !parts.isEmpty
                && parts.allSatisfy { $0.declaredType.map(inherited.contains) ?? false }
        }
    }

    /// The component that is passed, if that is certain.
    func component(of injection: Injection) -> PartialScope? {
        guard injection.given == nil, let history = injection.history, !history.isCast,
            history.types == [history.seen], let type = history.seen.unwrapped.declaredType,
            !index.types[type].isConditional, let scope = table.scopeOfType[type],
            table.partialScopes[scope].kind == .component, table.partialScopes[scope].dialect.parentsConform
        else { return nil }
        return table.partialScopes[scope]
    }

    /// Whether a component that is passed as a protocol certainly does not conform to it.
    func lacksConformance(_ injection: Injection, to type: Int) -> Bool {
        guard let component = component(of: injection), let passed = component.type, model.isClosed(passed),
            isOneGraph(component.module, index.types[type].module), subclassesOfSelf(passed, injection).isEmpty
        else { return false }
        return !model.inheritedProtocols(ofType: passed).all.contains(type)
    }

    /// Whether values of a protocol are passed as a dependency that it certainly does not inherit.
    private func isPassedAsUnrelated(_ type: Int) -> Bool {
        let passed = refining.passedAs[type] ?? []
        return passed.contains { isUnrelated(.declared(type, arguments: []), to: $0) }
    }

    /// - Parameter child: a scope whose dependency the protocol inherits.
    private func scope(of type: Int, above child: PartialScope) -> PartialScope {
        let declared = index.types[type]
        let name = declared.qualifiedName.withoutDots
        let suffix = "Dependency"
        return PartialScope(
            type: nil,
            name: declared.qualifiedName,
            module: declared.module,
            kind: .builder,
            dialect: child.dialect,
            location: index.location(of: type),
            access: declared.access,
            dependencyType: .declared(type, arguments: []),
            dependencyProtocol: model.dependencyProtocol(ofHelpersTaking: type),
            root: nil,
            namesake: name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : nil
        )
    }
}
