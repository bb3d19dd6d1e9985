import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// The access of what a fix adds to a Needle component that is in another module than its root, where the generated
/// code is.
@Suite struct NeedleFixAccessTests {
    private static let package = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "App", targets: [
            .target(name: "Settings"), .executableTarget(name: "Main", dependencies: ["Settings"]),
        ])

        """
    private static let main = """
        import NeedleFoundation
        import Settings
        final class RootComponent: BootstrapComponent {
            var settings: SettingsComponent { SettingsComponent(parent: self) }
        }
        registerProviderFactories()
        print(RootComponent().settings)

        """

    /// The fixes of `check` for a library below the root's module.
    private func fixes(_ settings: String) throws -> [String] {
        let folder = try TemporaryFolder([
            "Package.swift": Self.package, "Sources/Main/main.swift": Self.main,
            "Sources/Settings/Settings.swift": "import NeedleFoundation\n\(settings)\n",
        ])
        let lines = thimble("check", folder.path).output.split(separator: "\n").map(String.init)
        return lines.filter { $0.hasPrefix("    ") && ($0.contains(": Add ") || $0.contains(": Change ")) }
            .map { $0.split(separator: ": ").dropFirst().joined(separator: ": ") }
    }

    private static func settings(_ members: String) -> String {
        """
        public final class SettingsComponent: Component<EmptyDependency> {
            public var theme: ThemeComponent { ThemeComponent(parent: self) }
            \(members)
        }
        public protocol ThemeDependency: Dependency { var color: Int { get } }
        public final class ThemeComponent: Component<ThemeDependency> { public var c: Int { dependency.color } }
        """
    }

    @Test func anAddedProvider() throws {
        #expect(
            try fixes(Self.settings("")) == [
                "Add `public var color: Int` to `SettingsComponent`, or to a scope above it"
            ]
        )
        #expect(try fixes(Self.settings("public let color = 1")) == [])
        #expect(
            try fixes(Self.settings("let color = \"\"")) == [
                "Change the type of `SettingsComponent.color` to `Int`, and make it `public`"
            ]
        )
    }

    @Test func aPluginProperty() throws {
        let source = """
            public protocol DarkExtension: PluginExtension { var color: Int { get } }
            public final class DarkComponent: NonCoreComponent<EmptyDependency> {}
            public final class SettingsComponent:
                PluginizedComponent<EmptyDependency, DarkExtension, DarkComponent> {}
            """
        #expect(try fixes(source) == ["Add `public var color: Int` to `DarkComponent`"])
    }
}
