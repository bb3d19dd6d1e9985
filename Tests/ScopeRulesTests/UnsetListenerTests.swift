import ScopeRules
import Testing

@Suite struct UnsetListenerTests {
    @Test("The type of the listener is shown as it is written", arguments: ["HomeListener?", "sending HomeListener?"])
    func typeOfListener(type: String) {
        let source = """
            import RIBs
            protocol HomeListener: AnyObject {}
            protocol HomeDependency: Dependency {}
            final class HomeComponent: Component<HomeDependency> {}
            final class HomeInteractor: Interactor { weak var listener: HomeListener? }
            final class HomeBuilder: Builder<HomeDependency> {
                func build(withListener listener: \(type)) -> HomeInteractor {
                    _ = HomeComponent(dependency: dependency)
                    return HomeInteractor()
                }
            }
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                init() { super.init(dependency: EmptyComponent()) }
            }
            let home = HomeBuilder(dependency: AppComponent()).build(withListener: nil)
            """
        let found = findings(in: RuleSubject(source: source)).filter { $0.rule == "unset-listener" }
        #expect(found.map { $0.headline.text.contains("`listener: \(type)`") } == [true])
    }
}
