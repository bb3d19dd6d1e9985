import CommandTestSupport
import TestSupport
import Testing

/// Children of components of Needle are written like their siblings, wired by a property and by providers, and compile.
@Suite struct NeedleTests {
    /// An app with its providers.
    private static func app(_ name: String) throws -> FixtureApp {
        let app = try FixtureApp(name)
        let outcome = app.run("generate", "--dialect", "needle")
        #expect(outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        if name == "Ferry" {
            let mocks = "\(app.folder.path)/Tests/FerryTests/Mocks.swift"
            expect(app.run("mock", "--scope", "Main", "--scope", "Ticket", "--output", mocks))
        }
        try expectSound(app, name)
        return app
    }

    private static func expectSound(_ app: FixtureApp, _ module: String) throws {
        let check = app.run("check", "--strict")
        #expect(check.code == 0, "\(check.output)")
        let generate = app.run("generate", "--check", "--dialect", "needle")
        #expect(generate.code == 0, "\(generate.output)")
        let errors = try app.errors(in: module)
        #expect(errors.isEmpty, "\(errors)")
    }

    private static func expect(_ outcome: Outcome, _ code: Int32 = 0) {
        #expect(outcome.code == code, "\(outcome.errors)\(outcome.output)")
    }

    @Test func aRIBWithAComponentizedBuilder() throws {
        let app = try Self.app("Ferry")
        let texts = try Files.texts(below: app.folder.path)
        Self.expect(app.run("new", "rib", "Harbor", "--parent", "Main", "--needle", "--tests"))
        let folder = "Sources/Ferry"
        #expect(
            try app.text(of: "\(folder)/Harbor/HarborComponent.swift") == """
                import NeedleFoundation

                protocol HarborDependency: Dependency {}

                final class HarborComponent: Component<HarborDependency> {}

                """
        )
        let own = try app.text(of: "\(folder)/Harbor/HarborBuilder.swift")
        #expect(own.contains("ComponentizedBuilder<HarborComponent, HarborRouting, HarborListener, Void>,"))
        #expect(own.contains("override func build(with component: HarborComponent, _ listener: HarborListener) -> "))
        // The app has a file for each child.
        #expect(
            try app.text(of: "\(folder)/Main/MainComponent+Harbor.swift") == """
                import NeedleFoundation

                extension MainComponent {
                    var harborComponent: HarborComponent { HarborComponent(parent: self) }
                }

                """
        )
        let builder = try app.text(of: "\(folder)/Main/MainBuilder.swift")
        #expect(builder.contains("        let harborBuilder = HarborBuilder { component.harborComponent }\n"))
        let providers = try app.text(of: "\(folder)/NeedleGenerated.swift")
        #expect(providers.contains("registerProviderFactory(\"^->MainComponent->HarborComponent\""))
        try Self.expectSound(app, "Ferry")

        Self.expect(app.run("new", "rib", "Crew", "--parent", "Harbor", "--viewless"))
        Self.expect(app.run("new", "rib", "Captain", "--parent", "Crew", "--viewless"))
        try Self.expectSound(app, "Ferry")
        Self.expect(app.run("move", "rib", "Captain", "--to", "Main", "--apply"))
        let moved = try app.text(of: "\(folder)/NeedleGenerated.swift")
        #expect(moved.contains("\"^->MainComponent->CaptainComponent\""))
        #expect(!moved.contains("CrewComponent->CaptainComponent"))
        try Self.expectSound(app, "Ferry")
        for name in ["Captain", "Crew", "Harbor"] {
            Self.expect(app.run("remove", "rib", name, "--apply"))
            try Self.expectSound(app, "Ferry")
        }
        #expect(try Files.texts(below: app.folder.path) == texts)
    }

    @Test func aComponentThatCreatesAView() throws {
        let app = try Self.app("Museum")
        let texts = try Files.texts(below: app.folder.path)
        Self.expect(app.run("new", "rib", "Shop", "--parent", "Root"))
        let folder = "Sources/Museum"
        #expect(
            try app.text(of: "\(folder)/Shop/ShopComponent.swift") == """
                import NeedleFoundation
                import UIKit

                protocol ShopDependency: Dependency {}

                class ShopComponent: Component<ShopDependency>, ShopBuilder {
                  var shopViewController: UIViewController {
                    return ShopViewController()
                  }
                }

                protocol ShopBuilder {
                  var shopViewController: UIViewController { get }
                }

                """
        )
        let root = try app.text(of: "\(folder)/Root/RootComponent.swift")
        let property = "  var shopComponent: ShopComponent {\n    return ShopComponent(parent: self)\n  }\n"
        #expect(root.hasSuffix("  }\n\n\(property)}\n"))
        try Self.expectSound(app, "Museum")
        Self.expect(app.run("new", "rib", "Vault", "--parent", "Shop", "--viewless"))
        #expect(try app.text(of: "\(folder)/Vault/VaultComponent.swift").hasSuffix("Component<VaultDependency> {}\n"))
        try Self.expectSound(app, "Museum")
        Self.expect(app.run("move", "rib", "Vault", "--to", "Hall", "--apply"))
        try Self.expectSound(app, "Museum")
        for name in ["Vault", "Shop"] { Self.expect(app.run("remove", "rib", name, "--apply")) }
        #expect(try Files.texts(below: app.folder.path) == texts)
    }

    @Test func aComponentImportsItsLibraryWithoutAnExample() throws {
        let folder = try TemporaryFolder([
            "Harbour.swift": """
            import NeedleFoundation

            final class HarbourMaster: BootstrapComponent {
                var pier: PierScope { PierScope(parent: self) }
            }

            final class PierScope: Component<EmptyDependency> {}
            """
        ])
        Self.expect(thimble(["new", "rib", "Boat", "--parent", "HarbourMaster", folder.path]))
        let path = try #require(Files.paths(below: folder.path).first { $0.hasSuffix("BoatComponent.swift") })
        #expect(try folder.text(of: path).hasPrefix("import NeedleFoundation\n\nprotocol BoatDependency"))
    }

    @Test func aRIBWhoseBuilderTakesItsComponent() throws {
        let app = try Self.app("Market")
        Self.expect(app.run("new", "rib", "Booth", "--parent", "Square"))
        let text = try app.text(of: "Sources/Market/BoothBuilder.swift")
        #expect(text.contains("protocol BoothDependency: NeedleFoundation.Dependency {}\n"))
        #expect(text.contains("final class BoothBuilder: Builder<BoothComponent>, BoothBuildable {\n"))
        let square = try app.text(of: "Sources/Market/Square.swift")
        #expect(square.contains("    var booth: BoothComponent { BoothComponent(parent: self) }\n"))
        #expect(square.contains("            boothBuilder: BoothBuilder(dependency: dependency.booth)\n"))
        try Self.expectSound(app, "Market")
    }

    @Test func whatStillReadsARemovedPropertyIsNamed() throws {
        let app = try Self.app("Museum")
        let outcome = app.run("remove", "rib", "Hall")
        Self.expect(outcome, 1)
        #expect(outcome.errors.contains("RootComponent.swift:11:44: warning: 'hallComponent' is removed, but still"))
        #expect(outcome.errors.contains("'HallBuilder' is removed, but still named here."))
    }

    @Test func whereTheBuildWritesTheProvidersNoneAreWritten() throws {
        let app = try FixtureApp("Museum")
        let outcome = app.run("new", "rib", "Shop", "--parent", "Root")
        Self.expect(outcome)
        #expect(outcome.errors.contains("run 'thimble generate --dialect needle', unless the build writes it."))
        #expect(!Files.paths(below: app.folder.path).contains { $0.hasSuffix("NeedleGenerated.swift") })
    }

    @Test(arguments: [
        ("Museum", ["Shop", "--parent", "Root", "--tests"], "'RootComponent' and its children have none. Omit it."),
        ("Shop", ["Bag", "--parent", "Root", "--needle"], "'RootComponent' is not a component of Needle"),
        ("Museum", ["Hall", "--parent", "Root"], "already declares 'HallDependency'"),
    ])
    func whatContradictsIsRefused(_ name: String, _ arguments: [String], _ reason: String) throws {
        let app = try FixtureApp(name)
        let texts = try Files.texts(below: app.folder.path)
        let outcome = thimble(["new", "rib"] + arguments + [app.folder.path])
        Self.expect(outcome, 2)
        #expect(outcome.errors.contains(reason), "\(outcome.errors)")
        #expect(try Files.texts(below: app.folder.path) == texts)
    }
}
