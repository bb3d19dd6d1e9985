import Providers
import ScopeGraph
import SwiftReader

/// The children that the build of a module does not see, so that the code that it generates is incomplete.
struct UnseenChildren {
    private let subject: RuleSubject
    private let wirings: [UnseenWiring]

    init(in subject: RuleSubject) {
        self.subject = subject
        wirings = subject.plan.unseenWirings(in: subject.graph, subject.resolution)
    }

    /// One for each edge, whatever the number of modules whose code depends on it.
    func findings() -> [Finding] {
        let edges = Set(wirings.flatMap { $0.edges.map(\.edge) }).sorted()
        return edges.compactMap { edge in
            let affected = wirings.filter { $0.edges.contains { $0.edge == edge } }
            let unseen = affected.first?.edges.first { $0.edge == edge }
            return unseen.map { finding(on: $0, affected) }
        }
    }

    private func finding(on unseen: UnseenEdge, _ affected: [UnseenWiring]) -> Finding {
        let edge = subject.graph.edges[unseen.edge]
        let (parent, child) = (subject.graph.scopes[edge.parent], subject.graph.scopes[edge.child])
        let names = affected.map { subject.graph.modules[$0.module].name }
        let they: Message = names.count == 1 ? "it generates" : "they generate"
        return Finding(
            rule: StaleProviders.id,
            title: StaleProviders.title,
            severity: .error,
            location: edge.location,
            scope: parent.id,
            headline: """
                \(cause(unseen, parent, child, names)), so the code that \(they) is incomplete\(lacking(affected))
                """,
            repairs: [.committingCode(of: names)] + moving(unseen, parent, child) + byHand(parent, child),
            identity: [parent.id, child.id, "unseen"]
        )
    }

    private func cause(_ unseen: UnseenEdge, _ parent: Scope, _ child: Scope, _ names: [String]) -> Message {
        let builds: Message = names.count == 1 ? "The build of \(list(names)) does" : "The builds of \(list(names)) do"
        let other = subject.graph.modules[unseen.module].name
        let role: Message =
            child.module == unseen.module
            ? "declares \(code: child.name), a child of \(code: parent.name)"
            : "passes \(code: parent.name) to \(code: child.name)"
        return "\(builds) not read \(code: other), which \(role)"
    }

    /// Empty if the module of the parent cannot name the child.
    private func moving(_ unseen: UnseenEdge, _ parent: Scope, _ child: Scope) -> [Repair] {
        if child.module == unseen.module { return [] }
        let home = subject.graph.modules[parent.module].name
        return [
            Repair(
                title: "Pass \(code: parent.name) to \(code: child.name) in \(code: home), or in a module below it",
                location: subject.graph.edges[unseen.edge].location
            )
        ]
    }

    private func byHand(_ parent: Scope, _ child: Scope) -> [Repair] {
        guard let required = child.dependency, let own = parent.dependency, parent.dialect.parentsConform else {
            return []
        }
        return [
            Repair(
                title: """
                    Make \(code: parent.name) conform to \(code: required.name) by hand, and declare what it forwards in \
                    \(code: own.name)
                    """,
                location: parent.location
            )
        ]
    }

    private func lacking(_ affected: [UnseenWiring]) -> Message {
        let changes = affected.flatMap { GeneratedDifference(from: $0.built.bytes, to: $0.needed.bytes).changes }
        return changes.isEmpty ? "" : ": \(Message.list(changes, most: 3))"
    }

    private func list(_ names: [String]) -> Message {
        Message.list(names.map { name -> Message in "\(code: name)" }, most: 3)
    }
}
