import ScopeRules
import Testing

/// Conformances to a dependency as which the class is passed only in certain builds.
@Suite struct NeedlessConformanceTests {
    private func headlines(_ app: String) -> [String] {
        let source = """
            import RIBs
            protocol BoatDependency: Dependency {}
            final class BoatBuilder: Builder<BoatDependency> {
                func build() { print(BoatComponent(dependency: dependency)) }
            }
            final class BoatComponent: Component<BoatDependency> {}
            class AppComponent: Component<EmptyDependency>, BoatDependency {}
            class MockComponent: Component<EmptyDependency>, BoatDependency {}
            let empty = EmptyComponent()
            let app = AppComponent(dependency: empty)
            let mock = MockComponent(dependency: empty)
            \(app)
            """
        let found = findings(in: RuleSubject(source: source))
        return found.filter { $0.rule == NeedlessConformance.id }.map(\.headline.text)
    }

    private static func branches(_ first: String, _ second: String) -> String {
        "#if DEBUG\n\(first)\n#else\n\(second)\n#endif"
    }

    @Test(
        "The branches declare what is passed with different types",
        arguments: [
            ("let passed: AppComponent", "let passed: MockComponent"),
            ("lazy var passed = AppComponent(dependency: empty)", "lazy var passed = MockComponent(dependency: empty)"),
            ("var passed: AppComponent { app }", "var passed: MockComponent { mock }"),
            ("func passed() -> AppComponent { app }", "func passed() -> MockComponent { mock }"),
            ("let passed: () -> AppComponent = { app }", "let passed: () -> MockComponent = { mock }"),
            ("typealias Passed = AppComponent", "typealias Passed = MockComponent"),
            ("class Passed: AppComponent {}", "class Passed: MockComponent {}"),
        ]
    )
    func membersInBranches(first: String, second: String) {
        let isType = first.contains("Passed")
        let value = isType ? "Passed(dependency: empty)" : first.contains("()") ? "passed()" : "passed"
        for pair in [(first, second), (second, first)] {
            let app = """
                final class AppRouter {
                    \(Self.branches(pair.0, pair.1))
                    func boat() { BoatBuilder(dependency: \(value)).build() }
                }
                """
            #expect(headlines(app).isEmpty)
        }
    }

    @Test(
        "A value of another type is behind the one in a branch",
        arguments: [
            """
            func boat(_ passed: AppComponent) {
                #if DEBUG
                let passed = mock
                #endif
                BoatBuilder(dependency: passed).build()
            }
            """,
            """
            func boat(_ isNew: Bool) {
                #if DEBUG
                let passed = mock
                #else
                let passed = app
                #endif
                let boat = isNew ? passed : (passed)
                BoatBuilder(dependency: boat).build()
            }
            """,
            """
            func boat() {
                #if DEBUG
                let passed = app
                #else
                let passed = mock
                #endif
                let boat = [passed][0]
                BoatBuilder(dependency: boat).build()
            }
            """,
            """
            protocol Passing {}
            extension Passing { var passed: MockComponent { mock } }
            extension AppComponent: Passing {}
            #if DEBUG
            extension AppComponent { var passed: AppComponent { self } }
            #endif
            func boat() { BoatBuilder(dependency: app.passed).build() }
            """,
            """
            struct Real { var passed: AppComponent { app } }
            struct Fake { var passed: MockComponent { mock } }
            #if DEBUG
            typealias Factory = Real
            #else
            typealias Factory = Fake
            #endif
            func boat() { BoatBuilder(dependency: Factory().passed).build() }
            """,
            """
            #if DEBUG
            struct Factory { var passed: AppComponent { app } }
            #else
            struct Factory { func other() {}; var passed: MockComponent { mock } }
            #endif
            func boat() { BoatBuilder(dependency: Factory().passed).build() }
            """,
        ]
    )
    func valuesBehindBranches(app: String) { #expect(headlines(app).isEmpty) }

    @Test(
        "The value has one type in all builds",
        arguments: [
            Self.branches("var passed: AppComponent { app }", "let passed = AppComponent(dependency: empty)"),
            "let passed: Passed = app\n"
                + Self.branches("typealias Passed = AppComponent", "typealias Passed = AppComponent"),
            "let passed: AppComponent = app\n#if DEBUG\nfunc debug() { let fake = mock; print(fake) }\n#endif",
        ]
    )
    func sameInAllBuilds(members: String) {
        let app = """
            final class AppRouter {
                \(members)
                func boat() { BoatBuilder(dependency: passed).build() }
            }
            """
        #expect(headlines(app) == ["`MockComponent` conforms to `BoatDependency` but is never passed as one"])
    }
}
