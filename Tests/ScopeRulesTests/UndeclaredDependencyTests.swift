import ScopeRules
import Testing

/// Builders whose dependency is not declared.
@Suite struct UndeclaredDependencyTests {
    private func all(_ component: String, _ builder: String, rest: String = "", imports: String = "") -> [Finding] {
        let source = """
            import RIBs
            \(imports)
            protocol LoginDependency: Dependency {}
            final class LoginComponent: Component<\(component)> {}
            final class LoginBuilder: \(builder) {
                func build() { _ = LoginComponent(dependency: dependency) }
            }
            final class AppComponent: Component<EmptyDependency>, LoginDependency {
                init() { super.init(dependency: EmptyComponent()) }
                func login() -> LoginBuilder { LoginBuilder(dependency: self) }
            }
            func start() { AppComponent().login().build() }
            \(rest)
            """
        return findings(in: RuleSubject(source: source), severities: [:]).filter { $0.rule == UnknownDependency.id }
    }

    @Test("are errors, with the name that is meant")
    func misspelled() throws {
        let finding = try #require(all("LoginDependency", "Builder<LoginDependncy>").first)
        #expect(
            finding.headline.text == "`LoginBuilder` depends on `LoginDependncy`, which is not declared in the sources"
        )
        #expect(finding.repairs.first?.title.text == "Write `LoginDependency`")
        #expect(finding.location?.line == 5)
    }

    @Test("are errors below a generic builder")
    func generic() {
        let rest = "class BaseBuilder<D>: Builder<D> {}"
        #expect(all("LoginDependency", "BaseBuilder<LogInDependency>", rest: rest).count == 1)
    }

    @Test("are one error with the component")
    func componentToo() {
        let found = all("SignInDependency", "Builder<SignInDependency>")
        #expect(found.map(\.location?.line) == [4])
    }

    @Test(
        "are not certain if they may be declared elsewhere",
        arguments: [
            ("Builder<LoginDependency>", "", ""), ("Builder<LogInDependency>", "import Accounts", ""),
            ("Builder<LogInDependency>", "", "typealias LogInDependency = LoginDependency"),
            ("Builder<LogInDependency>", "", "#if DEBUG\nprotocol LogInDependency: Dependency {}\n#endif"),
            ("Builder<[String]>", "", ""), ("Builder<Bundle>", "import Foundation", ""),
            ("Builder<Accounts.LogInDependency>", "import Accounts", ""),
        ]
    )
    func elsewhere(builder: String, imports: String, rest: String) {
        #expect(all("LoginDependency", builder, rest: rest, imports: imports).isEmpty)
    }
}
