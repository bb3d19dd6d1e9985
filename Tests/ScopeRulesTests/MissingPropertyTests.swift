import ScopeRules
import Testing

/// Reads of components that do not have what is read.
@Suite struct MissingPropertyTests {
    private func all(
        _ code: String,
        _ members: String = "",
        clauses: String = "",
        _ rest: String = "",
        imports: String = ""
    ) -> [Finding] {
        let source = """
            import RIBs
            \(imports)
            protocol LoginDependency: Dependency { var page: Int { get }; var title: String { get } }
            final class LoginComponent: Component<LoginDependency>\(clauses) {
                var next: Int { dependency.page + dependency.title.count }
                \(members)
            }
            final class LoginBuilder: Builder<LoginDependency> {
                func build() {
                    let component = LoginComponent(dependency: dependency)
                    print(component.next)
                    \(code)
                }
            }
            final class AppComponent: Component<EmptyDependency>, LoginDependency {
                let page = 1
                let title = "Login"
                init() { super.init(dependency: EmptyComponent()) }
                func login() -> LoginBuilder { LoginBuilder(dependency: self) }
            }
            func start() { AppComponent().login().build() }
            \(rest)
            """
        return findings(in: RuleSubject(source: source), severities: [:]).filter { $0.rule == MissingProperty.id }
    }

    @Test(
        "are errors",
        arguments: [
            "print(component.theme)", "let made = LoginComponent(dependency: dependency)\nprint(made.theme)",
            "print([1].map { _ in component.theme })", "print(component.theme.count)",
            "func show(_ login: LoginComponent) { print(login.theme) }",
        ]
    )
    func absent(code: String) throws {
        let finding = try #require(all(code).first)
        #expect(finding.headline.text == "`LoginComponent` does not have `theme`, which is read here")
        #expect(finding.repairs.map(\.title.text) == ["Declare `theme` in `LoginComponent`"])
        #expect(finding.scope?.hasSuffix("LoginComponent") == true)
    }

    @Test("are forwarded if the dependency requires them")
    func forwarded() throws {
        let finding = try #require(all("print(component.title)").first)
        #expect(
            finding.repairs.map(\.title.text)
                == ["Add `var title: String { dependency.title }` to `LoginComponent`"]
        )
        #expect(finding.repairs.map(\.edits.count) == [1])
    }

    @Test(
        "are errors in the component itself",
        arguments: ["self.theme", "lightTheme.count", "self.theme.count", "[lightTheme]"]
    )
    func own(read: String) {
        let rest = """
            protocol ThemeDependency: LoginDependency { var theme: String { get }; var lightTheme: String { get } }
            final class ThemeComponent: Component<ThemeDependency> { var all: [Any] { [\(read)] } }
            final class ThemeBuilder: Builder<ThemeDependency> {
                func build() { print(ThemeComponent(dependency: dependency).all) }
            }
            """
        let name = read.contains("lightTheme") ? "lightTheme" : "theme"
        let texts = all("", "", rest).map(\.headline.text)
        #expect(texts == ["`ThemeComponent` does not have `\(name)`, which is read here"])
    }

    @Test(
        "may be other names in the component itself",
        arguments: [
            "dependency.theme", "[1].map { theme in theme }", "{ (theme: Int) in [theme] }(1)", "theme(1)",
            "{ let theme = 1; return theme }()", "self", "Other().theme", "[1].map { _ in self.dependency.theme }",
            "self.shared { 1 }", "self.$theme", "self._theme", "[1].reduce(0, max)", "[1.0].map(log)",
            "[1].map(lightTheme(_:))",
            "{ if let self = self as? DarkComponent { return self.dark } else { return 1 } }()",
            "{ [self = Other()] in self.theme }()", "Self.key().text",
        ]
    )
    func notOwn(read: String) {
        let rest = """
            struct Other { let theme = 1 }
            func lightTheme(_ number: Int) -> Int { number }
            protocol ThemeDependency: LoginDependency {
                var theme: String { get }
                var lightTheme: String { get }
                var max: Int { get }
                var log: Int { get }
            }
            class ThemeComponent: Component<ThemeDependency> {
                struct Key { let text = "" }
                static func key() -> Key { self.Key() }
                var all: [Any] { [\(read)] }
            }
            final class DarkComponent: ThemeComponent { let dark = 2 }
            final class ThemeBuilder: Builder<ThemeDependency> {
                func build() { print(ThemeComponent(dependency: dependency).all) }
            }
            """
        #expect(all("", "", rest).isEmpty)
    }

    @Test("are errors if they are private, outside of the component")
    func hidden() throws {
        let finding = try #require(all("print(component.theme)", "private let theme = 1").first)
        #expect(
            finding.headline.text
                == "`LoginComponent.theme` is private, and code outside of the component reads it here"
        )
        #expect(finding.repairs.map(\.title.text) == ["Delete `private` before `LoginComponent.theme`"])
    }

    @Test(
        "may be private where the component itself reads them",
        arguments: [
            ("var all: Int { self.theme }", ""),
            ("struct Inner { func show(_ c: LoginComponent) { print(c.theme) } }", ""),
            ("", "extension LoginComponent { var all: Int { [self].map { component in component.theme }[0] } }"),
            ("", "extension LoginComponent { func show(_ other: LoginComponent) { print(other.theme) } }"),
            ("struct Peek {}", "extension LoginComponent.Peek { func show(_ c: LoginComponent) { print(c.theme) } }"),
        ]
    )
    func privateInside(members: String, rest: String) {
        #expect(all("", "private let theme = 1\n\(members)", rest).isEmpty)
    }

    @Test("are one finding")
    func several() {
        #expect(all("print(component.theme, component.theme)").map(\.nearMisses.count) == [1])
    }

    @Test("may be misspelled")
    func misspelled() throws {
        let finding = try #require(all("print(component.nexd)").first)
        #expect(finding.repairs.first?.title.text == "Write `next`")
    }

    @Test(
        "are fine if the component or something else has the name",
        arguments: [
            ("print(component.dependency)", "", "", ""), ("component.missing()", "", "", ""),
            ("print(component.self)", "", "", ""),
            ("print(component.theme)", "let theme = 1", "", ""), ("component.theme()", "func theme() {}", "", ""),
            ("print(component.theme)", "", "", "extension LoginComponent { var theme: Int { 1 } }"),
            ("print(component.theme)", "", "", "#if DEBUG\nextension LoginComponent { var theme: Int { 1 } }\n#endif"),
            ("print(component.theme)", "", "", "extension Component { var theme: Int { 1 } }"),
            ("print(component.theme)", "", "", "extension Dependency { var theme: Int { 1 } }"),
            (
                "print(component.theme)", "", ", Themed",
                "protocol Themed {}\nextension Themed { var theme: Int { 1 } }"
            ),
            ("print(component.theme)", "", ", Unread", ""),
            ("print(component.$theme)", "@Stored var theme = 1", "", ""),
            ("#if DEBUG\nprint(component.theme)\n#endif", "", "", ""),
            ("print(LoginComponent.theme)", "static let theme = 1", "", ""),
            ("let component = (theme: 1, 2)\nprint(component.theme)", "", "", ""),
            (
                "print(component.theme)",
                "subscript<T>(dynamicMember path: KeyPath<Theme, T>) -> T { Theme()[keyPath: path] }", ", Looking",
                "@dynamicMemberLookup protocol Looking {}\nstruct Theme { let theme = 1 }"
            ),
        ]
    )
    func present(code: String, members: String, clauses: String, rest: String) {
        #expect(all(code, members, clauses: clauses, rest).isEmpty)
    }

    @Test("are not certain in a file that imports a module which is not read")
    func unread() {
        #expect(all("print(component.theme)", imports: "import Themes").isEmpty)
    }

    @Test("are not reported twice if a child needs what is missing")
    func neededByChild() {
        let rest = """
            protocol CodeDependency: Dependency { var theme: Int { get } }
            final class CodeBuilder: Builder<CodeDependency> { func build() -> Int { dependency.theme } }
            extension LoginComponent: CodeDependency {
                var code: Int { CodeBuilder(dependency: self).build() }
            }
            """
        #expect(all("print(component.theme, component.code)", "", rest).isEmpty)
    }

    private func ofNeedle(_ members: String, requires: String = "", rest: String = "") -> [Finding] {
        let source = """
            import NeedleFoundation
            final class AppComponent: BootstrapComponent {
                let page = 1
                let title = "Login"
                var login: LoginComponent { LoginComponent(parent: self) }
            }
            protocol LoginDependency: Dependency { var page: Int { get }; \(requires) }
            final class LoginComponent: Component<LoginDependency> { \(members) }
            func start() { registerProviderFactories(); print(AppComponent().login.next) }
            \(rest)
            """
        return findings(in: RuleSubject(source: source), severities: [:]).filter { $0.rule == MissingProperty.id }
    }

    @Test("are errors in Needle, which also looks for them in the dependency")
    func needle() {
        let text = "`LoginComponent` does not have `title`, which is read here"
        #expect(ofNeedle("var next: Any { [self.page, self.title] }").map(\.headline.text) == [text])
        #expect(ofNeedle("var next: Any { [self.page, self.title] }", requires: "var title: String { get }").isEmpty)
        #expect(
            ofNeedle("var next: Any { self.title }", rest: "extension LoginDependency { var title: Int { 1 } }").isEmpty
        )
    }

    @Test("may be private in Needle if the dependency has the name")
    func privateInNeedle() {
        let next = "var next: Int { dependency.page }"
        let read = "func show(_ login: LoginComponent) { print(login.page) }"
        #expect(ofNeedle("\(next); private let page = 2", rest: read).isEmpty)
        #expect(ofNeedle("\(next); private let pages = 2", rest: read.replacing("page)", with: "pages)")).count == 1)
    }

    @Test("are errors of a nested component and of an optional one")
    func nested() {
        let rest = """
            protocol ThemeDependency: LoginDependency { var color: String { get } }
            enum Theme {
                final class Component: RIBs.Component<ThemeDependency> { var all: String { dependency.color } }
            }
            final class ThemeBuilder: Builder<ThemeDependency> {
                func build() { show(Theme.Component(dependency: dependency)) }
                func show(_ made: Theme.Component) { print(made.all, made.border) }
            }
            """
        #expect(
            all("", "", rest).map(\.headline.text) == ["`Theme.Component` does not have `border`, which is read here"]
        )
    }
}
