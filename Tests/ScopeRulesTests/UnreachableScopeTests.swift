import ScopeRules
import Testing

/// Scopes that code creates in ways that cannot be followed, beside scopes that no code creates.
@Suite("Unreachable scopes")
struct UnreachableScopeTests {
    /// What is reported about a login and the code of an app that may create it.
    private func reported(_ code: String, member: String = "", login: String = Self.login) -> [String] {
        let source = """
            import RIBs
            protocol LoginDependency: Dependency {}
            \(login)
            \(code)
            final class AppComponent: Component<EmptyDependency>, LoginDependency {
                init() { super.init(dependency: EmptyComponent()) }
                \(member)
            }
            let app = AppComponent()
            """
        return findings(in: RuleSubject(source: source)).filter { $0.rule == "unreachable-scope" }.compactMap(\.scope)
    }

    private static let login = """
        final class LoginComponent: Component<LoginDependency> {}
        final class LoginBuilder: Builder<LoginDependency> {
            override required init(dependency: LoginDependency) { super.init(dependency: dependency) }
            func build() -> Any { LoginComponent(dependency: dependency) }
        }
        """

    @Test(
        "code in use names the builder",
        arguments: [
            "protocol Makable { init(dependency: LoginDependency) }\nextension LoginBuilder: Makable {}\n"
                + "let plugins: [Makable.Type] = [LoginBuilder.self]",
            "enum LoginFeature: Feature { typealias B = LoginBuilder }",
            "struct LoginFeature: Feature { func use(_ builder: LoginBuilder) {} }",
            "final class Screen { @Injected var builder: LoginBuilder }",
            "typealias LoginRouter = GenericRouter<LoginBuilder>",
            "func start() { make(\"App.LoginBuilder\") }",
            "struct Shelf {}\nextension Shelf { static let all = [LoginBuilder.self] }",
            "extension UIWindow { var all: [AnyClass] { [LoginBuilder.self] } }",
            "final class Screen { let helper = Helper() }\nstruct Helper { let types = [LoginBuilder.self] }",
        ]
    )
    func named(code: String) {
        #expect(reported(code).isEmpty)
    }

    @Test("a wrapper that a builder creates of its dependency starts no tree")
    func wrapper() {
        let source = """
            import RIBs
            protocol ChessDependency: Dependency { var pieces: Int { get } }
            final class ChessBox: Dependency {
                let pieces: Int
                init(_ chess: ChessDependency) { pieces = chess.pieces }
            }
            final class ChessComponent: Component<ChessBox> {}
            final class ChessBuilder: Builder<ChessDependency> {
                func build() { print(ChessComponent(dependency: ChessBox(dependency)).dependency.pieces) }
            }
            protocol ClubDependency: Dependency { var pieces: Int { get } }
            final class ClubComponent: Component<ClubDependency>, ChessDependency { var pieces: Int { dependency.pieces } }
            final class ClubBuilder: Builder<ClubDependency> {
                func build() { ChessBuilder(dependency: ClubComponent(dependency: dependency)).build() }
            }
            """
        #expect(findings(in: RuleSubject(source: source)).map(\.rule) == ["no-root"])
    }

    @Test("the component itself is named")
    func component() {
        #expect(reported("let types = [LoginComponent.self]").isEmpty)
    }

    @Test("a scope that is created names the builder")
    func namedByScope() {
        #expect(reported("", member: "var types: [AnyClass] { [LoginBuilder.self] }").isEmpty)
    }

    @Test(
        "only unused code names it",
        arguments: [
            "", "// LoginBuilder", "extension LoginBuilder { var more: Int { 1 } }",
            "extension LoginComponent { var types: [AnyClass] { [LoginBuilder.self] } }",
            "final class OldBuilder: Builder<EmptyDependency> { var types: [AnyClass] { [LoginBuilder.self] } }",
        ]
    )
    func unnamed(code: String) {
        #expect(reported(code) == ["App.LoginComponent"])
    }

    @Test("its router and builder name each other")
    func router() {
        let login = """
            final class LoginComponent: Component<LoginDependency> {}
            final class LoginBuilder: Builder<LoginDependency> {
                func build() -> Any { LoginRouter(LoginComponent(dependency: dependency), self) }
            }
            final class LoginRouter { init(_ component: LoginComponent, _ builder: LoginBuilder) {} }
            """
        #expect(reported("", login: login) == ["App.LoginComponent"])
    }

    @Test("another nested type has its name")
    func nested() {
        let login = """
            enum Login {
                final class Component: RIBs.Component<LoginDependency> {}
                final class Builder: RIBs.Builder<LoginDependency> {
                    func build() -> Any { Component(dependency: dependency) }
                }
            }
            """
        let other = "enum Other { final class Builder {} }\nlet other = Other.Builder()"
        #expect(reported(other, login: login) == ["App.Login.Component"])
        #expect(reported("let types = [Login.Builder.self]", login: login).isEmpty)
        #expect(reported("extension Login { static let types = [Builder.self] }", login: login).isEmpty)
    }
}
