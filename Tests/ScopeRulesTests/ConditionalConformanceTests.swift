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
        let other = app.replacing(", BoatDependency", with: "").replacing(
            "#else\nfinal class AppComponent: Component<EmptyDependency>",
            with: "#else\nfinal class AppComponent: Component<EmptyDependency>, BoatDependency"
        )
        #expect(
            headlines(other) == ["`AppComponent` is passed as `BoatDependency` but conforms to it only if `!DEBUG`"]
        )
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

    @Test(
        "A builder passes what it creates",
        arguments: [
            "let component = AppComponent(dependency: dependency); BoatBuilder(dependency: component).build()",
            "BoatBuilder(dependency: AppComponent(dependency: dependency)).build()",
        ]
    )
    func created(call: String) {
        let app = """
            import RIBs
            protocol BoatDependency: Dependency {}
            final class BoatComponent: Component<BoatDependency> {}
            final class BoatBuilder: Builder<BoatDependency> {
                func build() { print(BoatComponent(dependency: dependency)) }
            }
            final class AppComponent: Component<EmptyDependency> {}
            #if DEBUG
            extension AppComponent: BoatDependency {}
            #endif
            final class AppBuilder: Builder<EmptyDependency> {
                func build() { \(call) }
            }
            AppBuilder(dependency: EmptyComponent()).build()
            """
        let found = findings(in: RuleSubject(source: app)).filter { $0.severity == .error }.map(\.headline.text)
        #expect(found == ["`AppComponent` is passed as `BoatDependency` but conforms to it only if `DEBUG`"])
    }

    @Test(
        "What is passed, or what takes it, differs between builds",
        arguments: [
            """
            class AppComponent: Component<EmptyDependency> {}
            final class Adapter: BoatDependency {}
            #if DEBUG
            extension AppComponent: BoatDependency {}
            extension AppComponent { var passed: AppComponent { self } }
            #else
            extension AppComponent { var passed: Adapter { Adapter() } }
            #endif
            extension AppComponent { func other() -> BoatComponent { BoatComponent(dependency: passed) } }
            """,
            """
            class AppComponent: Component<EmptyDependency> {}
            final class Adapter: BoatDependency {}
            #if DEBUG
            extension AppComponent: BoatDependency {}
            typealias Passed = AppComponent
            #else
            final class Other: Component<EmptyDependency>, BoatDependency {}
            typealias Passed = Other
            #endif
            func other() -> BoatComponent {
                let component = Passed(dependency: EmptyComponent())
                return BoatComponent(dependency: component)
            }
            """,
            """
            class AppComponent: Component<EmptyDependency> {}
            #if DEBUG
            extension AppComponent: BoatDependency {}
            typealias FerryDependency = BoatDependency
            #else
            typealias FerryDependency = Dependency
            #endif
            final class FerryComponent: Component<FerryDependency> {}
            extension AppComponent { func ferry() -> FerryComponent { FerryComponent(dependency: self) } }
            """,
            """
            class AppComponent: Component<EmptyDependency> {}
            #if DEBUG
            extension AppComponent: BoatDependency {}
            typealias Extra = Dependency
            #else
            typealias Extra = BoatDependency
            extension AppComponent: Extra {}
            #endif
            extension AppComponent { func other() -> BoatComponent { BoatComponent(dependency: self) } }
            """,
            """
            class AppComponent: Component<EmptyDependency> {}
            #if DEBUG
            extension AppComponent: BoatDependency {}
            #endif
            extension AppComponent {
                func other() -> BoatComponent? {
                    if let boats = self as? BoatDependency { return BoatComponent(dependency: boats) }
                    return nil
                }
            }
            """,
            """
            class AppComponent: Component<EmptyDependency> {}
            #if DEBUG
            extension AppComponent: BoatDependency {}
            #endif
            final class FerryComponent: Component<BoatDependency> {
                init(dependency: Any) { super.init(dependency: Harbor()) }
                override init(dependency: BoatDependency) { super.init(dependency: dependency) }
            }
            final class Harbor: BoatDependency {}
            extension AppComponent { func ferry() -> FerryComponent { FerryComponent(dependency: self) } }
            """,
            """
            class Plain: Component<EmptyDependency> {}
            class Floating: Component<EmptyDependency>, BoatDependency {}
            #if DEBUG
            typealias Base = Plain
            #else
            typealias Base = Floating
            #endif
            class AppComponent: Base {}
            #if DEBUG
            extension AppComponent: BoatDependency {}
            #endif
            extension AppComponent { func other() -> BoatComponent { BoatComponent(dependency: self) } }
            """,
        ]
    )
    func differentValues(app: String) {
        let source = """
            import RIBs
            protocol BoatDependency: Dependency {}
            final class BoatComponent: Component<BoatDependency> {}
            \(app)
            let app = AppComponent(dependency: EmptyComponent())
            """
        #expect(findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.headline.text).isEmpty)
    }

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

    @Test("A dependency and a component may both have a declaration for each branch")
    func bothConditional() {
        let child = """
            protocol WaterDependency: Dependency {}
            #if DEBUG
            protocol DebugDependency: Dependency {}
            typealias RowDependency = DebugDependency
            #else
            typealias RowDependency = WaterDependency
            #endif
            final class BoatComponent: Component<RowDependency> {}
            """
        let app = """
            #if DEBUG
            final class AppComponent: Component<EmptyDependency>, DebugDependency {}
            #else
            final class AppComponent: Component<EmptyDependency>, WaterDependency {}
            #endif
            """
        #expect(headlines(app, child: child).isEmpty)
    }

    @Test("A dependency may inherit a typealias whose protocols depend on the branch")
    func inheritedTypealias() {
        let child = """
            protocol SailDependency: Dependency { var sail: Int { get } }
            protocol LogDependency: Dependency { var log: String { get } }
            #if DEBUG
            typealias DeckDependency = SailDependency & LogDependency
            #else
            typealias DeckDependency = SailDependency
            #endif
            protocol RowDependency: DeckDependency {}
            protocol OarDependency: RowDependency {}
            final class BoatComponent: Component<OarDependency> {
                var sail: Int { dependency.sail }
                #if DEBUG
                var log: String { dependency.log }
                #endif
            }
            """
        func app(_ log: String) -> String {
            "class AppComponent: Component<EmptyDependency>, OarDependency { let sail = 1\n\(log)\n}"
        }
        #expect(headlines(app("#if DEBUG\nlet log = \"\"\n#endif"), child: child).isEmpty)
        #expect(headlines(app("let log = \"\""), child: child).isEmpty)
        #expect(headlines(app("#if !DEBUG\nlet log = \"\"\n#endif"), child: child).count == 1)
        #expect(headlines(app(""), child: child).count == 1)
    }
}
