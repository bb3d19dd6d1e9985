import ScopeGraph
import ScopeRules
import Testing

/// Dependencies that inherit the generated protocols of children whose parents their code does not show.
@Suite struct NamedChildrenTests {
    private func subject(_ inherited: String, _ body: String) -> RuleSubject {
        RuleSubject(
            source: """
                import RIBs
                protocol RootDependency: Dependency, \(inherited) {}
                final class RootComponent: Component<RootDependency> {}
                final class RootBuilder: Builder<RootDependency> {
                    func build() -> Int { \(body) }
                }
                protocol FeedDependency: Dependency { var page: Int { get } }
                final class FeedComponent: Component<FeedDependency> { var next: Int { dependency.page + 1 } }
                final class FeedBuilder: Builder<FeedDependency> {
                    func build() -> Int { FeedComponent(dependency: dependency).next }
                }
                protocol PageDependency: Dependency { var page: Int { get } }
                final class PageBuilder: Builder<PageDependency> {
                    func build() -> Int { dependency.page }
                }
                final class AppComponent: Component<EmptyDependency>, RootDependency {
                    let page = 1
                    init() { super.init(dependency: EmptyComponent()) }
                }
                func start() { _ = RootBuilder(dependency: AppComponent()).build() }
                """
        )
    }

    private func edges(_ subject: RuleSubject) -> [String] {
        subject.graph.edges.map { "\(subject.graph.scopes[$0.parent].name) > \(subject.graph.scopes[$0.child].name)" }
    }

    private func unknown(_ subject: RuleSubject) -> [String] {
        findings(in: subject, severities: [:]).filter { $0.rule == UnknownDependency.id }.map(\.headline.text)
    }

    /// A key path writes the value.
    private static let lost = """
        struct Slot { var needs: FeedDependency? }
        var slot = Slot()
        slot[keyPath: \\.needs] = RootComponent(dependency: dependency)
        return slot.needs.map { FeedBuilder(dependency: $0).build() } ?? 0
        """

    @Test("tell the parent of a child that receives a value")
    func linked() {
        let subject = subject("RootDependencyFeed", Self.lost)
        #expect(edges(subject) == ["AppComponent > RootComponent", "RootComponent > FeedComponent"])
        #expect(unknown(subject).isEmpty)
    }

    @Test(
        "are left behind if nothing creates the child, or nothing is passed to it",
        arguments: ["0", "FeedBuilder(dependency: EmptyComponent()).build()"]
    )
    func unused(pages: String) {
        let subject = subject("RootDependencyFeed", "[RootComponent(dependency: dependency)].count + \(pages)")
        #expect(edges(subject) == ["AppComponent > RootComponent"])
        #expect(
            unknown(subject) == [
                "`RootDependency` inherits `RootDependencyFeed`, which is neither declared nor generated: "
                    + "`RootComponent` creates no such child"
            ]
        )
    }

    @Test(
        "may leave out the Builder of a scope without a component",
        arguments: ["RootDependencyPage", "RootDependencyPageBuilder"]
    )
    func withoutBuilder(name: String) {
        let subject = subject(name, "PageBuilder(dependency: RootComponent(dependency: dependency)).build()")
        #expect(edges(subject) == ["AppComponent > RootComponent", "RootComponent > PageBuilder"])
        #expect(unknown(subject).isEmpty)
    }
}
