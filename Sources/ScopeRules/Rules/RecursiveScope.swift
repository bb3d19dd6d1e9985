import ScopeGraph
import SwiftReader

/// A scope that is its own ancestor.
package enum RecursiveScope: Rule {
    package static let id = "recursive-scope"
    package static let title = "Recursive Scope"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        A scope is its own ancestor. Needle registers every path from a root to a scope. A cycle has infinitely many \
        paths, and a path that is not registered traps. Recursion is fine in RIBs, so the rule is off there; turn it \
        on to see the cycles in your tree.
        """
    package static let triggeringExample = """
        import NeedleFoundation
        final class AppComponent: BootstrapComponent {
            func folder() -> FolderComponent { FolderComponent(parent: self) }
        }
        final class FolderComponent: Component<EmptyDependency> {
            func subfolder() -> FolderComponent { FolderComponent(parent: self) }
        }
        """
    package static let silentExample = """
        import NeedleFoundation
        final class AppComponent: BootstrapComponent {
            func folder() -> FolderComponent { FolderComponent(parent: self) }
            func trash() -> TrashComponent { TrashComponent(parent: self) }
        }
        final class FolderComponent: Component<EmptyDependency> {}
        final class TrashComponent: Component<EmptyDependency> {
            func folder() -> FolderComponent { FolderComponent(parent: self) }
        }
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        Set(subject.graph.scopes.lazy.map(\.dialect)).sorted { $0.name < $1.name }.flatMap { dialect in
            subject.graph.loops(of: dialect).compactMap { finding($0, dialect, in: subject.graph) }
        }
    }

    private static func finding(_ loop: [Int], _ dialect: Dialect, in graph: ScopeGraph) -> Finding? {
        guard let first = loop.first else { return nil }
        let edges = zip(loop, loop.dropFirst() + [first]).compactMap { parent, child in
            graph.edges(from: parent, to: child).first.map { graph.edges[$0] }
        }
        guard let last = edges.last else { return nil }
        let names = (loop + [first]).map { graph.scopes[$0].name }
        let harm: Message = dialect.isFoundByPath ? ", so it has infinitely many paths" : ""
        return Finding(
            rule: id,
            title: title,
            severity: defaultSeverity(in: dialect) ?? .warning,
            isOptional: defaultSeverity(in: dialect) == nil,
            location: last.location,
            scope: graph.scopes[first].id,
            headline: """
                \(code: graph.scopes[first].name) is its own ancestor\(harm): \
                \(code: names.joined(separator: " -> "))
                """,
            chain: edges.map { edge in
                let (parent, child) = (graph.scopes[edge.parent].name, graph.scopes[edge.child].name)
                return Step(scope: parent, location: edge.location, message: "\(code: parent) creates \(code: child)")
            },
            isLoop: true,
            repairs: [repair(dialect, last)],
            identity: loop.map { graph.scopes[$0].id }
        )
    }

    private static func repair(_ dialect: Dialect, _ last: Edge) -> Repair {
        let title: Message =
            dialect.isFoundByPath
            ? "Create one of them without \(dialect.title), and pass what it requires as arguments"
            : "Create one of them outside the cycle"
        return Repair(title: title, location: last.location)
    }
}
