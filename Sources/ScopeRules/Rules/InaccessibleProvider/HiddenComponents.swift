import ScopeGraph
import Semantics
import WiringText

/// Components that no generated file can extend, because they are private to their file.
struct HiddenComponents {
    private let subject: RuleSubject
    private var graph: ScopeGraph { subject.graph }

    init(_ subject: RuleSubject) { self.subject = subject }

    /// What keeps a component from being passed to a child.
    private enum Fault {
        /// It does not conform to the child's dependency. It has to declare a protocol, too, if its own dependency
        /// inherits one that would be generated.
        case conformance(to: String, declaring: String?)
        /// Its dependency inherits a protocol that is only generated for other components.
        case generatedProtocol(String)
    }

    /// One finding for each child that needs generated code of such a component.
    func findings() -> [Finding] {
        graph.edges.compactMap { edge in
            let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
            switch fault(of: edge) {
            case nil: return nil
            case .conformance(let required, let reserved):
                return lackingConformance(edge, parent, child, to: required, reserved)
            case .generatedProtocol(let name): return lackingProtocol(name, edge, parent, child)
            }
        }
    }

    /// Whether a finding is about an edge, so that what the component lacks is no finding of its own.
    func areAbout(_ edge: Edge) -> Bool { fault(of: edge) != nil }

    private func fault(of edge: Edge) -> Fault? {
        let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
        guard edge.injected == .itself, edge.parent != edge.child, parent.kind == .component,
            parent.dialect.parentsConform, !parent.isExtensible, let required = child.dependency,
            required.location != nil
        else { return nil }
        let reserved = protocolWithoutCode(of: edge)
        if edge.conformance != nil { return reserved.map { .generatedProtocol($0) } }
        // In a module that is wired by hand, the missing conformance is the finding.
        let isHandWired = subject.handWiring.contains(parent.module) && reserved == nil
        let isJudged = graph.modules[parent.module].kind != .test && !graph.mayConformElsewhere(edge)
        return isHandWired && isJudged ? nil : .conformance(to: required.name, declaring: reserved)
    }

    /// The generated protocol for a child that the component's dependency inherits; `nil` if another component with this
    /// dependency lets it be generated.
    private func protocolWithoutCode(of edge: Edge) -> String? {
        guard let own = graph.scopes[edge.parent].dependency,
            let name = graph.passThroughName(parent: edge.parent, child: edge.child), own.inheritsUndeclared(name)
        else { return nil }
        let isGenerated = graph.edges.contains { other in
            other.parent != edge.parent && graph.scopes[other.parent].isExtensible
                && graph.scopes[other.parent].dependency?.location == own.location
                && graph.passThroughName(parent: other.parent, child: other.child) == name
        }
        return isGenerated ? nil : name
    }

    /// The component is passed to a child without the conformance that this requires.
    private func lackingConformance(
        _ edge: Edge,
        _ parent: Scope,
        _ child: Scope,
        to required: String,
        _ reserved: String?
    ) -> Finding {
        let conform: Message = "Make \(code: parent.name) conform to \(code: required) in its own file"
        let declare = reserved.map { declaring($0, for: parent) } ?? []
        return finding(
            edge,
            parent,
            child,
            headline: """
                \(code: parent.name) is passed as \(code: required), but it is \(code: parent.access.word), so only its own \
                file can make it conform
                """,
            otherRepair: .sequence([conform] + declare),
            identity: [parent.id, child.id, required]
        )
    }

    /// The component conforms, but its dependency inherits a protocol that is generated for other components only.
    private func lackingProtocol(_ name: String, _ edge: Edge, _ parent: Scope, _ child: Scope) -> Finding {
        let own = parent.dependency?.name ?? ""
        return finding(
            edge,
            parent,
            child,
            headline: """
                \(code: own) inherits \(code: name), which Thimble does not generate, because \(code: parent.name) is \
                \(code: parent.access.word)
                """,
            otherRepair: Message.sequence(declaring(name, for: parent)).capitalized,
            identity: [parent.id, child.id, name, "generated"]
        )
    }

    private func declaring(_ name: String, for parent: Scope) -> [Message] {
        ["declare \(code: name)", "forward what it requires in \(code: parent.name)"]
    }

    private func finding(
        _ edge: Edge,
        _ parent: Scope,
        _ child: Scope,
        headline: Message,
        otherRepair: Message,
        identity: [String]
    ) -> Finding {
        let creates: Message = "\(code: parent.name) creates \(code: child.name)"
        return Finding(
            rule: InaccessibleProvider.id,
            title: InaccessibleProvider.title,
            severity: .error,
            location: parent.location,
            scope: parent.id,
            headline: headline,
            chain: [Step(scope: child.name, location: edge.location, message: creates)],
            repairs: [
                Repair(
                    title: "Remove \(code: parent.access.word) from \(code: parent.name)",
                    location: parent.location,
                    edits: subject.exposing(parent)
                ),
                Repair(title: otherRepair, location: parent.location),
            ],
            identity: identity
        )
    }
}
