import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// A Needle demo whose own member has the name that its child requires, and cannot serve as it is.
@Suite struct DemoMemberTests {
    private static let package = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Feat", targets: [
            .target(name: "Feat"),
            .executableTarget(name: "FeatDemo", dependencies: ["Feat"]),
            .executableTarget(name: "Main", dependencies: ["Feat"]),
        ])

        """
    private static let feature = """
        import NeedleFoundation
        public protocol Store { var count: Int { get } }
        public struct LiveStore: Store { public let count = 1; public init() {} }
        public protocol FeatDependency: Dependency { var store: any Store { get } }
        public final class FeatComponent: Component<FeatDependency> { public var count: Int { dependency.store.count } }

        """

    private static func app(_ root: String, _ members: String) -> String {
        """
        import NeedleFoundation
        import Feat
        final class \(root): BootstrapComponent {
            \(members)
            var feat: FeatComponent { FeatComponent(parent: self) }
        }
        registerProviderFactories()
        print(\(root)().feat.count)

        """
    }

    /// What `check` says about a demo with some members: the headline, and the fix.
    private func said(_ members: String) throws -> [String] {
        let folder = try TemporaryFolder([
            "Package.swift": Self.package, "Sources/Feat/Feat.swift": Self.feature,
            "Sources/FeatDemo/main.swift": Self.app("DemoComponent", members),
            "Sources/Main/main.swift": Self.app("RootComponent", "let store: any Store = LiveStore()"),
        ])
        let outcome = thimble("check", folder.path)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        let fixes = lines.drop { !$0.hasPrefix("  fix") }.dropFirst().prefix { $0.hasPrefix("    ") }
        return lines.filter { $0.contains(" error: ") }.map { String($0.dropFirst(folder.path.count + 1)) }
            + fixes.map { $0.split(separator: ": ").dropFirst().joined(separator: ": ") }
    }

    @Test func theTypeDiffers() throws {
        #expect(
            try said("let store = LiveStore()") == [
                """
                Sources/FeatDemo/main.swift:5:31: error: `FeatComponent` requires `store: any Store`, but \
                `DemoComponent.store` has type `LiveStore` [type-mismatch]
                """,
                "Change the type of `DemoComponent.store` to `any Store`",
            ]
        )
    }

    @Test func theMemberIsPrivate() throws {
        #expect(
            try said("private let store: any Store = LiveStore()") == [
                """
                Sources/FeatDemo/main.swift:5:31: error: `FeatComponent` requires `store: any Store`, but \
                `DemoComponent.store` is not accessible [inaccessible-provider]
                """,
                "Remove `private` from `DemoComponent.store`",
            ]
        )
    }

    @Test func thereIsNoMember() throws {
        #expect(
            try said("") == [
                """
                Sources/FeatDemo/main.swift:5:31: error: `DemoComponent` of the demo `FeatDemo` creates \
                `FeatComponent`, but no scope of the demo provides `store: any Store` for `FeatComponent` \
                [missing-provider]
                """,
                "Add `var store: any Store` to `DemoComponent`",
            ]
        )
    }

    @Test func theMemberFits() throws {
        #expect(try said("let store: any Store = LiveStore()").isEmpty)
    }
}
