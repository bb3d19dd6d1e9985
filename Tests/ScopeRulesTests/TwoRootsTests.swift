import ScopeRules
import Testing

/// A scope that two roots reach: what one path forwards never comes from the other.
@Suite struct TwoRootsTests {
    private let subject = RuleSubject(
        source: """
            import RIBs
            final class API {}
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                let api = API()
                init() { super.init(dependency: EmptyComponent()) }
            }
            final class WidgetComponent: Component<EmptyDependency>, ListDependency {
                let api = API()
                init() { super.init(dependency: EmptyComponent()) }
            }
            protocol HomeDependency: Dependency { var api: API { get } }
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
    )

    private func scope(_ name: String) throws -> Int {
        try #require(subject.graph.scopes.firstIndex { $0.name == name })
    }

    @Test func removalBreaksThePathThatForwardsIt() throws {
        let app = try scope("AppComponent")
        let answer = try #require(subject.impactAnswer(of: app, property: "api", testDoubles: []))
        let texts = [answer.headline.text] + answer.sections.flatMap(\.notes).map(\.message.text)
        #expect(texts.allSatisfy { !$0.contains("WidgetComponent") }, "\(texts)")
    }
}
