import ScopeRules
import Testing

/// A scope that two roots reach: what one path forwards never comes from the other.
@Suite struct TwoRootsTests {
    private let subject = Self.subject()

    /// - Parameter inherited: what `HomeDependency` inherits.
    private static func subject(
        inheriting inherited: String = "Dependency { var api: API { get } }",
        widget: String = "let api = API()"
    ) -> RuleSubject {
        let source = """
            import RIBs
            final class API {}
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                let api = API()
                init() { super.init(dependency: EmptyComponent()) }
            }
            final class WidgetComponent: Component<EmptyDependency>, ListDependency {
                \(widget)
                init() { super.init(dependency: EmptyComponent()) }
            }
            protocol HomeDependency: \(inherited)
            final class HomeComponent: Component<HomeDependency>, ListDependency {
                var api: API { dependency.api }
            }
            final class HomeBuilder: Builder<HomeDependency> {
                func build() { ListBuilder(dependency: HomeComponent(dependency: dependency)).build() }
            }
            protocol ListDependency: Dependency { var api: API { get } }
            final class ListBuilder: Builder<ListDependency> { func build() { print(dependency.api) } }
            func start() { HomeBuilder(dependency: AppComponent()).build() }
            func startWidget() { ListBuilder(dependency: WidgetComponent()).build() }
            """
        return RuleSubject(source: source)
    }

    private func scope(_ name: String) throws -> Int {
        try #require(subject.graph.scopes.firstIndex { $0.name == name })
    }

    @Test func removalBreaksThePathThatForwardsIt() throws {
        let app = try scope("AppComponent")
        let answer = try #require(subject.impactAnswer(of: app, property: "api", testDoubles: []))
        let texts = [answer.headline.text] + answer.sections.flatMap(\.notes).map(\.message.text)
        #expect(texts.allSatisfy { !$0.contains("WidgetComponent") }, "\(texts)")
    }

    @Test func whatAScopeForwardsComesFromItsOwnPath() throws {
        let home = try scope("HomeComponent")
        let answer = try #require(subject.impactAnswer(of: home, property: "api", testDoubles: []))
        let readers = answer.sections.filter { $0.title.text == "used by" }.flatMap(\.notes).map(\.message.text)
        #expect(readers.contains { $0.contains("`HomeComponent` has to forward that of `AppComponent`") }, "\(readers)")
        #expect(readers.allSatisfy { !$0.contains("WidgetComponent") }, "\(readers)")
    }

    @Test func nothingIsSaidOfAnOriginOutOfSight() throws {
        let subject = Self.subject(inheriting: "Dependency, HasAPI {}")
        let list = try #require(subject.graph.scopes.firstIndex { $0.name == "ListBuilder" })
        let sections = subject.resolutionAnswers(of: list, property: "api").flatMap(\.sections)
        let supplied = try #require(sections.first { $0.title.text == "supplied by `HomeComponent`" })
        #expect(supplied.notes.allSatisfy { !$0.message.text.contains("created in") })
    }

    @Test func anAncestorOnAnotherPathIsAnAncestor() throws {
        let found = findings(in: Self.subject(widget: ""), severities: [:])
        let missing = try #require(found.first { $0.rule == MissingProvider.id })
        #expect(
            missing.nearMisses.map(\.message.text) == [
                "`HomeComponent.api` is on a different path", "`AppComponent.api` is on a different path",
            ]
        )
    }
}
