import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// What the generated file imports for Needle's dynamic mode, where registrations are public.
@Suite struct NeedleImportTests {
    private static let files = [
        "Sources/Yards/Yard.swift": """
        public import NeedleFoundation

        public protocol YardDependency: Dependency {
            var stone: Int { get }
        }
        ACCESS final class YardComponent: Component<any YardDependency> {
            public func open() { print(dependency.stone) }
        }

        """,
        "Sources/Quarry/Quarry.swift": """
        import NeedleFoundation
        import Yards

        final class QuarryComponent: BootstrapComponent {
            var stone: Int { 1 }
            var yard: YardComponent { YardComponent(parent: self) }
        }

        """,
    ]

    private func imports(access: String, settings: String) throws -> [Substring] {
        var files = Self.files.mapValues { $0.replacing("ACCESS", with: access) }
        files["Package.swift"] = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Quarry",
                targets: [
                    .target(name: "Yards"),
                    .executableTarget(name: "Quarry", dependencies: ["Yards"], swiftSettings: [\(settings)]),
                ]
            )

            """
        let folder = try TemporaryFolder(files)
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        return try folder.text(of: "Sources/Quarry/NeedleGenerated.swift").split(separator: "\n")
            .filter { $0.contains("import ") }
    }

    @Test(arguments: ["public", "package"])
    func importsArePublicWhereTheyWouldBeInternal(access: String) throws {
        let feature = ".enableUpcomingFeature(\"InternalImportsByDefault\")"
        #expect(
            try imports(access: access, settings: feature) == ["public import NeedleFoundation", "public import Yards"]
        )
    }

    @Test func otherwiseTheySayNothing() throws {
        #expect(try imports(access: "public", settings: "") == ["import NeedleFoundation", "import Yards"])
    }

    @Test(arguments: [("", true), ("@_exported ", false)])
    func theLibraryIsImportedIfOnlyTypealiasesNameIt(attribute: String, isImported: Bool) throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Mill",
                targets: [.target(name: "Stones"), .executableTarget(name: "Mill", dependencies: ["Stones"])]
            )
            """,
            "Sources/Stones/Stones.swift": """
            \(attribute)import NeedleFoundation
            public typealias Stone = NeedleFoundation.Component
            public typealias RootStone = NeedleFoundation.BootstrapComponent
            public typealias Needs = NeedleFoundation.Dependency
            """,
            "Sources/Mill/Mill.swift": """
            import Stones
            final class MillComponent: RootStone {
                let grain = 1
                var sieve: SieveComponent { SieveComponent(parent: self) }
            }
            protocol SieveDependency: Needs { var grain: Int { get } }
            final class SieveComponent: Stone<SieveDependency> {}
            """,
        ])
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        let lines = try folder.text(of: "Sources/Mill/NeedleGenerated.swift").split(separator: "\n")
        #expect(lines.contains("import NeedleFoundation") == isImported)
    }

    /// In dynamic mode, generated code names each component that it registers.
    @Test func anInternalComponentOfAnotherModuleIsNotRegistered() throws {
        let kiln = """

            final class KilnComponent: Component<EmptyDependency> {}
            extension YardComponent { var kiln: KilnComponent { KilnComponent(parent: self) } }
            """
        var files = Self.files.mapValues { $0.replacing("ACCESS", with: "public") }
        files["Sources/Yards/Kiln.swift"] = "import NeedleFoundation\n" + kiln
        files["Package.swift"] = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Quarry",
                targets: [.target(name: "Yards"), .executableTarget(name: "Quarry", dependencies: ["Yards"])]
            )
            """
        let folder = try TemporaryFolder(files)
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        let text = try folder.text(of: "Sources/Quarry/NeedleGenerated.swift")
        #expect(text.contains("extension YardComponent: NeedleFoundation.Registration"))
        #expect(text.contains("\"^->QuarryComponent->YardComponent->KilnComponent\""))
        #expect(!text.contains("extension KilnComponent"))
    }
}
