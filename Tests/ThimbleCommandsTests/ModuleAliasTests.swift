import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// A target imports a module by another name than the package that declares it.
@Suite struct ModuleAliasTests {
    private static let files = [
        "Kit/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Kit",
            products: [.library(name: "Paint", targets: ["Paint"])],
            targets: [.target(name: "Paint")]
        )

        """,
        "Kit/Sources/Paint/Paint.swift": "public struct Shade { public init() {} }\n",
        "Rooms/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Rooms",
            products: [.library(name: "Hall", targets: ["Hall"])],
            dependencies: [.package(path: "../Kit")],
            targets: [.target(name: "Hall", dependencies: [.product(name: "Paint", package: "Kit")])]
        )

        """,
        "App/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "House",
            dependencies: [.package(path: "../Kit"), .package(path: "../Rooms")],
            targets: [
                .executableTarget(
                    name: "House",
                    dependencies: [
                        .product(name: "Paint", package: "Kit", moduleAliases: ["Paint": "KitPaint"]),
                        .product(name: "Hall", package: "Rooms"),
                    ]
                )
            ]
        )

        """,
        // Hides the type, so that it has to be qualified.
        "App/Sources/House/Shade.swift": "struct Shade {}\n",
    ]

    @Test func generatedCodeForRIBsImportsTheAlias() throws {
        var files = Self.files
        files["Rooms/Sources/Hall/Hall.swift"] = """
            import Paint
            import RIBs

            public protocol HallDependency: Dependency { var shade: Shade { get } }
            public final class HallComponent: Component<HallDependency> {}
            public final class HallBuilder: Builder<HallDependency> {
                public func build() -> Any { HallComponent(dependency: dependency).dependency.shade }
            }

            """
        files["App/Sources/House/House.swift"] = """
            import Hall
            import KitPaint
            import RIBs

            final class HouseComponent: Component<EmptyDependency>, RootDependency {
                let shade = KitPaint.Shade()

                init() { super.init(dependency: EmptyComponent()) }

                func start() -> Any { RootBuilder(dependency: self).build() }
            }

            protocol RootDependency: Dependency, RootDependencyHall {}
            final class RootComponent: Component<RootDependency> {}
            final class RootBuilder: Builder<RootDependency> {
                func build() -> Any { HallBuilder(dependency: RootComponent(dependency: dependency)).build() }
            }

            func start() -> Any { HouseComponent().start() }

            """
        let folder = try TemporaryFolder(files)
        #expect(thimble("generate", folder.path).code == 0)
        let text = try folder.text(of: "App/Sources/House/ThimbleGenerated.swift")
        #expect(imports(in: text) == ["import Hall", "import KitPaint", "import RIBs"])
        #expect(text.contains("var shade: KitPaint.Shade { dependency.shade }"))
        #expect(thimble("check", folder.path).code == 0)
    }

    @Test func generatedCodeForNeedleImportsTheAlias() throws {
        var files = Self.files
        files["Rooms/Sources/Hall/Hall.swift"] = """
            import NeedleFoundation
            import Paint

            public protocol HallDependency: Dependency { var shade: Shade { get } }
            public final class HallComponent: Component<HallDependency> {
                public func paint() -> Any { dependency.shade }
            }

            """
        files["App/Sources/House/House.swift"] = """
            import Hall
            import KitPaint
            import NeedleFoundation

            final class HouseComponent: BootstrapComponent {
                let shade = KitPaint.Shade()
                var hall: HallComponent { HallComponent(parent: self) }
            }

            """
        let folder = try TemporaryFolder(files)
        #expect(thimble("generate", "--dialect", "needle", folder.path).code == 0)
        let text = try folder.text(of: "App/Sources/House/NeedleGenerated.swift")
        #expect(imports(in: text) == ["import Hall", "import KitPaint", "import NeedleFoundation"])
        #expect(text.contains("var shade: KitPaint.Shade {"))
    }

    private func imports(in text: String) -> [Substring] {
        text.split(separator: "\n").filter { $0.hasPrefix("import ") }
    }

    @Test func summariesKeepAliasesOfComputedTargets() throws {
        var files = Self.files
        files["App/Package.swift"] = """
            // swift-tools-version: 5.9
            import PackageDescription

            let aliases = ["Paint": "KitPaint"]

            func program(_ name: String) -> Target {
                .executableTarget(
                    name: name,
                    dependencies: [.product(name: "Paint", package: "Kit", moduleAliases: aliases)]
                )
            }

            let package = Package(name: "House", dependencies: [.package(path: "../Kit")], targets: [program("House")])

            """
        files["App/Sources/House/House.swift"] = """
            import KitPaint
            import RIBs

            final class HouseComponent: Component<EmptyDependency>, RootDependency {
                let shade = KitPaint.Shade()

                init() { super.init(dependency: EmptyComponent()) }

                func start() -> Any { RootBuilder(dependency: self).build() }
            }

            protocol RootDependency: Dependency { var shade: KitPaint.Shade { get } }
            final class RootComponent: Component<RootDependency> {}
            final class RootBuilder: Builder<RootDependency> {
                func build() -> Any { RootComponent(dependency: dependency).dependency.shade }
            }

            func start() -> Any { HouseComponent().start() }

            """
        let folder = try TemporaryFolder(files)
        let graph = thimble("graph", "--format", "json", folder.path)
        #expect(graph.output.contains(#""providers":["House.HouseComponent"]"#))
        for (module, path) in [("House", "App"), ("Paint", "Kit")] {
            let words = ["summarize", "--module", module, "--output", "\(module).summary", path]
            let run = try Program.thimble.run(words, in: folder.path)
            #expect(run.isSuccess, "\(run.messages)")
        }
        let summaries = ["House", "Paint"].flatMap { ["--summaries", "\(folder.path)/\($0).summary"] }
        let other = thimble(["graph", "--format", "json"] + summaries)
        #expect(other.output.contains(#""providers":["House.HouseComponent"]"#))
    }
}
