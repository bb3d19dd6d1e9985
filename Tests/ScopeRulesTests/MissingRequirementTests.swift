import ScopeRules
import Testing

/// Reads of what a dependency does not require.
@Suite struct MissingRequirementTests {
    private func all(_ code: String, requires: String = "", _ rest: String = "", imports: String = "") -> [Finding] {
        let source = """
            import RIBs
            \(imports)
            protocol LoginDependency: Dependency { var page: Int { get }; \(requires) }
            final class LoginComponent: Component<LoginDependency> { var next: Int { dependency.page } }
            final class LoginBuilder: Builder<LoginDependency> {
                func build() {
                    let component = LoginComponent(dependency: dependency)
                    print(component.next)
                    \(code)
                }
            }
            final class AppComponent: Component<EmptyDependency>, LoginDependency {
                let page = 1
                let title: String
                init() { title = "Login"; super.init(dependency: EmptyComponent()) }
                func login() -> LoginBuilder { LoginBuilder(dependency: self) }
            }
            func start() { AppComponent().login().build() }
            \(rest)
            """
        return findings(in: RuleSubject(source: source), severities: [:]).filter { $0.rule == MissingRequirement.id }
    }

    @Test(
        "are errors",
        arguments: [
            "print(dependency.title)", "print(self.dependency.title)", "print(component.dependency.title)",
            "print([1].map { _ in dependency.title })", "print(dependency.title.count)", "dependency.title()",
            "let needs = dependency; print(needs.title)",
            "let needs = self.dependency\nprint([1].map { _ in needs.title })",
            "let show = { [needs = dependency] in print(needs.title) }; show()",
        ]
    )
    func unrequired(code: String) throws {
        let finding = try #require(all(code).first)
        #expect(finding.headline.text == "`LoginDependency` does not require `title`, which is read here")
        #expect(finding.repairs.map(\.title.text) == ["Add `var title: String { get }` to `LoginDependency`"])
        #expect(finding.repairs.map(\.edits.count) == [1])
        #expect(finding.scope?.hasSuffix("LoginComponent") == true)
    }

    @Test("are one finding")
    func several() {
        let found = all("print(dependency.title, dependency.title)")
        #expect(found.map(\.nearMisses.count) == [1])
    }

    @Test("may be misspelled")
    func misspelled() throws {
        let finding = try #require(all("print(dependency.pag)").first)
        #expect(finding.repairs.first?.title.text == "Write `page`")
    }

    @Test(
        "are fine if something else supplies the name",
        arguments: [
            ("print(dependency.page)", "", ""), ("print(dependency.self)", "", ""),
            ("let needs = dependency; print(needs.page)", "", ""),
            ("let title = dependency.page; print(title.description)", "", ""),
            (
                "let needs = dependency; if let needs = needs as? Titled { print(needs.title) }", "",
                "protocol Titled { var title: Int { get } }"
            ),
            ("print(dependency.title)", "", "extension LoginDependency { var title: Int { page } }"),
            ("print(dependency.title)", "", "extension Dependency { var title: Int { 1 } }"),
            ("print(dependency.title())", "func title() -> Int", ""),
            ("#if DEBUG\nprint(dependency.title)\n#endif", "", ""),
            ("print(dependency.title)", "\n#if DEBUG\nvar title: Int { get }\n#endif\n", ""),
            ("struct S { let title = 1 }; let dependency = S(); print(dependency.title)", "", ""),
            ("if let dependency = dependency as? Other { print(dependency.title) }", "", ""),
            ("let dependency: LoginDependency? = nil; print(dependency.map { $0.page } ?? 0)", "", ""),
            ("print(dependency[1])", "subscript(_: Int) -> Int { get }", ""),
        ]
    )
    func supplied(code: String, requires: String, rest: String) {
        let other = "protocol Other { var title: Int { get } }"
        #expect(all(code, requires: requires, rest + "\n" + other).isEmpty)
    }

    @Test(
        "are unknown if a part of the dependency is",
        arguments: [
            "protocol HomeDependency: Dependency, Unread {}", "@Generated protocol HomeDependency: Dependency {}",
            "@dynamicMemberLookup protocol HomeDependency: Dependency { subscript(dynamicMember _: String) -> Int { get } }",
            "protocol HomeDependency: Dependency, HomeDependencyLogin {}",
            "class Base { let title = 1 }\nprotocol HomeDependency: Base {}",
            "#if DEBUG\nprotocol HomeDependency: Dependency {}\n#else\nprotocol HomeDependency: Dependency, Other {}\n#endif",
            "protocol Named: Identifiable { var title: Int { get } }\nprotocol HomeDependency: Named {}",
        ]
    )
    func open(declaration: String) {
        let home = """
            \(declaration)
            protocol Other { var title: Int { get } }
            final class HomeComponent: Component<HomeDependency> { var title: Any { dependency.title } }
            """
        #expect(all("", home).isEmpty)
    }

    @Test("are unknown if an extension may be one of the dependency")
    func unresolvedExtension() {
        #expect(all("print(dependency.title)", "extension Main.LoginDependency { var title: Int { 1 } }").isEmpty)
        #expect(all("print(dependency.title)", "extension Unread { var title: Int { 1 } }").isEmpty)
    }

    @Test(
        "may be members of an optional",
        arguments: ["dependency.map { $0.page }", "dependency.unsafelyUnwrapped.page"]
    )
    func optional(read: String) {
        let card = """
            import NeedleFoundation
            protocol CardDependency: NeedleFoundation.Dependency { var page: Int { get } }
            final class CardComponent: NeedleFoundation.Component<CardDependency> { var next: Any { \(read) } }
            final class MainComponent: BootstrapComponent {
                let page = 1
                var card: CardComponent { CardComponent(parent: self) }
            }
            """
        #expect(all("", card).isEmpty)
    }

    @Test("are the finding of the component that cannot forward them, if a child needs them")
    func forwarded() {
        let children = """
            protocol HomeDependency: Dependency { var page: Int { get } }
            final class HomeComponent: Component<HomeDependency>, CardDependency {
                var title: String { dependency.title }
                var size: Int { dependency.size }
            }
            protocol CardDependency: Dependency { var title: String { get }; var size: Int { get } }
            final class CardBuilder: Builder<CardDependency> { func build() -> Any { [dependency.title, dependency.size] } }
            func cards(_ home: HomeDependency) -> Any {
                CardBuilder(dependency: HomeComponent(dependency: home)).build()
            }
            extension AppComponent: HomeDependency { var size: Int { 1 }; func cards() -> Any { Main.cards(self) } }
            """
        #expect(all("", children).isEmpty)
    }

    @Test("are unknown without a root")
    func withoutRoot() {
        let source = """
            import RIBs
            protocol LoginDependency: Dependency {}
            final class LoginBuilder: Builder<LoginDependency> { func build() -> Int { dependency.page } }
            """
        let found = findings(in: RuleSubject(source: source), severities: [:])
        #expect(!found.contains { $0.rule == MissingRequirement.id })
    }

    @Test("are unknown if an unread module may extend the dependency")
    func unread() {
        #expect(all("print(dependency.title)", imports: "import Platform").isEmpty)
    }

    @Test("are errors in an interactor's dependency, which a component provides")
    func ofInteractor() throws {
        let rest = """
            protocol LoginInteractorDependency { var next: Int { get } }
            extension LoginComponent: LoginInteractorDependency {}
            final class LoginInteractor {
                let dependency: LoginInteractorDependency
                init(dependency: LoginInteractorDependency) { self.dependency = dependency }
                func show() { print(dependency.next, dependency.title) }
            }
            """
        let finding = try #require(all("LoginInteractor(dependency: component).show()", rest).first)
        #expect(finding.headline.text == "`LoginInteractorDependency` does not require `title`, which is read here")
    }
}
