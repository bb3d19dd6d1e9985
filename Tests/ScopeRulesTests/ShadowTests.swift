import ScopeGraph
import ScopeRules
import TestSupport
import Testing

/// Who hides whom, and who only seems to.
@Suite("Shadowed providers and ambiguous suppliers")
struct ShadowTests {
    /// A root that makes a log, a home below it that may make one too, a login that asks for it.
    private func rules(
        home: String,
        homeNeeds: String = "",
        app: String = "var log: Log { shared { Log() } }",
        rest: String = ""
    ) -> [String] {
        let source = """
            import NeedleFoundation
            class Log { init() {} ; init(above: Log) {} ; static let standard = Log() }
            final class LoudLog: Log {}
            final class AppComponent: BootstrapComponent {
                \(app)
                var session: Session { shared { Session() } }
                var home: HomeComponent { HomeComponent(parent: self) }
            }
            final class Session { let log = Log() }
            protocol HomeDependency: Dependency {
                var session: Session { get }
                \(homeNeeds)
            }
            final class HomeComponent: Component<HomeDependency> {
                func start() { print(dependency.session) }
                \(home)
                var login: LoginComponent { LoginComponent(parent: self) }
            }
            protocol LoginDependency: Dependency { var log: Log { get } }
            final class LoginComponent: Component<LoginDependency> {
                func start() { print(dependency.log) }
            }
            \(rest)
            """
        return findings(in: RuleSubject(source: source, isGenerated: true)).map(\.rule)
    }

    @Test(
        "hides",
        arguments: [
            "var log: Log { Log() }", "var log: Log { shared { Log() } }", "let log = Log()",
            "lazy var log: Log = Log()",
            "var log: Log { let made = Log()\nreturn made }", "lazy var log: Log = { Log() }()",
            "var log: Log { return Log(above: Log()) }",
        ]
    )
    func hides(home: String) {
        #expect(rules(home: home) == ["shadowed-provider"])
    }

    @Test(
        "is read off something else, or said to be another",
        arguments: [
            "var log: Log { dependency.session.log }", "var log: Log { Log.standard }", "var log: Log { .standard }",
            "static var log: Log { Log() }", "private var log: Log { Log() }", "var log: LoudLog { LoudLog() }",
            "var log: Log? { Log() }", "func log() -> Log { Log() }",
            "let log: Log\ninit(parent: Scope, log: Log) { self.log = log\n"
                + "super.init(parent: parent) }", "#if DEBUG\nvar log: Log { Log() }\n#endif",
            "var diary: Log { Log() }",
            "",
        ]
    )
    func doesNotHide(home: String) {
        #expect(!rules(home: home).contains("shadowed-provider"))
    }

    @Test("a scope that asks for the one above knows of it")
    func aware() {
        let home = "var log: Log { shared { Log(above: dependency.log) } }"
        #expect(rules(home: home, homeNeeds: "var log: Log { get }").isEmpty)
        let handedOn = rules(home: "var log: Log { dependency.log }", homeNeeds: "var log: Log { get }")
        #expect(!handedOn.contains("shadowed-provider"))
    }

    @Test(
        "every scope shows something of its own",
        arguments: [
            "UINavigationController", "ViewControllable", "any Screen", "Screen?", "LoginScreen", "NSWindow",
            "ViewControllable & AnyObject",
        ]
    )
    func views(type: String) {
        let source = """
            import RIBs
            import UIKit
            protocol Screen: ViewControllable {}
            final class LoginScreen: UIViewController, Screen {}
            protocol HomeDependency: Dependency {}
            final class AppComponent: Component<EmptyDependency>, HomeDependency {
                var screen: \(type) { LoginScreen() }
                func home() -> HomeComponent { HomeComponent(dependency: self) }
            }
            final class HomeComponent: Component<HomeDependency>, LoginDependency {
                var screen: \(type) { LoginScreen() }
                func login() -> LoginComponent { LoginComponent(dependency: self) }
            }
            protocol LoginDependency: Dependency { var screen: \(type) { get } }
            final class LoginComponent: Component<LoginDependency> { func start() { print(dependency.screen) } }
            let app = AppComponent(dependency: EmptyComponent())
            """
        #expect(findings(in: RuleSubject(source: source)).allSatisfy { $0.rule != "shadowed-provider" })
        let other = source.replacing(": \(type) {", with: ": Session {")
        #expect(findings(in: RuleSubject(source: other)).contains { $0.rule == "shadowed-provider" })
    }

    @Test("where nobody below asks, nobody is deceived")
    func unread() {
        #expect(
            rules(home: "var diary: Log { Log() }", app: "var log: Log { Log() }\nvar diary: Log { Log() }").isEmpty
        )
    }

    @Test("what both have from one superclass or protocol was written once")
    func inherited() {
        let source = """
            import NeedleFoundation
            struct Log {}
            protocol Logging {}
            extension Logging { var log: Log { Log() } }
            final class AppComponent: BootstrapComponent, Logging {
                var home: HomeComponent { HomeComponent(parent: self) }
            }
            final class HomeComponent: Component<EmptyDependency>, Logging {
                var login: LoginComponent { LoginComponent(parent: self) }
            }
            protocol LoginDependency: Dependency { var log: Log { get } }
            final class LoginComponent: Component<LoginDependency> {
                func start() { print(dependency.log) }
            }
            """
        #expect(findings(in: RuleSubject(source: source, isGenerated: true)).isEmpty)
    }

    @Test(
        "a core component may provide what it reads from its plugin extension",
        arguments: [("pluginExtension.log", false), ("Log()", true)]
    )
    func pluginExtension(value: String, isShadow: Bool) {
        let source = """
            import NeedleFoundation
            final class Log {}
            final class AppComponent: BootstrapComponent {
                var home: HomeComponent { HomeComponent(parent: self) }
            }
            protocol HomePluginExtension: PluginExtension { var log: Log { get } }
            final class HomeComponent: PluginizedComponent<EmptyDependency, HomePluginExtension, HomeNonCoreComponent> {
                var log: Log { \(value) }
            }
            final class HomeNonCoreComponent: NonCoreComponent<EmptyDependency> {
                var log: Log { shared { Log() } }
                var login: LoginComponent { LoginComponent(parent: self) }
            }
            protocol LoginDependency: Dependency { var log: Log { get } }
            final class LoginComponent: Component<LoginDependency> {
                func start() { print(dependency.log) }
            }
            """
        let found = findings(in: RuleSubject(source: source, isGenerated: true))
        #expect(found.contains { $0.rule == "shadowed-provider" } == isShadow)
    }

    // MARK: Graphs made by hand

    private func found(_ scopes: [Scope], _ edges: [(Int, Int)]) -> [Finding] {
        let graph = HandMadeGraphs.graph(scopes, edges.map { HandMadeGraphs.edge($0, $1) })
        return findings(in: RuleSubject(graph: graph))
    }

    @Test("pass-throughs between two that make it hide nothing and are not hidden")
    func passThroughs() {
        let scopes = [
            HandMadeGraphs.scope(0, root: true, provides: ["value"]),
            HandMadeGraphs.scope(1, requires: ["value"], passesOn: ["value"]),
            HandMadeGraphs.scope(2, provides: ["value"]),
            HandMadeGraphs.scope(3, requires: ["value"], passesOn: ["value"]),
            HandMadeGraphs.scope(4, requires: ["value"]),
        ]
        let shadows = found(scopes, [(0, 1), (1, 2), (2, 3), (3, 4)])
        #expect(shadows.map(\.identity) == [["App.Scope2", "App.Scope0", "value"]])
        #expect(shadows.first?.readers.map(\.scope) == ["Scope3", "Scope4"])
    }

    @Test(
        "siblings hide nothing from each other; what both give to one that both make is meant, further down it is not"
    )
    func siblings() {
        let scopes = [
            HandMadeGraphs.scope(0, root: true),
            HandMadeGraphs.scope(1, provides: ["value"]),
            HandMadeGraphs.scope(2, provides: ["value"]),
            HandMadeGraphs.scope(3, requires: ["value"]),
            HandMadeGraphs.scope(4),
            HandMadeGraphs.scope(5, requires: ["value"]),
        ]
        func rules(_ edges: [(Int, Int)]) -> [String] {
            found(scopes, edges).map(\.rule).filter { $0 != "unreachable-scope" }
        }
        #expect(rules([(0, 1), (0, 2), (1, 3)]) == [])
        #expect(rules([(0, 1), (0, 2), (1, 3), (2, 3)]) == [])
        #expect(rules([(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (4, 5)]) == [])
        #expect(rules([(0, 1), (0, 2), (1, 3), (2, 4), (4, 3)]) == ["ambiguous-supplier"])
    }

    @Test("several ways up to one origin are not ambiguous")
    func oneOrigin() {
        let scopes = [
            HandMadeGraphs.scope(0, root: true, provides: ["value"]),
            HandMadeGraphs.scope(1, requires: ["value"], passesOn: ["value"]),
            HandMadeGraphs.scope(2),
            HandMadeGraphs.scope(3, requires: ["value"]),
        ]
        #expect(found(scopes, [(0, 1), (0, 2), (1, 3), (2, 3)]).isEmpty)
    }

    @Test("the roots of two apps that share a scope are not ambiguous")
    func twoRoots() {
        let scopes = [
            HandMadeGraphs.scope(0, root: true, provides: ["value"]),
            HandMadeGraphs.scope(1, root: true, provides: ["value"]),
            HandMadeGraphs.scope(2, requires: ["value"]),
        ]
        #expect(found(scopes, [(0, 2), (1, 2)]).isEmpty)
    }

    @Test("readers with the same origins are one note")
    func oneNote() {
        let leaves = (5...9).map { HandMadeGraphs.scope($0, requires: ["value"]) }
        let scopes =
            [HandMadeGraphs.scope(0, root: true)]
            + [HandMadeGraphs.scope(1, provides: ["value"]), HandMadeGraphs.scope(2, provides: ["value"])]
            + [HandMadeGraphs.scope(3), HandMadeGraphs.scope(4)] + leaves
        let notes = found(scopes, [(0, 1), (0, 2), (1, 3), (2, 4)] + (5...9).flatMap { [(3, $0), (4, $0)] })
        #expect(notes.map(\.rule) == ["ambiguous-supplier"])
        #expect(notes.first?.readers.count == 5)
    }

    @Test("a chain in which every scope makes it takes no quadratic time")
    func longChain() {
        let isInProportion = growsInProportion(from: 600, to: 6_000) { count in
            let scopes = (0..<count).map {
                HandMadeGraphs.scope($0, root: $0 == 0, requires: $0 == count - 1 ? ["value"] : [], provides: ["value"])
            }
            #expect(found(scopes, (1..<count).map { ($0 - 1, $0) }).map(\.rule) == ["shadowed-provider"])
        }
        #expect(isInProportion)
    }
}
