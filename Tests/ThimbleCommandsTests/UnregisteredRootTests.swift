import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// A program creates a root, and nothing calls the generated function that registers its providers.
@Suite struct UnregisteredRootTests {
    private static let root = """
        import NeedleFoundation
        public final class RootComponent: BootstrapComponent {
            public var clock: Int { 7 }
            var kid: KidComponent { KidComponent(parent: self) }
        }
        protocol KidDependency: Dependency { var clock: Int { get } }
        final class KidComponent: Component<KidDependency> { var text: String { "\\(dependency.clock)" } }

        """
    private static let called = "registerProviderFactories()\nprint(RootComponent().kid.text)\n"
    private static let forgotten = "print(RootComponent().kid.text)\n"

    /// What `check` says about roots without providers.
    private func said(_ files: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder(files)
        let outcome = thimble("check", "--only", "stale-providers", folder.path)
        #expect(outcome.code == 0)
        return outcome.output.split(separator: "\n").filter { $0.contains(" warning: ") }
            .map { String($0.dropFirst(folder.path.count + 1)) }
    }

    private static func warning(_ place: String) -> String {
        """
        \(place): warning: `RootComponent` is created, but nothing calls `registerProviderFactories()`, without which no \
        provider is registered and the app traps here [stale-providers]
        """
    }

    @Test func theCallIsMissing() throws {
        let said = try said(["Root.swift": Self.root, "main.swift": Self.forgotten])
        #expect(said == [Self.warning("main.swift:1:7")])
    }

    @Test func aCommentIsNoCall() throws {
        let said = try said([
            "Root.swift": Self.root, "main.swift": "// registerProviderFactories()\n" + Self.forgotten,
        ])
        #expect(said == [Self.warning("main.swift:2:7")])
    }

    @Test func theCallIsLate() throws {
        let late = "let root = RootComponent()\nif true { registerProviderFactories() }\nprint(root.kid.text)\n"
        let said = try said(["Root.swift": Self.root, "main.swift": late])
        #expect(
            said == [
                """
                main.swift:1:12: warning: `RootComponent` is created before the call of `registerProviderFactories()`, \
                without which no provider is registered and the app traps here [stale-providers]
                """
            ]
        )
    }

    @Test(arguments: [
        "setUp()\nlet root = RootComponent()\nfunc setUp() { registerProviderFactories() }\n",
        "let make = { RootComponent() }\nregisterProviderFactories()\nprint(make().kid.text)\n",
        "func start() { print(RootComponent().kid.text) }\nregisterProviderFactories()\nstart()\n",
        "func start(_ root: RootComponent = RootComponent()) { print(root) }\nregisterProviderFactories()\nstart()\n",
        "let root = Delayed(RootComponent())\nregisterProviderFactories()\nprint(root)\n",
    ])
    func theCallOnlyComesLaterInTheFile(_ text: String) throws {
        #expect(try said(["Root.swift": Self.root, "main.swift": text]).isEmpty)
        let library = try said([
            "Root.swift": Self.root, "Start.swift": "let root = RootComponent()\n",
            "main.swift": "registerProviderFactories()\nprint(root.kid.text)\n",
        ])
        #expect(library.isEmpty)
    }

    @Test func theGeneratedFileIsNoCall() throws {
        let folder = try TemporaryFolder(["Root.swift": Self.root, "main.swift": Self.forgotten])
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        #expect(try folder.text(of: "NeedleGenerated.swift").contains("func registerProviderFactories()"))
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("but nothing calls `registerProviderFactories()`"))
    }

    @Test func aTestRegistersOnlyForItself() throws {
        let said = try said([
            "Package.swift": Self.manifest,
            "Sources/App/Root.swift": Self.root,
            "Sources/App/main.swift": Self.forgotten,
            "Tests/AppTests/RootTests.swift": "@testable import App\nfunc setUp() { registerProviderFactories() }\n",
        ])
        #expect(said == [Self.warning("Sources/App/main.swift:1:7")])
    }

    @Test(arguments: [
        "@main enum App { static func main() { print(RootComponent().kid.text) } }\n",
        "@UIApplicationMain final class AppDelegate { let root = RootComponent() }\n",
    ])
    func otherEntryPoints(_ text: String) throws {
        let said = try said(["Root.swift": Self.root, "App.swift": text])
        #expect(said.count == 1, "\(said)")
    }

    @Test(
        "whatever may call it counts",
        arguments: [
            called,
            "App.registerProviderFactories()\n" + forgotten,
            "let register = registerProviderFactories\nregister()\n" + forgotten,
            "func start() { defer { print(RootComponent().kid.text) }; registerProviderFactories() }\nstart()\n",
            "[registerProviderFactories].forEach { $0() }\n" + forgotten,
            "let root: RootComponent = { registerProviderFactories(); return RootComponent() }()\n",
            "#if DEBUG\nregisterProviderFactories()\n#endif\n" + forgotten,
            """
            __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: "^->RootComponent") {
                EmptyDependencyProvider(component: $0)
            }

            """ + forgotten,
        ]
    )
    func registered(_ main: String) throws {
        #expect(try said(["Root.swift": Self.root, "main.swift": main]) == [])
    }

    /// The file names nothing else of the tree.
    @Test func anotherFileCallsIt() throws {
        let start = "enum Start { static func run() { registerProviderFactories() } }\n"
        #expect(
            try said(["Root.swift": Self.root, "main.swift": "Start.run()\n" + Self.forgotten, "Start.swift": start])
                == []
        )
        let wrapper = "enum Wiring { static func registerProviderFactories() {} }\n"
        #expect(try said(["Root.swift": Self.root, "main.swift": Self.forgotten, "Wiring.swift": wrapper]) == [])
    }

    private static let manifest = """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
            name: "Demo",
            targets: [
                .target(name: "Start"),
                .executableTarget(name: "App", dependencies: ["Start"]),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ]
        )

        """

    @Test func anotherModuleCallsIt() throws {
        let start = """
            import NeedleFoundation
            public final class RootComponent: BootstrapComponent {}
            public func start() { registerProviderFactories() }

            """
        #expect(
            try said([
                "Package.swift": Self.manifest,
                "Sources/Start/Start.swift": start,
                "Sources/App/main.swift": "import Start\nstart()\n_ = RootComponent()\n",
            ]) == []
        )
    }

    /// A module that is not in the sources may import that of the root.
    @Test(arguments: [("", 1), ("import Setup\n", 0)])
    func theRootIsOfAnotherModule(_ others: String, _ count: Int) throws {
        let root = "import NeedleFoundation\npublic final class RootComponent: BootstrapComponent {}\n"
        let said = try said([
            "Package.swift": Self.manifest,
            "Sources/Start/Root.swift": root,
            "Sources/App/main.swift": "import Start\n\(others)_ = RootComponent()\n",
        ])
        #expect(said.count == count, "\(said)")
    }

    @Test func libraryWithoutEntryPoint() throws {
        let use = "public func open() { print(RootComponent().kid.text) }\n"
        #expect(try said(["Root.swift": Self.root, "Open.swift": use]) == [])
    }

    @Test func testsAndDemos() throws {
        let manifest = Self.manifest.replacing("name: \"Start\"", with: "name: \"Feature\"")
            .replacing("[\"Start\"]", with: "[\"Feature\"]").replacing("name: \"App\"", with: "name: \"FeatureDemo\"")
            .replacing("[\"App\"]", with: "[\"Feature\"]")
        let root = "import NeedleFoundation\npublic final class RootComponent: BootstrapComponent {}\n"
        let use = "import Feature\n"
        #expect(
            try said([
                "Package.swift": manifest,
                "Sources/Feature/Root.swift": root,
                "Sources/FeatureDemo/main.swift": use + "_ = RootComponent()\n",
                "Tests/AppTests/RootTests.swift": use + "func testRoot() { _ = RootComponent() }\n",
            ]) == []
        )
    }
}
