import ScopeGraph
import SwiftReader

/// A scope that is its own ancestor.
public enum RecursiveScope: Rule {
    public static let id = "recursive-scope"
    public static let title = "Recursive Scope"
    public static let defaultSeverity: Severity? = .error
    public static func defaultSeverity(in dialect: Scope.Dialect) -> Severity? { dialect == .needle ? .error : nil }
    public static let reason = """
        Needle needs a registration for every path from a root to a scope. Where scopes make each other in a circle there \
        is no end of paths, and one that is not registered traps. In RIBs recursion is fine: there the rule is off, for \
        those who want to see the circles of their tree to switch on.
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
        [Scope.Dialect.needle, .ribs].flatMap { dialect in
            subject.graph.loops(of: dialect).compactMap { finding($0, dialect, in: subject.graph) }
        }
    }

    private static func finding(_ loop: [Int], _ dialect: Scope.Dialect, in graph: ScopeGraph) -> Finding? {
        guard let first = loop.first else { return nil }
        let edges = zip(loop, loop.dropFirst() + [first]).compactMap { parent, child in
            graph.edges(from: parent, to: child).first.map { graph.edges[$0] }
        }
        guard let last = edges.last else { return nil }
        let names = (loop + [first]).map { graph.scopes[$0].name }
        let harm: Message = dialect == .needle ? ", and its paths have no end" : ""
        return Finding(
            rule: id,
            title: title,
            severity: defaultSeverity(in: dialect) ?? .warning,
            isOptional: defaultSeverity(in: dialect) == nil,
            place: last.place,
            scope: graph.scopes[first].id,
            headline: "\(code: names.joined(separator: " -> ")): the scope is its own ancestor\(harm)",
            chain: edges.map { edge in
                let (parent, child) = (graph.scopes[edge.parent].name, graph.scopes[edge.child].name)
                return Step(scope: parent, place: edge.place, message: "\(code: parent) makes \(code: child)")
            },
            isLoop: true,
            repairs: [repair(dialect, last)],
            identity: loop.map { graph.scopes[$0].id }
        )
    }

    private static func repair(_ dialect: Scope.Dialect, _ last: Edge) -> Repair {
        let title: Message =
            dialect == .needle
            ? "Make one of them without Needle: hand it what it needs as arguments"
            : "Let something outside the circle make one of them"
        return Repair(title: title, place: last.place)
    }
}
