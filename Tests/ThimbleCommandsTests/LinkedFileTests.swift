import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// Files that several targets of a package reach through symbolic links.
@Suite struct LinkedFileTests {
    fileprivate static let crane = """
        import RIBs
        protocol CraneDependency: Dependency { var load: Int { get } }
        final class CraneComponent: Component<CraneDependency> { func lift() -> Int { dependency.load } }
        """

    /// A child of the crane.
    private static let hook = """
        protocol HookDependency: Dependency { var load: Int { get } }
        final class HookComponent: Component<HookDependency> { func load() -> Int { dependency.load } }
        extension CraneComponent { func hook() -> Int { HookComponent(dependency: self).load() } }
        """

    private static func target(_ name: String, _ provision: String) -> String {
        """
        import RIBs
        public protocol \(name)Dependency: Dependency { var weight: Int { get } }
        public final class \(name)Component: Component<\(name)Dependency>, CraneDependency {
            \(provision)
            public func work() -> Int { CraneComponent(dependency: self).lift() + dependency.weight }
        }
        """
    }

    /// An app with two targets, each with a component that creates `CraneComponent`.
    ///
    /// - Parameter right: what the second provides.
    private static func app(right: String = "var load: Int { dependency.weight }") -> [String: String] {
        [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Port",
                targets: [
                    .target(name: "Left"), .target(name: "Right"),
                    .executableTarget(name: "Port", dependencies: ["Left", "Right"]),
                ]
            )
            """,
            "Sources/Left/Left.swift": target("Left", "var load: Int { dependency.weight }"),
            "Sources/Right/Right.swift": target("Right", right),
            "Sources/Port/Port.swift": """
            import Left
            import RIBs
            import Right
            final class PortComponent: Component<EmptyDependency>, LeftDependency, RightDependency {
                let weight = 1
                init() { super.init(dependency: EmptyComponent()) }
            }
            @main enum Port {
                static func main() {
                    let port = PortComponent()
                    print(LeftComponent(dependency: port).work(), RightComponent(dependency: port).work())
                }
            }
            """,
        ]
    }

    enum Way: CaseIterable {
        case filesOutside, fileOfOther, foldersOutside, fileOfLinkedFolder

        func make(in folder: TemporaryFolder) throws {
            let crane = LinkedFileTests.crane
            switch self {
            case .filesOutside:
                try folder.write(crane, to: "Shared/Crane.swift")
                try folder.link("Sources/Left/Crane.swift", to: "../../Shared/Crane.swift")
                try folder.link("Sources/Right/Crane.swift", to: "../../Shared/Crane.swift")
            case .fileOfOther:
                try folder.write(crane, to: "Sources/Left/Crane.swift")
                try folder.link("Sources/Right/Crane.swift", to: "../Left/Crane.swift")
            case .foldersOutside:
                try folder.write(crane, to: "Shared/Crane.swift")
                try folder.link("Sources/Left/Shared", to: "../../Shared")
                try folder.link("Sources/Right/Shared", to: "../../Shared")
            case .fileOfLinkedFolder:
                try folder.write(crane, to: "Shared/Inner/Crane.swift")
                try folder.link("Shared/loop", to: "..")
                try folder.link("Sources/Left/Shared", to: "../../Shared/Inner")
                try folder.link("Sources/Right/Crane.swift", to: "../Left/Shared/Crane.swift")
            }
        }
    }

    @Test(arguments: Way.allCases) func eachTargetSeesTheScopes(_ way: Way) throws {
        let folder = try TemporaryFolder(Self.app())
        try way.make(in: folder)
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("4 scopes: no findings"), "\(outcome.output)\(outcome.errors)")
        let graph = thimble("graph", "--format", "text", folder.path).output
        #expect(graph.components(separatedBy: "CraneComponent").count > 1)
    }

    @Test(arguments: Way.allCases) func eachTargetHasToProvide(_ way: Way) throws {
        let folder = try TemporaryFolder(Self.app(right: ""))
        try way.make(in: folder)
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("`RightComponent`"), "\(outcome.output)")
        #expect(!outcome.output.contains("`LeftComponent` does not"), "\(outcome.output)")
    }

    /// The wiring of a shared component is written beside it, where only a linked folder finds it.
    @Test func theSharedWiringHasToBeLinkedToo() throws {
        let folder = try TemporaryFolder(Self.app())
        try Way.filesOutside.make(in: folder)
        try folder.write("\(Self.crane)\n\(Self.hook)", to: "Shared/Crane.swift")
        let outcome = thimble("generate", folder.path)
        #expect(outcome.code == 0)
        #expect(
            outcome.errors.contains("It is new: link it into the targets 'Left', 'Right' too.\n"),
            "\(outcome.errors)"
        )
        #expect(try folder.text(of: "Shared/ThimbleGenerated+Left+Right.swift").contains("extension CraneComponent"))
    }

    @Test func theSharedWiringIsInALinkedFolder() throws {
        let folder = try TemporaryFolder(Self.app())
        try Way.foldersOutside.make(in: folder)
        try folder.write("\(Self.crane)\n\(Self.hook)", to: "Shared/Crane.swift")
        let path = "\(folder.path)/Shared/ThimbleGenerated+Left+Right.swift"
        #expect(thimble("generate", folder.path).errors == "Wrote \(path) (1 scope).\n")
        #expect(thimble("generate", folder.path).errors == "Up to date.\n")
    }

    /// Only one of the targets contains the folder of the file.
    @Test func theOtherTargetHasToLinkTheSharedWiring() throws {
        let folder = try TemporaryFolder(Self.app())
        try Way.fileOfOther.make(in: folder)
        try folder.write("\(Self.crane)\n\(Self.hook)", to: "Sources/Left/Crane.swift")
        let first = thimble("generate", folder.path).errors
        #expect(first.hasSuffix("It is new: link it into the target 'Right' too.\n"), "\(first)")
        let second = thimble("generate", folder.path).errors
        let note = "note: link it into the target 'Right' too: only the target 'Left' compiles it\nUp to date.\n"
        #expect(second.hasSuffix(note), "\(second)")
    }

    /// Each target has a type of its own under the name that the shared file uses.
    @Test func aTypeThatEachTargetDeclaresIsNotCompared() throws {
        let crane = Self.crane.replacingOccurrences(of: "Int", with: "Load")
        let load = "struct Load { static func + (load: Load, weight: Int) -> Int { weight } }\n"
        var app = Self.app(right: "var load: Load { Load() }")
        app["Sources/Left/Left.swift"] = Self.target("Left", "var load: Load { Load() }")
        app["Sources/Left/Crane.swift"] = crane
        for target in ["Left", "Right"] { app["Sources/\(target)/Load.swift"] = load }
        let folder = try TemporaryFolder(app)
        try folder.link("Sources/Right/Crane.swift", to: "../Left/Crane.swift")
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 0, "\(outcome.output)")
    }
}
