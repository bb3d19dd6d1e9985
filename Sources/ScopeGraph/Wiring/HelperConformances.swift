import Semantics

/// Components that are passed to interactors, view models and other helpers as a protocol to which they do not conform.
extension WiringReader {
    /// Records a component that is passed to an initializer or function as a protocol or as a composition of protocols.
    mutating func noteHelper(_ injection: Injection) {
        guard injection.receiver != nil || injection.function != nil else { return }
        for type in model.parts(of: injection.expectedType).compactMap(\.declaredType) where isPlainProtocol(type) {
            helperInjections[type, default: []].append(injection)
        }
    }

    /// Reports the components that certainly lack a conformance which no edge asks for. If an edge does, it is the finding
    /// of the edge, or generated.
    mutating func reportHelperConformances() {
        if helperInjections.isEmpty { return }
        let children = Dictionary(grouping: edges, by: \.parent)
        for (type, injections) in helperInjections.sorted(by: { $0.key < $1.key }) {
            for injection in injections {
                guard let scope = scope(lacking: type, injection),
                    !withSuperclasses(scope).contains(where: { asks(children[$0] ?? [], for: type) })
                else { continue }
                let protocols = [type] + model.inheritedProtocols(of: [type]).all
                let lacking = HelperConformance(name: index.types[type].qualifiedName, protocols: protocols)
                faults.append(
                    GraphFault(kind: .helperConformance(scope: scope, lacking), location: injection.location)
                )
            }
        }
    }

    /// The scope of a component that is passed as a protocol to which it does not conform in any build.
    private func scope(lacking type: Int, _ injection: Injection) -> Int? {
        guard lacksConformance(injection, to: type),
            index.modules[index.files[injection.file].module].kind != .test,
            isSameInAllBuilds(injection, [injection.receiver, type].compactMap(\.self)),
            injection.receiver != nil || !mayHaveUnreadOverload(injection)
        else { return nil }
        return component(of: injection)?.type.flatMap { table.scopeOfType[$0] }
    }

    /// Whether a function that takes a component may have overloads that the sources do not show: it belongs to a type
    /// with unread members, or to no type.
    private func mayHaveUnreadOverload(_ injection: Injection) -> Bool {
        guard let function = injection.function else { return true }
        let block = model.source(function.file)[function.declaration].block
        return index.type(around: block, in: function.file).map { !model.isClosed($0) } ?? true
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
