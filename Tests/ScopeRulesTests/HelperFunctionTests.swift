import ScopeRules
import Testing

/// Components that are passed to functions as a protocol to which they do not conform.
@Suite struct HelperFunctionTests {
    private func all(_ functions: String, _ call: String, component clauses: String = "") -> [Finding] {
        let source = """
            import RIBs
            protocol ArticleDependency: Dependency { var api: Int { get } }
            protocol FeedDependency { var api: Int { get } }
            final class ArticleComponent: Component<ArticleDependency>\(clauses) { var api: Int { dependency.api } }
            protocol Loading { func load(dependency: FeedDependency) }
            final class Feed: Loading {
                init() {}
                func load(dependency: FeedDependency) { print(dependency.api) }
            }
            \(functions)
            final class ArticleBuilder: Builder<ArticleDependency> {
                private let loader: Loading = Feed()
                func build() {
                    let component = ArticleComponent(dependency: dependency)
                    \(call)
                }
            }
            final class AppComponent: Component<EmptyDependency>, ArticleDependency {
                let api = 3
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { ArticleBuilder(dependency: AppComponent()).build() }
            """
        return findings(in: RuleSubject(source: source), severities: [:])
            .filter { $0.headline.text.contains("is passed as") }
    }

    @Test(
        "is an error",
        arguments: [
            ("", "Feed().load(dependency: component)"),
            ("", "loader.load(dependency: component)"),
            ("extension Feed { static func make(_ dependency: FeedDependency) {} }", "Feed.make(component)"),
            ("extension Feed { func load(_ dependency: some FeedDependency) {} }", "Feed().load(component)"),
            ("extension Feed { func load<D: FeedDependency>(_ dependency: D) {} }", "Feed().load(component)"),
        ]
    )
    func lacks(functions: String, call: String) {
        #expect(
            all(functions, call).map(\.headline.text)
                == ["`ArticleComponent` is passed as `FeedDependency` but does not conform to it"]
        )
    }

    @Test(
        "is taken by an overload",
        arguments: [
            ("extension Feed { func load(dependency: ArticleDependency) {} }", "Feed().load(dependency: component)"),
            ("extension Loading { func load(dependency: ArticleComponent) {} }", "loader.load(dependency: component)"),
            ("extension Loading { func load<D>(dependency: D) {} }", "Feed().load(dependency: component)"),
            (
                """
                extension Loading { static func make(_ d: ArticleDependency) {} }
                extension Feed { static func make(_ d: FeedDependency) {} }
                """, "Feed.make(component)"
            ),
            (
                """
                protocol Helping {}
                extension Helping { func help(_ d: ArticleDependency) {} }
                extension ArticleBuilder: Helping { func help(_ d: FeedDependency) {} }
                """, "help(component)"
            ),
            ("func load(_ d: FeedDependency) {}\nfunc load<D: ArticleDependency>(_ d: D) {}", "load(component)"),
            ("func load(_ d: FeedDependency) {}\nfunc load(_ d: AnyObject) {}", "load(component)"),
            ("func print(_ d: FeedDependency) {}", "print(component)"),
            (
                "#if DEBUG\nfunc load(_ d: FeedDependency) {}\n#else\nfunc load(_ d: ArticleDependency) {}\n#endif",
                "load(component)"
            ),
            ("#if DEBUG\nfunc load(_ d: FeedDependency) {}\n#endif", "#if DEBUG\nload(component)\n#endif"),
            ("extension Unread { func load(_ d: FeedDependency) {} }", "Unread().load(component)"),
            ("final class Feeds: Unread { func load(_ d: FeedDependency) {} }", "Feeds().load(component)"),
        ]
    )
    func overloads(functions: String, call: String) {
        #expect(all(functions, call, component: ", ArticleDependency").isEmpty)
    }

    @Test("may conform", arguments: [", FeedDependency", ", Unread"])
    func conforms(clauses: String) {
        #expect(all("", "Feed().load(dependency: component)", component: clauses).isEmpty)
    }
}
