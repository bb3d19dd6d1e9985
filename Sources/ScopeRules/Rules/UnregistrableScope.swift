import ScopeGraph
import SwiftReader

/// A Needle component that generated code cannot register under the path that it has at run time.
public enum UnregistrableScope: Rule {
    public static let id = "unregistrable-scope"
    public static let title = "Unregistrable Scope"
    public static let defaultSeverity: Severity? = .error
    public static let reason = """
        Needle's library looks a component up by the last part of its class's name at run time. A generic class ends in \
        its arguments there (`Int>`), for which nothing is registered, and traps. Generated code stands in a file of its \
        own, where it cannot name what is `private` or `fileprivate`.
        """
    public static let triggeringExample = """
        import NeedleFoundation
        final class AppComponent: BootstrapComponent {
            func list() -> ListComponent<Int> { ListComponent<Int>(parent: self) }
        }
        final class ListComponent<Element>: Component<EmptyDependency> {}
        """
    public static let silentExample = """
        import NeedleFoundation
        final class AppComponent: BootstrapComponent {
            func list() -> IntListComponent { IntListComponent(parent: self) }
        }
        class ListComponent<Element>: Component<EmptyDependency> {}
        final class IntListComponent: ListComponent<Int> {}
        """

    public static func findings(in subject: RuleSubject) -> [Finding] {
        let graph = subject.graph
        return graph.scopes.indices.compactMap { number in
            let scope = graph.scopes[number]
            let isMade = scope.root == .bootstrap || !graph.edgesUp[number].isEmpty
            guard scope.dialect == .needle, scope.kind == .component, isMade, subject.isJudged(number),
                let (headline, repair) = fault(of: scope, in: subject)
            else { return nil }
            return Finding(
                rule: id,
                title: title,
                severity: .error,
                place: scope.place,
                scope: scope.id,
                headline: headline,
                repairs: [repair],
                identity: [scope.id]
            )
        }
    }

    private static func fault(of scope: Scope, in subject: RuleSubject) -> (Message, Repair)? {
        if scope.isGeneric {
            return (
                "\(code: scope.name) is generic: the name that Needle's library looks up at run time holds its arguments",
                Repair(
                    title: "Make a class without parameters that inherits it, and let the parent make that one",
                    place: scope.place
                )
            )
        }
        if scope.access <= .fileprivate {
            return (
                "\(code: scope.name) is \(code: scope.access.word): no generated file can name it",
                Repair(
                    title: "Drop \(code: scope.access.word) from \(code: scope.name)",
                    place: scope.place,
                    edits: subject.exposing(scope)
                )
            )
        }
        guard let contract = scope.dependency, contract.place != nil, contract.access <= .fileprivate else {
            return nil
        }
        return (
            """
            \(code: contract.name), on which \(code: scope.name) depends, is \(code: contract.access.word): no generated \
            file can name it
            """,
            Repair(
                title: "Drop \(code: contract.access.word) from \(code: contract.name)",
                place: contract.place,
                edits: subject.exposing(scope)
            )
        )
    }
}
