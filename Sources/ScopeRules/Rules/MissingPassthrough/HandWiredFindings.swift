import ScopeGraph
import SwiftReader
import WiringText

/// Creates the findings about what a hand-wired component lacks.
struct HandWiredFindings {
    let subject: RuleSubject
    let wiring: HandWrittenWiring
    let gap: HandWiredGap

    private var edge: Edge { subject.graph.edges[gap.edge] }
    var parent: Scope { subject.graph.scopes[edge.parent] }
    private var child: Scope { subject.graph.scopes[edge.child] }

    func all() -> [Finding] {
        let incomplete = gap.isIncomplete ? [incompleteComponent()] : []
        return incomplete + unseenConformances() + gap.unsupplied.map(unsuppliedPassThrough)
    }

    /// The component lacks properties, or the conformance itself.
    private func incompleteComponent() -> Finding {
        let properties: Message? = gap.missing.isEmpty ? nil : "does not provide \(list(gap.missing))"
        let conformances: Message? = gap.lackingConformance.isEmpty ? nil : "does not conform to \(missingDependencies)"
        let lacks = [conformances, properties].compactMap(\.self)
        let calls = PassingCalls(
            of: parent,
            gap.edges.map { .init(child: subject.graph.edges[$0].child, location: subject.graph.edges[$0].location) },
            in: subject
        )
        let path = gap.missing.first.map { chain(to: $0) } ?? []
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .error,
            isClosedByGeneration: isClosedByGeneration,
            location: edge.conformance?.location ?? edge.location,
            scope: parent.id,
            property: gap.missing.first.map { subject.resolution.needs[$0].name },
            headline: "\(calls.fact) but \(Message.list(lacks))",
            // The scope at the end of the path requires other missing properties, too.
            readers: readers(of: gap.missing).filter {
                $0.scope != path.last?.scope || $0.location == path.last?.location
            },
            chain: path,
            nearMisses: calls.others,
            repairs: repairs(isClosedByGeneration),
            identity: identity(gap.missing)
        )
    }

    /// None if no member can forward what is missing: another finding says what has to change first.
    private func repairs(_ isClosedByGeneration: Bool) -> [Repair] {
        if gap.missing.contains(where: { !subject.needsOutOfReach(forwardedBy: $0).isEmpty }) { return [] }
        return [
            wiring.completing(gap), wiring.generating(gap, isClosedByGeneration: isClosedByGeneration),
        ].compactMap(\.self)
    }

    /// The component reads a property from its dependency that the dependency does not require.
    private func unsuppliedPassThrough(_ unsupplied: HandWiredGap.Unsupplied) -> Finding {
        let need = subject.resolution.needs[unsupplied.need]
        let dependencyProtocol = parent.dependency?.name ?? parent.dialect.emptyDependencyProtocol
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .error,
            location: unsupplied.passThrough.location,
            scope: parent.id,
            property: need.name,
            headline: UnrequiredPassThroughs.headline(need.name, of: parent, dependencyProtocol),
            readers: readers(of: [unsupplied.need]),
            chain: chain(to: unsupplied.need),
            repairs: [
                wiring.carrying(unsupplied.need), wiring.generating(gap, isClosedByGeneration: false),
            ].compactMap(\.self),
            identity: identity([unsupplied.need])
        )
    }

    /// The descendants that require the properties.
    private func readers(of needs: [Int]) -> [Reader] {
        needs.flatMap(requests).flatMap { subject.readers(of: $0) }.compactMap(subject.reader).uniqued()
    }

    /// The requirements of the children that the component has to pass on.
    private func requests(for need: Int) -> [Int] {
        gap.edges.map { subject.graph.edges[$0].child }.uniqued().flatMap { child in
            subject.needs(of: child, named: subject.resolution.needs[need].name)
        }
    }

    private func chain(to need: Int) -> [Step] {
        guard let request = requests(for: need).first else { return [] }
        let child = subject.resolution.needs[request].scope
        let path = subject.scopesAbove(edge.parent) + [child]
        return subject.chain(through: path, to: subject.resolution.needs[request])
    }

    var isClosedByGeneration: Bool {
        parent.isExtensible && gap.edges.allSatisfy { !subject.graph.hasPrivateDependency(subject.graph.edges[$0]) }
            && gap.missing.allSatisfy { number in
                subject.resolution.isCarried(subject.resolution.needs[number], in: subject.graph)
            }
    }

    private func list(_ needs: [Int]) -> Message {
        let names = needs.map { subject.resolution.needs[$0].name }
        // Overloads are told apart by their types.
        let areOverloads = Set(names).count < names.count
        let parts = areOverloads ? needs.map { subject.text(subject.resolution.needs[$0]) } : names
        return .list(parts.map { part -> Message in "\(code: part)" })
    }

    private var missingDependencies: Message { .list(wiring.missingDependencies(gap), most: 3) }

    func identity(_ needs: [Int]) -> [String] {
        [parent.id, gap.edges.count == 1 ? child.id : ""] + needs.map { subject.resolution.needs[$0].name }
    }
}
