import ScopeRules
import Testing

/// Conformances that a class declares twice, which the compiler refuses.
@Suite struct RepeatedConformanceTests {
    private func repeated(_ app: String) -> [String] {
        let source = """
            import RIBs
            protocol BoatDependency: Dependency {}
            protocol FerryDependency: BoatDependency {}
            typealias Boats = BoatDependency
            protocol Floating {}
            typealias Fleet = BoatDependency & Floating
            final class BoatComponent: Component<any BoatDependency> {}
            class Pier<T>: Component<EmptyDependency> {}
            \(app)
            extension AppComponent { func boat() -> BoatComponent { BoatComponent(dependency: self) } }
            let app = AppComponent(dependency: EmptyComponent())
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map(\.headline.text)
    }

    @Test(arguments: [
        "class AppComponent: Component<EmptyDependency>, BoatDependency, BoatDependency {}",
        "class AppComponent: Component<EmptyDependency>, BoatDependency, Boats {}",
        "class AppComponent: Component<EmptyDependency>, BoatDependency {}; extension AppComponent: BoatDependency {}",
        "class AppComponent: Pier<Int>, BoatDependency {}; extension Pier: BoatDependency {}",
        "class AppComponent: Pier<Int>, BoatDependency {}; extension Pier: FerryDependency {}",
        "class AppComponent: Pier<Int>, BoatDependency {}; extension Pier: BoatDependency where T == Int {}",
    ])
    func theCompilerRefusesThem(app: String) {
        #expect(repeated(app) == ["`AppComponent` already conforms to `BoatDependency`"])
    }

    @Test(arguments: [
        ("class AppComponent: Component<EmptyDependency>, BoatDependency, Fleet {}", "BoatDependency"),
        ("class AppComponent: Component<EmptyDependency>, Fleet, Floating {}", "Floating"),
        ("class AppComponent: Component<EmptyDependency>, BoatDependency & Floating, Floating {}", "Floating"),
        ("class AppComponent: Component<EmptyDependency>, BoatDependency, Dependency {}", "Dependency"),
        (
            "class AppComponent: Component<EmptyDependency>, BoatDependency {}; extension AppComponent: RIBs.Dependency {}",
            "Dependency"
        ),
        ("class AppComponent: Pier<Int>, BoatDependency, Dependency {}", "Dependency"),
        (
            "class AppComponent: Component<EmptyDependency>, @preconcurrency BoatDependency, BoatDependency {}",
            "BoatDependency"
        ),
        ("class AppComponent: Component<EmptyDependency>, BoatDependency, Error, Error {}", "Error"),
    ])
    func compositionsAndLibrariesStateThemToo(app: String, name: String) {
        #expect(repeated(app) == ["`AppComponent` already conforms to `\(name)`"])
    }

    @Test(arguments: [
        "class AppComponent: Component<EmptyDependency>, Fleet {}",
        "class AppComponent: Component<EmptyDependency>, BoatDependency & BoatDependency {}",
        "class AppComponent: Component<EmptyDependency>, BoatDependency, Sendable, Sendable {}",
        "class AppComponent: Component<EmptyDependency>, BoatDependency, AnyObject {}",
        """
        class AppComponent: Component<EmptyDependency>, BoatDependency, Floating {}
        @available(*, unavailable) extension AppComponent: Floating {}
        """,
        "protocol Dependency {}; class AppComponent: Component<EmptyDependency>, BoatDependency, Dependency {}",
        "class AppComponent: Component<EmptyDependency>, BoatDependency, FerryDependency {}",
        "class AppComponent: Component<EmptyDependency>, FerryDependency {}; extension AppComponent: BoatDependency {}",
        "class AppComponent: Pier<Int>, FerryDependency {}; extension Pier: BoatDependency {}",
        """
        class AppComponent: Component<EmptyDependency>, BoatDependency {}
        enum Other { class AppComponent {} }
        extension Other.AppComponent: BoatDependency {}
        """,
        """
        class AppComponent: Component<EmptyDependency> {}
        #if DEBUG
        extension AppComponent: BoatDependency {}
        #else
        extension AppComponent: BoatDependency {}
        #endif
        """,
    ])
    func impliedOnesAreNoRepetition(app: String) {
        #expect(repeated(app).isEmpty)
    }
}
