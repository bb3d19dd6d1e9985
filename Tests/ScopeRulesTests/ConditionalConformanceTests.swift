import ScopeRules
import Testing

/// Conformances that a class declares only inside an `#if`.
@Suite struct ConditionalConformanceTests {
    private func headlines(_ app: String, child: String = "") -> [String] {
        let source = """
            import RIBs
            protocol BoatDependency: Dependency {}
            \(child.isEmpty ? "final class BoatComponent: Component<BoatDependency> {}" : child)
            \(app)
            extension AppComponent { func boat() -> BoatComponent { BoatComponent(dependency: self) } }
            let app = AppComponent(dependency: EmptyComponent())
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.headline.text)
    }

    @Test(
        "Builds that lack the clause do not compile",
        arguments: [
            ("class AppComponent: Component<EmptyDependency> {}", "extension AppComponent: BoatDependency {}"),
            (
                "class AppComponent: Component<EmptyDependency> {}",
                "protocol DebugDependency: BoatDependency {}; extension AppComponent: DebugDependency {}"
            ),
            (
                "class Base: Component<EmptyDependency> {}; final class AppComponent: Base {}",
                "extension Base: BoatDependency {}"
            ),
        ]
    )
    func conditionalClauses(classes: String, clauses: String) {
        for test in ["DEBUG", "!DEBUG"] {
            #expect(
                headlines("\(classes)\n#if \(test)\n\(clauses)\n#endif")
                    == ["`AppComponent` is passed as `BoatDependency` but conforms to it only if `\(test)`"]
            )
        }
    }

    @Test("So do builds in which the class itself has no such clause")
    func conditionalClass() {
        let app = """
            #if DEBUG
            final class AppComponent: Component<EmptyDependency>, BoatDependency {}
            #else
            final class AppComponent: Component<EmptyDependency> {}
            #endif
            """
        #expect(headlines(app) == ["`AppComponent` is passed as `BoatDependency` but conforms to it only if `DEBUG`"])
    }

    @Test(
        "Other builds have a clause of their own, or are not known to exist",
        arguments: [
            """
            class AppComponent: Component<EmptyDependency> {}
            #if DEBUG
            extension AppComponent: BoatDependency {}
            #else
            extension AppComponent: BoatDependency {}
            #endif
            """,
            """
            class AppComponent: Component<EmptyDependency> {}
            #if DEBUG
            protocol DebugDependency: BoatDependency {}
            extension AppComponent: DebugDependency {}
            #endif
            extension AppComponent: BoatDependency {}
            """,
            """
            class Base: Component<EmptyDependency>, BoatDependency {}
            final class AppComponent: Base {}
            #if DEBUG
            protocol DebugDependency: BoatDependency {}
            extension AppComponent: DebugDependency {}
            #endif
            """,
            """
            #if DEBUG
            final class AppComponent: Component<EmptyDependency>, BoatDependency {}
            #else
            final class AppComponent: Component<EmptyDependency>, BoatDependency {}
            #endif
            """,
            """
            class AppComponent: Component<EmptyDependency> {}
            #if MOCK
            extension AppComponent: BoatDependency {}
            #endif
            """,
            """
            class AppComponent: Component<EmptyDependency> {}
            #if os(iOS)
            extension AppComponent: BoatDependency {}
            #endif
            """,
            """
            class AppComponent: Component<EmptyDependency> {}
            @Boats extension AppComponent {}
            #if DEBUG
            extension AppComponent: BoatDependency {}
            #endif
            """,
        ]
    )
    func otherClauses(app: String) { #expect(headlines(app).isEmpty) }

    @Test("The child exists in the same builds")
    func conditionalChild() {
        let child = """
            #if DEBUG
            final class BoatComponent: Component<BoatDependency> {}
            #endif
            """
        let app = """
            class AppComponent: Component<EmptyDependency> {}
            #if DEBUG
            extension AppComponent: BoatDependency {}
            #endif
            """
        #expect(headlines(app, child: child).isEmpty)
    }
}
