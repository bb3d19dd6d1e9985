import ScopeGraph
import SwiftReader
import WiringText

/// Creates the findings about what a hand-wired component lacks.
struct HandWiredFindings {
    let subject: RuleSubject
    let wiring: HandWrittenWiring
    let gap: HandWiredGap

    private var edge: Edge { subject.graph.edges[gap.edge] }
    private var parent: Scope { subject.graph.scopes[edge.parent] }
    private var child: Scope { subject.graph.scopes[edge.child] }

    /// What the component is passed to, as the call names it: `ScoreBoardBuilder`.
    private var receiver: String { subject.sources.callee(at: edge.location) ?? child.name }

    func all() -> [Finding] {
        let incomplete = gap.isIncomplete ? [incompleteComponent()] : []
        return incomplete + gap.lackingConformance.flatMap(unseenConformances)
            + gap.unsupplied.map(unsuppliedPassThrough)
    }

    /// The component lacks properties, or the conformance itself.
    private func incompleteComponent() -> Finding {
        let properties: Message? = gap.missing.isEmpty ? nil : "does not provide \(list(gap.missing))"
        let conformances: Message? = gap.lackingConformance.isEmpty ? nil : "does not conform to \(missingDependencies)"
        let lacks = [conformances, properties].compactMap(\.self)
        let receivers: Message = calls.count == 1 ? "\(code: receiver)" : "\(calls.count) builders"
        let path = gap.missing.first.map { chain(to: $0) } ?? []
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .error,
            isClosedByGeneration: isClosedByGeneration,
            location: edge.conformance?.location ?? edge.location,
            scope: parent.id,
            property: gap.missing.first.map { subject.resolution.needs[$0].name },
            headline: "\(code: parent.name) is passed to \(receivers) but \(Message.list(lacks))",
            // The scope at the end of the path requires other missing properties, too.
            readers: readers(of: gap.missing).filter {
                $0.scope != path.last?.scope || $0.location == path.last?.location
            },
            chain: path,
            nearMisses: otherCalls,
            repairs: repairs(isClosedByGeneration),
            identity: identity(gap.missing)
        )
    }

    /// The other modules that pass the component, and would not see the conformance in the first one.
    private func unseenConformances(_ number: Int) -> [Finding] {
        let edge = subject.graph.edges[number]
        // An unread module may declare the conformance for its importers.
        let homes = subject.handWrittenText.value.otherHomes(of: edge).filter {
            !subject.graph.modulesWithForeignImports.contains($0)
        }
        let places = homes.compactMap { module in edge.otherPlaces.first { $0.module == module } }
        return places.map { unseenConformance(number, from: $0) }
    }

    private func unseenConformance(_ number: Int, from place: Edge.Place) -> Finding {
        let receiver = subject.sources.callee(at: place.location) ?? subject.name(subject.graph.edges[number].child)
        let (module, missing) = (subject.graph.modules[place.module].name, wiring.missingDependency(number))
        let extending = Repair(
            title: "Make \(code: parent.name) conform to \(code: missing) in an extension in \(code: module)",
            location: place.location
        )
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .error,
            isClosedByGeneration: isClosedByGeneration,
            location: place.location,
            scope: parent.id,
            headline: "\(code: parent.name) is passed to \(code: receiver) but does not conform to \(code: missing)",
            repairs: [extending, wiring.generating(gap, isClosedByGeneration: isClosedByGeneration)]
                .compactMap(\.self),
            identity: identity([]) + [module]
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

    private var isClosedByGeneration: Bool {
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

    /// The edges, one for each call and dependency: several scopes may have the dependency that a builder takes.
    private var calls: [Int] {
        var known: Set<[SourceLocation?]> = []
        return gap.edges.filter { number in
            let edge = subject.graph.edges[number]
            return known.insert([edge.location, subject.graph.scopes[edge.child].dependency?.location]).inserted
        }
    }

    /// Where the component is passed to other builders.
    private var otherCalls: [NearMiss] {
        calls.dropFirst().prefix(3).map { number in
            let other = subject.graph.edges[number]
            let receiver = subject.sources.callee(at: other.location) ?? subject.name(other.child)
            return NearMiss(
                scope: parent.name,
                location: other.location,
                message: "\(code: parent.name) is passed to \(code: receiver) here"
            )
        }
    }

    private func identity(_ needs: [Int]) -> [String] {
        [parent.id, gap.edges.count == 1 ? child.id : ""] + needs.map { subject.resolution.needs[$0].name }
    }
}
