import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import ThimbleCommands

@Suite struct GenerateNeedleTests {
    private static let app = """
        import NeedleFoundation

        final class MuseumComponent: BootstrapComponent {
            let guide = Guide()
            var hall: HallComponent { .init(parent: self) }
        }
        protocol HallDependency: Dependency {
            var guide: Guide { get }
        }
        final class HallComponent: Component<HallDependency> {}
        struct Guide {}
        """

    @Test func theFileIsWrittenOnceAndThenUpToDate() throws {
        let folder = try TemporaryFolder(["App.swift": Self.app])
        let stale = thimble("generate", "--dialect", "needle", "--check", folder.path)
        #expect(stale.code == 1)
        #expect(stale.output.contains("NeedleGenerated.swift: not generated yet\n--- /dev/null\n+++ "))
        #expect(try folder.names() == ["App.swift"])
        let written = thimble("generate", "--dialect", "needle", folder.path)
        #expect(written.code == 0)
        #expect(written.errors.contains("Wrote \(folder.path)/NeedleGenerated.swift (2 scopes)."))
        let text = try folder.text(of: "NeedleGenerated.swift")
        #expect(text.contains("registerProviderFactory(\"^->MuseumComponent->HallComponent\", factory"))
        #expect(text.contains("return museumComponent.guide"))
        let again = thimble("generate", "--dialect", "needle", folder.path)
        #expect(again.errors == "Up to date.\n")
        #expect(thimble("generate", "--dialect", "needle", "--check", folder.path).code == 0)
        #expect(thimble("check", folder.path).code == 0)
    }

    /// The program that creates the root is in another package.
    @Test func aRootIsRegisteredThoughATestSubclassesIt() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Museum", targets: [
                .target(name: "Museum"), .testTarget(name: "MuseumTests", dependencies: ["Museum"]),
            ])

            """,
            "Sources/Museum/Museum.swift": Self.app.replacing("final class MuseumC", with: "open class MuseumC"),
            "Tests/MuseumTests/MuseumTests.swift": """
            import Museum
            final class TestMuseumComponent: MuseumComponent {}

            """,
        ])
        let written = thimble("generate", "--dialect", "needle", folder.path)
        #expect(written.code == 0, "\(written.output)")
        #expect(written.errors.contains("NeedleGenerated.swift (2 scopes)."), "\(written.errors)")
        let text = try folder.text(of: "Sources/Museum/NeedleGenerated.swift")
        #expect(text.contains("\"^->MuseumComponent->HallComponent\""))
        #expect(!text.contains("TestMuseumComponent"))
    }

    /// Many rooms are written in several pieces, and registered in several functions.
    @Test func theFileOfManyScopesIsTheOneThatNeedleWrites() throws {
        let rooms = (0..<120).map { number in
            """
            protocol Room\(number)Dependency: Dependency {
                var guide: Guide { get }
            }
            final class Room\(number)Component: Component<Room\(number)Dependency> {}
            """
        }
        let children = (0..<120).map { "    var room\($0): Room\($0)Component { Room\($0)Component(parent: self) }\n" }
        let museum = """
            import NeedleFoundation

            final class MuseumComponent: BootstrapComponent {
                public var guide: Guide { Guide() }
            \(children.joined())}
            struct Guide {}

            """
        let folder = try TemporaryFolder(["App.swift": museum + rooms.joined(separator: "\n")])
        let needle = thimble("needle", "generate", "\(folder.path)/NeedleGenerated.swift", folder.path)
        #expect(needle.code == 0)
        let text = try folder.text(of: "NeedleGenerated.swift")
        #expect(text.components(separatedBy: "registerProviderFactory(\"").count == 122)
        #expect(thimble("generate", "--dialect", "needle", folder.path).errors == "Up to date.\n")
        try folder.remove("NeedleGenerated.swift")
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        #expect(try folder.text(of: "NeedleGenerated.swift") == text)
    }

    @Test func warningsOfTheReplacementLeadToOtherCommands() throws {
        func errors(base: String) throws -> String {
            let folder = try TemporaryFolder([
                "App.swift": """
                import NeedleFoundation

                typealias Base = NeedleFoundation.Component
                final class MuseumComponent: BootstrapComponent {
                    var hall: HallComponent { HallComponent(parent: self) }
                }
                protocol HallDependency: Dependency {}
                final class HallComponent: \(base)<HallDependency> {}
                """
            ])
            return thimble("needle", "generate", "\(folder.path)/NeedleGenerated.swift", folder.path).errors
        }
        let lines = try errors(base: "Base").split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("App.swift:8:13: warning: ") ?? false)
        #expect(lines.last?.hasPrefix("note: 'thimble check' shows ") ?? false)
        #expect(try errors(base: "Component").isEmpty)
    }

    @Test func whatAPersonWroteAtTheTopStays() throws {
        let header = "//\n// Museum. Do not edit.\n//\n"
        let old = "\(header)\n\nimport NeedleFoundation\n\n// swiftlint:disable unused_declaration\n"
        let mark = "private let needleDependenciesHash : String? = nil\n"
        let folder = try TemporaryFolder(["App.swift": Self.app, "Wiring/Own.swift": old + mark])
        let written = thimble("generate", "--dialect", "needle", folder.path)
        #expect(written.errors.contains("Wrote \(folder.path)/Wiring/Own.swift"))
        let text = try folder.text(of: "Wiring/Own.swift")
        #expect(text.hasPrefix("\(header)\n\nimport NeedleFoundation\n\n"))
        #expect(text.contains("HallDependency"))
        #expect(thimble("generate", "--dialect", "needle", "--check", folder.path).code == 0)
    }

    @Test func nothingIsWrittenForAnAppWithErrors() throws {
        let broken = Self.app.replacingOccurrences(of: "    let guide = Guide()\n", with: "")
        let folder = try TemporaryFolder(["App.swift": broken])
        let outcome = thimble("generate", "--dialect", "needle", folder.path)
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("[missing-provider]"))
        #expect(try folder.names() == ["App.swift"])
        let kept = thimble("generate", "--dialect", "needle", "--keep-going", folder.path)
        #expect(kept.code == 1)
        #expect(try folder.text(of: "NeedleGenerated.swift").contains("\"^->MuseumComponent\""))
    }

    /// In dynamic mode, a property that is looked up but not registered traps.
    @Test func whatAMacroAddsIsRegistered() throws {
        let code = Self.app.replacingOccurrences(of: "    let guide = Guide()\n", with: "")
            .replacingOccurrences(of: "final class MuseumComponent", with: "@Guided final class MuseumComponent")
        let folder = try TemporaryFolder(["App.swift": code])
        let outcome = thimble("generate", "--dialect", "needle", folder.path)
        #expect(outcome.code == 0)
        let text = try folder.text(of: "NeedleGenerated.swift")
        #expect(text.contains("return museumComponent.guide\n"))
        #expect(text.contains("keyPathToName[\\HallDependency.guide] = \"guide-Guide\""))
        #expect(text.contains("localTable[\"guide-Guide\"] = { [unowned self] in self.guide as Any }"), "\(text)")
    }

    /// A getter that reads what no ancestor has would not compile.
    @Test func whatAProtocolOutsideTheSourcesMayImplementIsNotRead() throws {
        let app = """
            import Hops
            import NeedleFoundation
            final class BreweryComponent: BootstrapComponent {
                var ale: AleComponent { AleComponent(parent: self) }
                var cellar: CellarComponent { CellarComponent(parent: self) }
            }
            protocol AleExtension: PluginExtension, Hopped { var hops: Int { get } }
            final class AleComponent: PluginizedComponent<EmptyDependency, AleExtension, AleNonCoreComponent> {}
            final class AleNonCoreComponent: NonCoreComponent<EmptyDependency> {}
            protocol CellarDependency: Dependency, Hopped { var hops: Int { get } }
            final class CellarComponent: Component<CellarDependency> {}
            """
        let folder = try TemporaryFolder(["App.swift": app])
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        let text = try folder.text(of: "NeedleGenerated.swift")
        #expect(text.contains("AleExtensionProvider"))
        #expect(!text.contains(".hops"))
    }

    /// A getter can belong to one actor only.
    @Test func anAsynchronousGetterIsOnTheActorOfWhatItReads() throws {
        let app = """
            import NeedleFoundation
            @globalActor actor Brewing { static let shared = Brewing() }
            final class BreweryComponent: BootstrapComponent {
                @Brewing var hops: Int { 3 }
                var ale: AleComponent { AleComponent(parent: self) }
            }
            protocol AleDependency: Dependency { @MainActor var hops: Int { get async } }
            final class AleComponent: Component<AleDependency> {}
            """
        let folder = try TemporaryFolder(["App.swift": app])
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        let text = try folder.text(of: "NeedleGenerated.swift")
        #expect(text.contains("    @Brewing var hops: Int {\n"))
    }

    /// Needle's table holds functions without isolation, which code on the actor calls.
    @Test func dynamicModeReadsAnIsolatedPropertyOnItsActor() throws {
        let app = """
            import NeedleFoundation
            final class BreweryComponent: BootstrapComponent {
                @MainActor var hops: Int { 3 }
                let malt = 4
                var ale: AleComponent { AleComponent(parent: self) }
            }
            protocol AleDependency: Dependency {
                @MainActor var hops: Int { get }
                var malt: Int { get }
            }
            final class AleComponent: Component<AleDependency> {}
            """
        let folder = try TemporaryFolder(["App.swift": app])
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        let text = try folder.text(of: "NeedleGenerated.swift")
        #expect(
            text.contains(
                """
                        localTable["hops-Int"] = { [unowned self] in
                            nonisolated(unsafe) let owner = self
                            return unsafeBitCast({ @MainActor in owner.hops as Any } as @MainActor () -> Any, \
                to: (() -> Any).self)()
                        }
                        localTable["malt-Int"] = { [unowned self] in self.malt as Any }
                """
            ),
            "\(text)"
        )
    }

    @Test func theOtherDialectPointsHere() throws {
        let folder = try TemporaryFolder(["App.swift": Self.app])
        #expect(
            thimble("generate", folder.path).errors.contains(
                "run 'thimble generate --dialect needle' to generate their"
            )
        )
    }

    /// Diamonds one below the other: each doubles the paths.
    private func diamonds(_ count: Int) -> String {
        var code = "import NeedleFoundation\n"
        func add(_ name: String, _ base: String, _ children: [String]) {
            let calls = children.map { "    var to\($0): \($0) { \($0)(parent: self) }\n" }
            code += "final class \(name): \(base) {\n\(calls.joined())}\n"
        }
        for level in 0..<count {
            let base = level == 0 ? "BootstrapComponent" : "Component<EmptyDependency>"
            add("Top\(level)", base, ["Left\(level)", "Right\(level)"])
            for side in ["Left", "Right"] { add("\(side)\(level)", "Component<EmptyDependency>", ["Top\(level + 1)"]) }
        }
        add("Top\(count)", "Component<EmptyDependency>", [])
        return code
    }

    @Test func pathsAreCountedBeforeTheyAreListed() throws {
        let folder = try TemporaryFolder(["App.swift": diamonds(40)])
        let outcome = thimble("generate", "--dialect", "needle", folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("there would be 4,398,046,511,101, and the limit is 50,000"))
        #expect(outcome.errors.contains("`Top40` (by `Left39`, `Right39`)"))
        #expect(try folder.names() == ["App.swift"])
        let small = try TemporaryFolder(["App.swift": diamonds(3)])
        #expect(thimble("generate", "--dialect", "needle", "--path-limit", "28", small.path).code == 2)
        #expect(thimble("generate", "--dialect", "needle", "--path-limit", "29", small.path).code == 0)
        #expect(thimble("generate", "--dialect", "needle", "--path-limit", "no", small.path).code == 2)
        #expect(thimble("generate", "--path-limit", "29", small.path).code == 2)
        let broken = try TemporaryFolder(["App.swift": "final class LostComponent: Component<LostDependency> {}\n"])
        #expect(thimble("generate", "--dialect", "needle", "--path-limit", "0", broken.path).code == 2)
    }

    @Test func recursionIsNamedWithItsLoop() throws {
        let code = """
            import NeedleFoundation
            final class HomeComponent: BootstrapComponent {
                var folder: FolderComponent { FolderComponent(parent: self) }
            }
            final class FolderComponent: Component<EmptyDependency> {
                var file: FileComponent { FileComponent(parent: self) }
            }
            final class FileComponent: Component<EmptyDependency> {
                var folder: FolderComponent { FolderComponent(parent: self) }
            }
            """
        let folder = try TemporaryFolder(["App.swift": code])
        let outcome = thimble("generate", "--dialect", "needle", "--keep-going", folder.path)
        #expect(outcome.code != 0)
        #expect(outcome.errors.contains("`FolderComponent` creates `FileComponent` creates `FolderComponent`"))
    }

    /// Two components of one name below one parent.
    private func park(_ member: String) throws -> TemporaryFolder {
        let code = """
            import NeedleFoundation
            final class ParkComponent: BootstrapComponent {
                let sign = "No fires"
                var meadow: Meadow.BenchComponent { Meadow.BenchComponent(parent: self) }
                var pond: Pond.BenchComponent { Pond.BenchComponent(parent: self) }
            }
            protocol BenchDependency: Dependency { var sign: String { get } }
            enum Meadow { final class BenchComponent: Component<EmptyDependency> {} }
            enum Pond { final class BenchComponent: Component<\(member)> {} }
            """
        return try TemporaryFolder(["App.swift": code])
    }

    @Test func twoScopesOfOnePathAreRefused() throws {
        let folder = try park("BenchDependency")
        let outcome = thimble("generate", "--dialect", "needle", "--keep-going", folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("App.swift:9:25: 2 scopes of one parent have one path at run time"))
    }

    @Test func twoScopesOfOnePathWithNothingToRegisterAreWritten() throws {
        let folder = try park("EmptyDependency")
        let outcome = thimble("generate", "--dialect", "needle", folder.path)
        #expect(outcome.code == 0)
    }

    /// - Parameter tail: the name of the component that the second root creates.
    private func harbours(_ tail: String) throws -> TemporaryFolder {
        let code = """
            import NeedleFoundation
            protocol BuoyDependency: Dependency { var depth: Int { get } }
            final class BuoyComponent: Component<BuoyDependency> {}
            final class LampComponent: Component<BuoyDependency> {}
            enum Lake { final class HarbourComponent: BootstrapComponent {
                let depth = 1
                var buoy: BuoyComponent { BuoyComponent(parent: self) }
            } }
            enum Sea { final class HarbourComponent: BootstrapComponent {
                let depth = 2
                var buoy: \(tail) { \(tail)(parent: self) }
            } }
            """
        return try TemporaryFolder(["App.swift": code])
    }

    @Test func twoRootsOfOnePathAreRefused() throws {
        let folder = try harbours("BuoyComponent")
        let outcome = thimble("generate", "--dialect", "needle", "--keep-going", folder.path)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("App.swift:9:24: 2 roots and components below them have one path at run time"))
    }

    @Test func twoRootsOfOneNameAreWritten() throws {
        let folder = try harbours("LampComponent")
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        let text = try folder.text(of: "NeedleGenerated.swift")
        #expect(text.contains("harbourComponent: parent1(component) as! Lake.HarbourComponent"))
        #expect(text.contains("harbourComponent: parent1(component) as! Sea.HarbourComponent"))
    }

    /// Several components with one plugin extension.
    @Test func eachPluginExtensionHasAClassOfItsOwn() throws {
        let code = """
            import NeedleFoundation
            final class MarketComponent: BootstrapComponent {
                var stall: StallComponent { StallComponent(parent: self) }
                var shop: Street.ShopComponent { Street.ShopComponent(parent: self) }
                var kiosk: KioskComponent { KioskComponent(parent: self) }
            }
            protocol DealExtension: PluginExtension { var deal: Int { get } }
            final class DealComponent: NonCoreComponent<EmptyDependency> { var deal: Int { 1 } }
            final class StallComponent: PluginizedComponent<EmptyDependency, DealExtension, DealComponent> {}
            enum Street {
                class ShopComponent: PluginizedComponent<EmptyDependency, DealExtension, DealComponent> {}
            }
            final class KioskComponent: Street.ShopComponent {}
            """
        let folder = try TemporaryFolder(["App.swift": code])
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        let text = try folder.text(of: "NeedleGenerated.swift")
        let classes = text.split(separator: "\n").filter { $0.hasPrefix("private class ") }
        #expect(
            classes == [
                "private class DealExtensionProvider: DealExtension {",
                "private class DealExtensionStreetShopComponentProvider: DealExtension {",
                "private class DealExtensionKioskComponentProvider: DealExtension {",
            ]
        )
        #expect(text.contains("return DealExtensionKioskComponentProvider(component: component)"))
        #expect(text.contains("extension Street.ShopComponent: NeedleFoundation.ExtensionRegistration"))
        #expect(!text.contains("extension KioskComponent: NeedleFoundation.ExtensionRegistration"))
    }

    @Test func thePluginExtensionOfAnActorIsCreatedAnywhere() throws {
        let code = """
            import NeedleFoundation
            final class MarketComponent: BootstrapComponent {
                var stall: StallComponent { StallComponent(parent: self) }
            }
            @MainActor protocol DealExtension: PluginExtension { var deal: Int { get } }
            final class DealComponent: NonCoreComponent<EmptyDependency> { @MainActor var deal: Int { 1 } }
            final class StallComponent: PluginizedComponent<EmptyDependency, DealExtension, DealComponent> {}
            """
        let folder = try TemporaryFolder(["App.swift": code])
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        let text = try folder.text(of: "NeedleGenerated.swift")
        #expect(text.contains("private nonisolated(unsafe) unowned let dealComponent: DealComponent"))
        #expect(text.contains("nonisolated init(component: NeedleFoundation.Scope) {"))
    }
}
