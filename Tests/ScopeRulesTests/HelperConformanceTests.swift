import ScopeRules
import Testing

/// Components that are passed to an interactor as a protocol to which they do not conform.
@Suite struct HelperConformanceTests {
    private func all(component clauses: String = "", rest: String = "", needed: String = "InteractorDependency")
        -> [Finding]
    {
        let source = """
            import RIBs
            protocol ArticleDependency: Dependency { var api: Int { get } }
            protocol InteractorDependency: AnyObject { var api: Int { get } }
            final class ArticleComponent: Component<ArticleDependency>\(clauses) { var api: Int { dependency.api } }
            final class ArticleInteractor: Interactor {
                private let needed: \(needed)
                init(needed: \(needed)) { self.needed = needed }
                override func didBecomeActive() { print(needed.api) }
            }
            final class ArticleBuilder: Builder<ArticleDependency> {
                func build() -> ArticleInteractor {
                    ArticleInteractor(needed: ArticleComponent(dependency: dependency))
                }
            }
            final class AppComponent: Component<EmptyDependency>, ArticleDependency {
                let api = 3
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { _ = ArticleBuilder(dependency: AppComponent()).build() }
            \(rest)
            """
        return findings(in: RuleSubject(source: source), severities: [:])
    }

    @Test("is an error, and what the interactor reads is used")
    func lacks() throws {
        let found = all()
        #expect(
            found.map(\.headline.text)
                == ["`ArticleComponent` is passed as `InteractorDependency` but does not conform to it"]
        )
        #expect(found.map(\.rule) == [MissingPassthrough.id])
    }

    @Test(
        "also if only the argument shows that it is a component",
        arguments: [
            ("struct Panel { let tags: Tagging }", "Panel(tags: component)"),
            ("struct Panel { let tags: Tagging }", "Panel(tags: ArticleComponent(dependency: dependency))"),
            ("final class Panel<T: Tagging> { init(_ tags: T) {} }", "Panel(component)"),
            ("enum Panel { case open(Tagging) }", "Panel.open(component)"),
            ("enum Panel { static func show(_ tags: any Tagging) {} }", "Panel.show(component)"),
        ]
    )
    func protocolsWithOtherNames(panel: String, call: String) {
        let rest = """
            protocol Tagging: AnyObject {}
            \(panel)
            extension ArticleBuilder {
                func show() {
                    let component = ArticleComponent(dependency: dependency)
                    _ = component
                    _ = \(call)
                }
            }
            extension ArticleComponent: InteractorDependency {}
            """
        let headline = "`ArticleComponent` is passed as `Tagging` but does not conform to it"
        #expect(all(rest: rest).map(\.headline.text) == [headline])
        #expect(all(rest: rest + "\nextension ArticleComponent: Tagging {}").isEmpty)
    }

    @Test("also if the component passes itself")
    func itself() {
        let rest = """
            protocol Tagging: AnyObject {}
            final class Panel { init(_ tags: Tagging) {} }
            extension ArticleComponent: InteractorDependency { var panel: Panel { Panel(self) } }
            func show(_ component: ArticleComponent) { print(component.panel) }
            """
        let headline = "`ArticleComponent` is passed as `Tagging` but does not conform to it"
        #expect(all(rest: rest).map(\.headline.text) == [headline])
        #expect(all(rest: rest + "\nextension ArticleComponent: Tagging {}").isEmpty)
    }

    @Test("also if another component conforms")
    func another() {
        let other = """
            final class OtherComponent: Component<EmptyDependency>, InteractorDependency {
                let api = 1
                init() { super.init(dependency: EmptyComponent()) }
            }
            func other() { ArticleInteractor(needed: OtherComponent()).activate() }
            """
        #expect(all(rest: other).map(\.rule) == [MissingPassthrough.id])
    }

    @Test(
        "may conform",
        arguments: [
            (", InteractorDependency", ""), ("", "extension ArticleComponent: InteractorDependency {}"),
            ("", "#if DEBUG\nextension ArticleComponent: InteractorDependency {}\n#endif"),
            (", Reading", "protocol Reading: InteractorDependency {}"), (", Unread", ""),
            ("", "@Conforming extension ArticleComponent {}"),
        ]
    )
    func conforms(clauses: String, rest: String) {
        #expect(!all(component: clauses, rest: rest).contains { $0.rule == MissingPassthrough.id })
    }

    @Test(
        "is taken by another initializer or as another type",
        arguments: [
            "extension ArticleInteractor { convenience init(needed: ArticleComponent) { self.init(needed: Copy()) } }"
                + "\nfinal class Copy: InteractorDependency { let api = 1 }",
            "extension ArticleInteractor { convenience init<T: AnyObject>(needed: T) { self.init(needed: Copy()) } }"
                + "\nfinal class Copy: InteractorDependency { let api = 1 }",
        ]
    )
    func otherInitializers(rest: String) {
        #expect(!all(rest: rest).contains { $0.rule == MissingPassthrough.id })
    }

    /// What a child requires is generated.
    @Test(
        "is what a child of the component requires",
        arguments: [
            ("Component<ShareDependency>", "protocol ShareDependency: Dependency, InteractorDependency {}"),
            ("Component<ShareDependency & InteractorDependency>", "protocol ShareDependency: Dependency {}"),
            (
                "Component<ShareDependency>",
                "protocol Reading: InteractorDependency {}\nprotocol ShareDependency: Dependency, Reading {}"
            ),
        ]
    )
    func generated(base: String, protocols: String) {
        let child = """
            \(protocols)
            final class ShareComponent: \(base) { var copy: Int { dependency.api } }
            extension ArticleComponent { var share: Int { ShareComponent(dependency: self).copy } }
            """
        let found = all(rest: child).filter { $0.headline.text.contains("is passed as") }
        #expect(found.isEmpty)
    }

    @Test("is one of several in a composition")
    func composition() {
        let parts = "protocol Tracking: AnyObject {}\nextension ArticleComponent: Tracking {}"
        #expect(
            all(rest: parts, needed: "Tracking & InteractorDependency").map(\.headline.text)
                == ["`ArticleComponent` is passed as `InteractorDependency` but does not conform to it"]
        )
    }

    private static let passed = """
        `ArticleBuilder` passes its own dependency `ArticleDependency` as `Tagging`, but `ArticleDependency` does not \
        inherit it
        """

    @Test("also if the dependency is passed instead of the component", arguments: ["dependency", "self.dependency"])
    func ownDependency(argument: String) {
        let rest = """
            protocol Tagging: AnyObject { var api: Int { get } }
            extension ArticleBuilder { func show() { Panel(tags: \(argument)).show() } }
            struct Panel {
                let tags: Tagging
                func show() { print(tags.api) }
            }
            extension ArticleComponent: InteractorDependency {}
            """
        #expect(all(rest: rest).map(\.headline.text) == [Self.passed])
        #expect(all(rest: rest).map(\.rule) == [MissingPassthrough.id])
    }

    /// - Parameters:
    ///   - argument: of a function that takes a `Tagging`.
    ///   - function: the function `read`.
    ///   - rest: at the top level of the file.
    private func found(passing argument: String, to function: String, _ rest: String = "") -> [String] {
        let rest = """
            protocol Tagging: AnyObject { var api: Int { get } }
            \(function)
            protocol ShareDependency: Dependency { var api: Int { get } }
            final class ShareComponent: Component<ShareDependency> { var api: Int { dependency.api } }
            final class ShareBuilder: Builder<ShareDependency> {
                func build() -> Int {
                    let component = ShareComponent(dependency: dependency)
                    return component.api + read(\(argument))
                }
            }
            extension ArticleComponent: InteractorDependency, ShareDependency {
                var share: Int { ShareBuilder(dependency: self).build() }
            }
            func share(_ component: ArticleComponent) { print(component.share) }
            \(rest)
            """
        return all(rest: rest).filter { $0.rule == MissingPassthrough.id }.map(\.headline.text)
    }

    @Test("is taken by a function of no type")
    func functions() {
        let read = "func read(_ tags: Tagging) -> Int { tags.api }"
        let dependency = """
            `ShareBuilder` passes its own dependency `ShareDependency` as `Tagging`, but `ShareDependency` does not inherit \
            it
            """
        let component = "`ShareComponent` is passed as `Tagging` but does not conform to it"
        #expect(found(passing: "dependency", to: read) == [dependency])
        #expect(found(passing: "component", to: read) == [component])
        #expect(found(passing: "component", to: "func read<T: Tagging>(_ tags: T) -> Int { tags.api }") == [component])
        #expect(found(passing: "component", to: read, "extension ShareComponent: Tagging {}").isEmpty)
    }

    @Test(
        "is taken by a function of no type that may have overloads",
        arguments: [
            "import Unread", "func read<T>(_ value: T) -> Int { 0 }", "func read(_ other: ShareComponent) -> Int { 0 }",
            "@Reading extension ShareBuilder {}", "extension ShareBuilder { func read(_ value: Any) -> Int { 0 } }",
            "extension ShareBuilder: Unread {}",
        ],
        ["component", "dependency"]
    )
    func overloads(rest: String, argument: String) {
        #expect(found(passing: argument, to: "func read(_ tags: Tagging) -> Int { tags.api }", rest).isEmpty)
    }

    @Test("is taken by a function of no type that Swift has too")
    func functionsOfSwift() {
        let rest = """
            protocol Tagging: AnyObject {}
            func dump(_ tags: Tagging) {}
            extension ArticleComponent: InteractorDependency { func show() { dump(self) } }
            func show(_ component: ArticleComponent) { component.show() }
            """
        #expect(all(rest: rest).isEmpty)
    }
}
