import ScopeRules
import Testing

/// A subclass is not blamed for a conformance that its superclass declares.
@Suite struct InheritedClaimTests {
    private func app(_ wiring: String, isGenerated: Bool = false) -> [String] {
        let source = """
            import RIBs
            final class API {}
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                let api = API()
                let log = 3
                init() { super.init(dependency: EmptyComponent()) }
            }
            \(wiring)
            final class HomeBuilder: Builder<HomeDependency> {
                func build() { ListBuilder(dependency: HomeComponent(dependency: dependency)).build() }
            }
            final class DebugHomeComponent: HomeComponent {
                override var api: API { API() }
            }
            protocol ListDependency: Dependency {
                var api: API { get }
                var log: Int { get }
            }
            final class ListBuilder: Builder<ListDependency> {
                func build() { print(dependency.api, dependency.log) }
            }
            func start() {
                HomeBuilder(dependency: AppComponent()).build()
                print(DebugHomeComponent(dependency: AppComponent()).api)
            }
            """
        return findings(in: RuleSubject(source: source, isGenerated: isGenerated), severities: [:])
            .filter { $0.rule != "stale-providers" }.map { "\($0.rule): \($0.reason)" }
    }

    @Test(arguments: [false, true])
    func whatTheSuperclassGetsIsInherited(isGenerated: Bool) {
        let wiring = """
            protocol HomeDependency: Dependency, HomeDependencyListBuilder { var api: API { get } }
            class HomeComponent: Component<HomeDependency>, ListDependency { var api: API { dependency.api } }
            """
        #expect(app(wiring, isGenerated: isGenerated) == [])
    }

    @Test func whatTheSuperclassLacksIsReportedOnce() {
        let wiring = """
            protocol HomeDependency: Dependency { var api: API { get } }
            class HomeComponent: Component<HomeDependency>, ListDependency { var api: API { dependency.api } }
            """
        let found = app(wiring)
        #expect(found.count == 1)
        #expect(found.allSatisfy { !$0.contains("DebugHomeComponent") }, "\(found)")
    }
}
