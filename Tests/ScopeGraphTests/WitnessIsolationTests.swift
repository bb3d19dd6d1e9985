import ScopeGraph
import Testing

/// To which actor the members belong that meet nonisolated requirements.
@Suite("The isolation of witnesses")
struct WitnessIsolationTests {
    private func actors(_ conforming: String) -> [String?] {
        let text = """
            import RIBs
            protocol Ground: Dependency {}
            nonisolated protocol Tools: Dependency {
                var hammer: Int { get }
                func strike() -> Int
            }
            \(conforming)
            """
        let graph = ScopeGraph.graph(of: [module("App", text)])
        return graph.scope("Garden")?.provisions.map { $0.isolation?.actor } ?? []
    }

    private static let members = "var hammer: Int { 1 }; func strike() -> Int { 2 }"

    @Test("the attribute of an extension counts where the class is marked nonisolated")
    func extensionOfNonisolatedClass() {
        let text = """
            nonisolated final class Garden: Component<Ground> {}
            @MainActor extension Garden: Tools { \(Self.members) }
            """
        #expect(actors(text) == ["@MainActor"])
    }

    @Test(
        "other members follow the requirements",
        arguments: [
            "final class Garden: Component<Ground> {}; @MainActor extension Garden: Tools { \(members) }",
            "@MainActor final class Garden: Component<Ground> {}; @MainActor extension Garden: Tools { \(members) }",
            "@MainActor final class Garden: Component<Ground>, Tools { \(members) }",
            "nonisolated final class Garden: Component<Ground> {}; extension Garden: Tools { \(members) }",
        ]
    )
    func others(text: String) { #expect(actors(text) == [nil]) }
}
