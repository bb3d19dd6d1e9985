import ScopeGraph
import SwiftReader

/// A Needle component that is its own ancestor.
public enum RecursiveScope: Rule {
    public static let id = "recursive-scope"
    public static let title = "Recursive Scope"
    public static let defaultSeverity: Severity? = .error
    public static func defaultSeverity(in dialect: Scope.Dialect) -> Severity? { dialect == .needle ? .error : nil }
    public static let reason = """
        Needle needs a registration for every path from a root to a scope. Where scopes make each other in a circle there \
        is no end of paths, and one that is not registered traps. In RIBs recursion is fine.
        """
    public static let triggeringExample = """
        import NeedleFoundation
        final class AppComponent: BootstrapComponent {
            func folder() -> FolderComponent { FolderComponent(parent: self) }
        }
        final class FolderComponent: Component<EmptyDependency> {
            func subfolder() -> FolderComponent { FolderComponent(parent: self) }
        }
        """
    public static let silentExample = """
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

    public static func findings(in subject: RuleSubject) -> [Finding] {
        let graph = subject.graph
        return graph.needleLoops.compactMap { loop in
            guard let first = loop.first else { return nil }
            let edges = zip(loop, loop.dropFirst() + [first]).compactMap { parent, child in
                graph.edgesDown[parent].map { graph.edges[$0] }.first { $0.child == child }
            }
            guard let last = edges.last else { return nil }
            let names = (loop + [first]).map { graph.scopes[$0].name }
            return Finding(
                rule: id,
                title: title,
                severity: .error,
                place: last.place,
                scope: graph.scopes[first].id,
                headline:
                    "\(code: names.joined(separator: " -> ")): the scope is its own ancestor, and its paths have no end",
                chain: edges.map { edge in
                    let (parent, child) = (graph.scopes[edge.parent].name, graph.scopes[edge.child].name)
                    return Step(scope: parent, place: edge.place, message: "\(code: parent) makes \(code: child)")
                },
                repairs: [
                    Repair(
                        title: "Make one of them without Needle: hand it what it needs as arguments",
                        place: last.place
                    )
                ],
                identity: loop.map { graph.scopes[$0].id }
            )
        }
    }
}
