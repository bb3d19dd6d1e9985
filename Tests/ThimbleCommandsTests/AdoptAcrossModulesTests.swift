import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// Pass-throughs of a component whose conformance another module declares, where both modules are in one package.
@Suite struct AdoptAcrossModulesTests {
    private static func package(use: String) throws -> TemporaryFolder {
        try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(name: "Ferry", targets: [
                .target(name: "Deck"), .target(name: "Hull"),
                .executableTarget(name: "Ferry", dependencies: ["Deck", "Hull"]),
            ])
            """,
            "Sources/Deck/Deck.swift": """
            import RIBs
            public protocol DeckDependency: Dependency { var name: String { get } }
            public final class DeckBuilder: Builder<DeckDependency> {
                public func build() -> String { dependency.name }
            }
            """,
            "Sources/Hull/Hull.swift": """
            import RIBs
            public protocol HullDependency: Dependency { var name: String { get } }
            public final class HullComponent: Component<HullDependency> {
                public var name: String { dependency.name }
                \(use)
            }
            """,
            "Sources/Ferry/Ferry.swift": """
            import Deck
            import Hull
            import RIBs
            extension HullComponent: DeckDependency {}
            final class FerryComponent: Component<EmptyDependency>, HullDependency {
                let name = "Aurora"
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() -> String { DeckBuilder(dependency: HullComponent(dependency: FerryComponent())).build() }
            """,
        ])
    }

    @Test(arguments: ["public var sign: String { name.uppercased() }", ""])
    func theyStayInTheirModule(_ use: String) throws {
        let folder = try Self.package(use: use)
        #expect(thimble("generate", "--adopt", folder.path).code == 0)
        let hull = try folder.text(of: "Sources/Hull/Hull.swift")
        #expect(hull.contains("public var name: String { dependency.name }"))
        #expect(thimble("check", folder.path).code == 0)
    }
}
