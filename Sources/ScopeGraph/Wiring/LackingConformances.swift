import Semantics

/// Components that are passed to interactors, view models and other helpers as a protocol to which they do not conform.
extension WiringReader {
    /// Reports those that are passed to an initializer. That they lack a conformance which an edge needs is known from the
    /// edge.
    mutating func reportLackingConformances() {
        let linked = Set(
            edges.map { Link(parent: $0.parent, dependency: table.partialScopes[$0.child].dependencyType) }
        )
        for (type, injections) in refining.injections.sorted(by: { $0.key < $1.key }) where isPlain(type) {
            for injection in injections {
                guard let receiver = injection.receiver, lacksConformance(injection, to: type),
                    index.modules[index.files[injection.file].module].kind != .test,
                    let scope = component(of: injection)?.type.flatMap({ table.scopeOfType[$0] }),
                    !linked.contains(Link(parent: scope, dependency: injection.expectedType)),
                    isSameInAllBuilds(injection, [receiver, type])
                else { continue }
                let lacking = LackingConformance(protocolType: type, name: index.types[type].qualifiedName)
                faults.append(
                    GraphFault(kind: .lackingConformance(scope: scope, lacking), location: injection.location)
                )
            }
        }
    }

    private struct Link: Hashable {
        let parent: Int
        let dependency: ResolvedType?
    }

    /// Whether a protocol is the same in all builds, and no macro adds to it.
    private func isPlain(_ type: Int) -> Bool {
        !index.types[type].isConditional && index.declaration(of: type).attributes.isEmpty
    }
}
