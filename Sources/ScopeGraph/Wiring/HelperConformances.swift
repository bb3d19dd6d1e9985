import Semantics

/// Components and their dependencies that are passed to interactors, view models and other helpers as a protocol to which
/// they do not conform.
extension WiringReader {
    /// Records a component or a dependency that is passed to an initializer or function as a protocol or as a composition
    /// of protocols.
    mutating func noteHelper(_ injection: Injection) {
        guard injection.receiver != nil || injection.function != nil else { return }
        for type in model.parts(of: injection.expectedType).compactMap(\.declaredType) where isPlainProtocol(type) {
            helperInjections[type, default: []].append(injection)
        }
    }

    /// Reports the components, and the dependencies of components and builders, that certainly lack a conformance which no
    /// edge asks for. If an edge does, it is the finding of the edge, or generated.
    mutating func reportHelperConformances() {
        if helperInjections.isEmpty { return }
        let children = Dictionary(grouping: edges, by: \.parent)
        for (type, injections) in helperInjections.sorted(by: { $0.key < $1.key }) {
            for injection in injections {
                let passer = componentPasser(lacking: type, injection) ?? dependencyPasser(lacking: type, injection)
                guard let passer, passer.dependency != nil || !asks(childrenOf: passer.scope, children, for: type)
                else { continue }
                faults.append(fault(passer, lacking: type, injection))
            }
        }
    }

    private func fault(_ passer: Passer, lacking type: Int, _ injection: Injection) -> GraphFault {
        let lacking = HelperConformance(
            name: index.types[type].qualifiedName,
            passed: passer.dependency,
            isCertain: injection.receiver != nil || isCertainFunction(injection, takes: passer),
            protocols: [type] + model.inheritedProtocols(of: [type]).all
        )
        return GraphFault(kind: .helperConformance(scope: passer.scope, lacking), location: injection.location)
    }

    /// A scope that is passed to a helper.
    private struct Passer {
        let scope: Int
        /// What is passed instead of its component.
        let dependency: HelperConformance.OwnDependency?
    }

    /// The scope of a component that is passed as a protocol to which it does not conform in any build.
    private func componentPasser(lacking type: Int, _ injection: Injection) -> Passer? {
        guard lacksConformance(injection, to: type),
            index.modules[index.files[injection.file].module].kind != .test,
            isSameInAllBuilds(injection, [injection.receiver, type].compactMap(\.self))
        else { return nil }
        let scope = component(of: injection)?.type.flatMap { table.scopeOfType[$0] }
        return scope.map { Passer(scope: $0, dependency: nil) }
    }

    /// The scope whose dependency is passed as a protocol that this does not inherit in any build.
    private func dependencyPasser(lacking type: Int, _ injection: Injection) -> Passer? {
        guard let history = injection.history, let holder = mismatchedHolder(of: injection, history),
            isUnrelated(history.seen.bare, to: .declared(type, arguments: [])),
            index.modules[index.files[injection.file].module].kind != .test,
            isOneGraph(index.types[holder].module, index.types[type].module),
            isSameInAllBuilds(injection, typesInvolved(in: injection, by: holder) + [type])
        else { return nil }
        let scope = table.scopeOfType[holder] ?? scopes(owning: history.seen.bare, .type(holder)).first
        let dependency = HelperConformance.OwnDependency(
            holder: index.types[holder].qualifiedName,
            dependency: name(of: history.seen.bare)
        )
        return scope.map { Passer(scope: $0, dependency: dependency) }
    }

    /// Whether the function that takes what is passed certainly has no overload that the sources do not show.
    private func isCertainFunction(_ injection: Injection, takes passer: Passer) -> Bool {
        guard let function = injection.function else { return false }
        let source = model.source(function.file)
        let block = source[function.declaration].block
        if source[block].kind == .file { return isCertainGlobal(function, calledBy: injection) }
        // An overload that a superclass or protocol declares may take a dependency, which is a protocol too.
        let type = index.type(around: block, in: function.file)
        return passer.dependency == nil && type.map { model.isClosed($0) } ?? false
    }

    /// The functions of Swift and of the Objective-C runtime that take any value or object.
    private static let functionsForAll: Set<String> = [
        "debugPrint", "dump", "extendLifetime", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
        "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit", "print", "type", "unsafeBitCast",
        "unsafeDowncast", "withExtendedLifetime", "withUnsafeBytes", "withUnsafePointer",
    ]

    /// Whether a call certainly means a function that is outside of types: neither a module without sources nor a type
    /// around the call may declare another one.
    private func isCertainGlobal(_ function: DeclarationLocation, calledBy injection: Injection) -> Bool {
        let (home, declaration) = (model.source(function.file), index.declaration(function))
        let attributes = declaration.attributes.indices.map { home.text(home.attributes[$0].name) }
        guard declaration.condition == nil, attributes.allSatisfy(["discardableResult", "MainActor"].contains),
            model.isOnlyGlobal(function, seenFrom: injection.file), !model.hasForeignImports(injection.file),
            !Self.functionsForAll.contains(home.name(declaration.name))
        else { return false }
        let source = model.source(injection.file)
        return source.blocks(from: source[injection.value].block).filter { source[$0].kind == .members }.allSatisfy {
            model.type(owning: $0, in: injection.file).map { model.isClosed($0) } ?? false
        }
    }

    /// - Parameter children: the edges of each parent.
    private func asks(childrenOf scope: Int, _ children: [Int: [PartialEdge]], for type: Int) -> Bool {
        withSuperclasses(scope).contains { asks(children[$0] ?? [], for: type) }
    }

    private func withSuperclasses(_ scope: Int) -> [Int] {
        let types = table.partialScopes[scope].type.map(model.withSuperclasses) ?? []
        return types.compactMap { table.scopeOfType[$0] }
    }

    /// Whether the dependency of a child is a protocol, combines it with others, or inherits it.
    private func asks(_ edges: [PartialEdge], for type: Int) -> Bool {
        edges.contains { edge in
            let parts = table.partialScopes[edge.child].dependencyType.map(model.parts) ?? []
            let protocols = parts.compactMap(\.declaredType)
            return protocols.contains(type) || model.inheritedProtocols(of: protocols).all.contains(type)
        }
    }

    /// Whether a type is a protocol of the app that is the same in all builds, and to which no macro adds anything.
    private func isPlainProtocol(_ type: Int) -> Bool {
        index.types[type].kind == .protocol && !index.libraries.declares(type) && !index.types[type].isConditional
            && index.declaration(of: type).attributes.isEmpty
    }
}
