import ScopeRules
import Testing

/// Which Needle components generated code can register, and which only look as if it could not.
struct UnregistrableScopeTests {
    /// - Parameter members: of the root.
    private static func errors(_ members: String, _ others: String) -> [String?] {
        let source = """
            import NeedleFoundation

            struct Anchor {}

            protocol BoatDependency: Dependency { var anchor: Anchor { get } }

            final class HarbourComponent: BootstrapComponent {
                let anchor = Anchor()
                \(members)
            }
            \(others)
            """
        return findings(in: RuleSubject(source: source)).filter { $0.severity == .error }.map {
            $0.rule == UnregistrableScope.id ? $0.scope ?? $0.headline.text : $0.rule
        }
    }

    private static let local = """
        func sail() -> Anchor {
            final class BoatComponent: Component<BoatDependency> {}
            return BoatComponent(parent: self).dependency.anchor
        }
        """

    @Test func localComponents() {
        let expected = "`BoatComponent` is declared in a function: generated code cannot register it"
        #expect(Self.errors(Self.local, "") == [expected])
    }

    @Test(arguments: [
        ("func sail() { final class BoatComponent: Component<BoatDependency> {} }", ""),
        (
            local,
            """
            func moor() {
                let registry = __DependencyProviderRegistry.instance
                registry.registerDependencyProviderFactory(for: "^->HarbourComponent->BoatComponent") { _ in Moored() }
            }
            """
        ),
        (
            local + "\nvar boat: Yard.BoatComponent { Yard.BoatComponent(parent: self) }",
            "enum Yard { final class BoatComponent: Component<BoatDependency> {} }"
        ),
    ])
    func otherLocalClasses(_ members: String, _ others: String) { #expect(Self.errors(members, others) == []) }

    @Test(arguments: [
        ("private final class BoatComponent: Component<BoatDependency> {}", []),
        (
            """
            protocol SailDependency: Dependency { var mast: Int { get } }
            final class SailComponent: Component<SailDependency> {}
            private final class BoatComponent: Component<BoatDependency> {
                let mast = 1
                var sail: SailComponent { SailComponent(parent: self) }
            }
            """, ["App.BoatComponent"]
        ),
        (
            """
            protocol Deck: PluginExtension {}
            final class CabinComponent: NonCoreComponent<EmptyDependency> {}
            private final class BoatComponent: PluginizedComponent<BoatDependency, Deck, CabinComponent> {}
            """, ["App.BoatComponent"]
        ),
    ])
    func privateComponents(_ others: String, _ expected: [String]) {
        let found = Self.errors("fileprivate var boat: BoatComponent { BoatComponent(parent: self) }", others)
        #expect(found == expected)
    }

    private static let pair = """
        var red: Red.BoatComponent { Red.BoatComponent(parent: self) }
        var blue: Blue.BoatComponent { Blue.BoatComponent(parent: self) }
        """

    @Test(arguments: [
        (pair, "", []),
        (pair, "var sail: SailComponent { SailComponent(parent: self) }", ["App.Red.BoatComponent"]),
        (
            pair + "\nvar ferry: Red.FerryComponent { Red.FerryComponent(parent: self) }",
            """
            }
            final class FerryComponent: Component<EmptyDependency> {
                var red: Red.BoatComponent { Red.BoatComponent(parent: self) }
            """, ["App.Red.BoatComponent"]
        ),
    ])
    func equalPaths(_ members: String, _ ofOne: String, _ expected: [String]) {
        let others = """
            final class SailComponent: Component<EmptyDependency> {}
            enum Blue { final class BoatComponent: Component<BoatDependency> {} }
            extension Red { final class BoatComponent: Component<BoatDependency> {
            \(ofOne)
            } }
            enum Red {}
            """
        #expect(Self.errors(members, others) == expected)
    }

    /// - Parameter path: for what the app itself registers a provider.
    private static func roots(
        _ buoy: String,
        of dependency: String = "BoatDependency",
        registering path: String = "^->Other"
    ) -> [String?] {
        let others = """
            final class BuoyComponent: Component<\(dependency)> {}
            final class LampComponent: Component<BoatDependency> {}
            enum Lake { final class HarbourComponent: BootstrapComponent {
                let anchor = Anchor()
                var buoy: \(buoy) { \(buoy)(parent: self) }
            } }
            func register() {
                __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "\(path)") { _ in Mock() }
            }
            """
        return errors("var buoy: BuoyComponent { BuoyComponent(parent: self) }", others)
    }

    @Test func rootsOfOneName() {
        #expect(Self.roots("BuoyComponent") == ["App.Lake.HarbourComponent"])
        #expect(Self.roots("LampComponent") == [])
        #expect(Self.roots("BuoyComponent", of: "EmptyDependency") == [])
        #expect(Self.roots("BuoyComponent", registering: "^->HarbourComponent->BuoyComponent") == [])
    }

    @Test(arguments: [("FerryComponent", []), ("BoatComponent", ["App.Blue.BoatComponent"])])
    func pluginExtensionsOfOneName(_ name: String, _ expected: [String]) {
        let others = """
            final class QuayComponent: Component<EmptyDependency> {
                var red: Red.BoatComponent { Red.BoatComponent(parent: self) }
            }
            protocol Deck: PluginExtension {}
            final class CabinComponent: NonCoreComponent<EmptyDependency> {}
            enum Red { final class BoatComponent: PluginizedComponent<EmptyDependency, Deck, CabinComponent> {} }
            enum Blue { final class \(name): PluginizedComponent<EmptyDependency, Deck, CabinComponent> {} }
            """
        let members = """
            var quay: QuayComponent { QuayComponent(parent: self) }
            var blue: Blue.\(name) { Blue.\(name)(parent: self) }
            """
        #expect(Self.errors(members, others) == expected)
    }

    @Test func aNameWithADot() {
        let boat = "final class `Boat 1.2`: Component<BoatDependency> {}"
        #expect(Self.errors("var boat: `Boat 1.2` { `Boat 1.2`(parent: self) }", boat) == ["App.Boat 1.2"])
    }

    @Test(arguments: ["Boat 1", "class", "Boat"])
    func namesInBackticks(_ name: String) {
        let boat = "final class `\(name)`: Component<BoatDependency> {}"
        #expect(Self.errors("var boat: `\(name)` { `\(name)`(parent: self) }", boat) == [])
    }
}
