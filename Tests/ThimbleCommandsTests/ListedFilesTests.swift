import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// Generated files of targets that list their files one by one, so that they do not compile new ones.
@Suite struct ListedFilesTests {
    private static let shared = [
        "Shared/Shop.swift": """
        import RIBs
        final class Oven {}
        protocol ShopDependency: Dependency { var oven: Oven { get } }
        final class ShopComponent: Component<ShopDependency> {
            let hours = 8
            func heat() { print(dependency.oven) }
        }

        """,
        "Shared/Counter.swift": """
        import RIBs
        protocol CounterDependency: Dependency { var hours: Int { get } }
        final class CounterComponent: Component<CounterDependency> {
            func serve() { print(dependency.hours) }
        }
        extension ShopComponent {
            func serve() { CounterComponent(dependency: self).serve() }
        }

        """,
        "Bread/Bread.swift": root("Bread"),
        "Cake/Cake.swift": root("Cake"),
    ]

    private static func root(_ name: String) -> String {
        """
        import RIBs
        final class \(name)Component: Component<EmptyDependency>, ShopDependency {
            let oven = Oven()
            init() { super.init(dependency: EmptyComponent()) }
            func open() { ShopComponent(dependency: self).serve() }
        }
        @main enum \(name) { static func main() { \(name)Component().open() } }

        """
    }

    /// A library with a component that is wired by generated code.
    private static func library(_ name: String) -> String {
        """
        import RIBs
        public protocol \(name)Dependency: Dependency { var \(name.lowercased())Size: Int { get } }
        public final class \(name)Component: Component<\(name)Dependency> {
            public func work() { \(name)ChildComponent(dependency: self).work() }
        }
        protocol \(name)ChildDependency: Dependency { var \(name.lowercased())Size: Int { get } }
        final class \(name)ChildComponent: Component<\(name)ChildDependency> {
            func work() { print(dependency.\(name.lowercased())Size) }
        }

        """
    }

    /// A project whose targets share two files and what its description names.
    private struct Project: Sendable {
        let manifest: String
        /// What the targets compile.
        let sources: (bread: String, cake: String)
        let text: @Sendable (_ bread: String, _ cake: String) -> String

        var folder: TemporaryFolder {
            get throws {
                var files = ListedFilesTests.shared
                files[manifest] = text(sources.bread, sources.cake)
                if manifest == "BUILD" { files["WORKSPACE"] = "" }
                return try TemporaryFolder(files)
            }
        }

        static func bazel(_ bread: String, _ cake: String) -> Project {
            Project(manifest: "BUILD", sources: (bread, cake)) { bread, cake in
                """
                swift_binary(name = "Bread", module_name = "Bread", srcs = \(bread))
                swift_binary(name = "Cake", module_name = "Cake", srcs = \(cake))
                """
            }
        }

        static func tuist(_ bread: String, _ cake: String) -> Project {
            Project(manifest: "Project.swift", sources: (bread, cake)) { bread, cake in
                """
                import ProjectDescription
                let project = Project(name: "Bakery", targets: [
                    .target(name: "Bread", destinations: .iOS, product: .app, bundleId: "b", sources: \(bread)),
                    .target(name: "Cake", destinations: .iOS, product: .app, bundleId: "c", sources: \(cake)),
                ])
                """
            }
        }

        static func xcodeGen(_ bread: String, _ cake: String) -> Project {
            Project(manifest: "project.yml", sources: (bread, cake)) { bread, cake in
                """
                name: Bakery
                targets:
                  Bread: {type: application, platform: iOS, sources: \(bread)}
                  Cake: {type: application, platform: iOS, sources: \(cake)}
                """
            }
        }
    }

    private static func list(_ name: String) -> String {
        "[\"\(name)/\(name).swift\", \"Shared/Shop.swift\", \"Shared/Counter.swift\"]"
    }

    private static func glob(_ name: String) -> String { "glob([\"\(name)/**/*.swift\", \"Shared/**/*.swift\"])" }

    private static func pattern(_ name: String) -> String { "[\"\(name)/**\", \"Shared/**\"]" }

    private static let common = "Shared/ThimbleGenerated+Bread+Cake.swift"

    /// Generates twice: the second run writes nothing, and the check finds nothing out of date.
    ///
    /// - Returns: what the first run and the check said.
    private static func generate(
        in folder: TemporaryFolder,
        at location: SourceLocation = #_sourceLocation
    ) -> (first: String, check: String) {
        let first = thimble("generate", folder.path)
        #expect(first.code == 0, "\(first.output)\(first.errors)", sourceLocation: location)
        for _ in 0..<2 {
            let again = thimble("generate", folder.path)
            #expect(again.errors.hasSuffix("Up to date.\n"), "\(again.errors)", sourceLocation: location)
        }
        let check = thimble("check", folder.path)
        #expect(check.code == 0, "\(check.output)", sourceLocation: location)
        return (first.errors, check.errors)
    }

    @Test(
        arguments: [
            (Project.bazel(glob("Bread"), list("Cake")), "Cake", "Bread"),
            (Project.bazel(list("Bread"), glob("Cake")), "Bread", "Cake"),
            (Project.tuist(pattern("Bread"), list("Cake")), "Cake", "Bread"),
            (Project.tuist(list("Bread"), pattern("Cake")), "Bread", "Cake"),
            (Project.xcodeGen("[Bread, Shared]", list("Cake")), "Cake", "Bread"),
            (Project.xcodeGen(list("Bread"), "[Cake, Shared]"), "Bread", "Cake"),
        ] as [(Project, String, String)]
    )
    private func theTargetThatListsItsFilesIsNamed(_ project: Project, _ listing: String, _ other: String) throws {
        let folder = try project.folder
        let (first, check) = Self.generate(in: folder)
        let hint = "It is new: add it to the sources of the target '\(listing)' in \(project.manifest).\n"
        #expect(first.contains(hint), "\(first)")
        let note =
            "\(Self.common): note: add it to the target '\(listing)' in \(project.manifest): only the target '\(other)' "
            + "compiles it\n"
        #expect(check.contains(note), "\(check)")
        #expect(try folder.text(of: Self.common).contains("extension ShopComponent: CounterDependency {}"))
    }

    @Test(arguments: [
        Project.bazel(list("Bread"), list("Cake")), .tuist(list("Bread"), list("Cake")),
        .xcodeGen(list("Bread"), list("Cake")),
    ])
    private func bothTargetsThatListTheirFilesAreNamed(_ project: Project) throws {
        let (first, check) = try Self.generate(in: project.folder)
        let hint = "It is new: add it to the sources of the targets 'Bread', 'Cake' in \(project.manifest).\n"
        #expect(first.contains(hint), "\(first)")
        let note = "\(Self.common): note: add it to the targets 'Bread', 'Cake': no target of "
        #expect(check.contains(note), "\(check)")
    }

    @Test func nothingIsSaidOnceTheFileIsListed() throws {
        let (bread, cake) = (Self.list("Bread"), Self.list("Cake"))
        let folder = try Project.bazel(bread, cake).folder
        _ = Self.generate(in: folder)
        func listed(_ sources: String) -> String { "[\"\(Self.common)\", \(sources.dropFirst())" }
        let build = Project.bazel(listed(bread), listed(cake))
        try folder.write(build.text(build.sources.bread, build.sources.cake), to: "BUILD")
        let (first, check) = Self.generate(in: folder)
        #expect(first == "Up to date.\n")
        #expect(!check.contains("note:"), "\(check)")
    }

    @Test(arguments: [
        Project.bazel(glob("Bread"), glob("Cake")), .tuist(pattern("Bread"), pattern("Cake")),
        .xcodeGen("[Bread, Shared]", "[Cake, Shared]"),
        // What the targets compile besides is unknown.
        .bazel("\(list("Bread")) + more(1)", "\(list("Cake")) + more(2)"),
    ])
    private func nothingIsSaidOfTargetsThatMayCompileIt(_ project: Project) throws {
        let folder = try project.folder
        let (first, check) = Self.generate(in: folder)
        #expect(first.hasSuffix("Wrote \(folder.path)/\(Self.common) (1 scope).\n"), "\(first)")
        #expect(!check.contains("note:"), "\(check)")
    }

    /// One target lists the files of `Shared`, but both compile the folder `Shared/Base`.
    @Test func aFolderThatAllTargetsCompileIsPreferred() throws {
        let base = "glob([\"Shared/Base/*.swift\"])"
        let folder = try Project.bazel(Self.glob("Bread"), "\(Self.list("Cake")) + \(base)").folder
        try folder.write("final class Flour {}\n", to: "Shared/Base/Flour.swift")
        let (first, check) = Self.generate(in: folder)
        let path = "Shared/Base/ThimbleGenerated+Bread+Cake.swift"
        #expect(first == "Wrote \(folder.path)/\(path) (1 scope).\n")
        #expect(!check.contains("note:"), "\(check)")
    }

    /// A file that was written to another folder before stays there.
    @Test func anExistingFileStays() throws {
        let folder = try Project.bazel(Self.list("Bread"), Self.glob("Cake")).folder
        _ = Self.generate(in: folder)
        let text = try folder.text(of: Self.common)
        let path = "Cake/ThimbleGenerated+Bread+Cake.swift"
        try folder.write(text, to: path)
        try folder.remove(Self.common)
        let (first, check) = Self.generate(in: folder)
        #expect(first.hasSuffix("Up to date.\n"), "\(first)")
        #expect(check.contains("\(path): note: add it to the target 'Bread' in BUILD"), "\(check)")
    }

    @Test(arguments: [
        (
            "BUILD",
            """
            swift_library(name = "A", module_name = "A", srcs = ["Sources/A.swift"])
            swift_library(name = "B", module_name = "B", srcs = ["Sources/B.swift"])
            """
        ),
        (
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "A", path: "Sources", sources: ["A.swift"]),
                .target(name: "B", path: "Sources", sources: ["B.swift"]),
            ])
            """
        ),
    ])
    func targetsOfOneFolderHaveAFileEach(_ manifest: String, _ text: String) throws {
        let files = ["WORKSPACE": "", "Sources/A.swift": Self.library("A"), "Sources/B.swift": Self.library("B")]
        let folder = try TemporaryFolder(files.merging([manifest: text]) { $1 })
        let (first, check) = Self.generate(in: folder)
        #expect(try folder.text(of: "Sources/ThimbleGenerated.swift").contains("extension AComponent"))
        #expect(try folder.text(of: "Sources/ThimbleGenerated+B.swift").contains("extension BComponent"))
        #expect(first.contains("add it to the sources of the target 'B' in \(manifest)."), "\(first)")
        #expect(check.contains("ThimbleGenerated+B.swift: note: add it to the target 'B': no target of"), "\(check)")
    }

    /// The files have a name in a build file without targets.
    @Test(arguments: [("[\"Shop.swift\", \"Counter.swift\"]", true), ("glob([\"*.swift\"])", false)])
    func namedFilesOfAnotherPackage(_ sources: String, _ areListed: Bool) throws {
        func binary(_ name: String) -> String {
            "swift_binary(name = \"\(name)\", module_name = \"\(name)\", srcs = [\"\(name).swift\", \"//Shared:files\"])"
        }
        let builds = [
            "WORKSPACE": "", "Bread/BUILD": binary("Bread"), "Cake/BUILD": binary("Cake"),
            "Shared/BUILD": "filegroup(name = \"files\", srcs = \(sources))",
        ]
        let (first, check) = try Self.generate(in: TemporaryFolder(Self.shared.merging(builds) { $1 }))
        #expect(first.contains("to the sources of the targets 'Bread', 'Cake' in BUILD.") == areListed, "\(first)")
        #expect(check.contains("note: add it to the targets 'Bread', 'Cake' in BUILD") == areListed, "\(check)")
    }

    @Test func aPodThatListsItsFilesIsNamed() throws {
        let pod = """
            Pod::Spec.new do |s|
              s.name = "A"
              s.source_files = ["Sources/A.swift"]
            end
            """
        let folder = try TemporaryFolder(["A.podspec": pod, "Sources/A.swift": Self.library("A")])
        let (first, check) = Self.generate(in: folder)
        #expect(first.contains("It is new: add it to the sources of the target 'A' in A.podspec.\n"), "\(first)")
        let note = "ThimbleGenerated.swift: note: add it to the target 'A': no target of A.podspec compiles it"
        #expect(check.contains(note), "\(check)")
    }
}
