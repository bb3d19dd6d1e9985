import ScopeGraph
import Testing

/// Builders that create components with other dependencies than their own.
@Suite("A builder is a scope unless it creates a component with its dependency")
struct BuilderScopeTests {
    private func graph(_ chess: String, claims: String = "") -> ScopeGraph {
        let source = """
            import RIBs
            protocol BoardDependency: Dependency { var board: Int { get } }
            protocol ChessDependency: Dependency { var pieces: Int { get } }
            \(chess)
            final class ClubComponent: Component<EmptyDependency>\(claims) {
                let board = 1, pieces = 32
                func open() { ChessBuilder(dependency: self).build() }
            }
            """
        return ScopeGraph.graph(of: [module("App", source)])
    }

    private static let box = """
        final class ChessBox: BoardDependency {
            let chess: ChessDependency
            init(_ chess: ChessDependency) { self.chess = chess }
            var board: Int { chess.pieces }
        }
        """

    @Test("it wraps its dependency", arguments: ["BoardDependency", "ChessBox"])
    func wrapped(dependency: String) throws {
        let graph = graph(
            """
            \(Self.box)
            final class ChessComponent: Component<\(dependency)> {}
            final class ChessBuilder: Builder<ChessDependency> {
                func build() { print(ChessComponent(dependency: ChessBox(dependency))) }
            }
            """
        )
        #expect(graph.edgeTexts.contains("ClubComponent -> ChessBuilder"))
        #expect(graph.scope("ChessBuilder")?.requirements.map(\.name) == ["pieces"])
        #expect(graph.scope("ChessBuilder")?.baseName == "Chess")
        let wrapper = try #require(graph.scope("ChessBox"))
        #expect(wrapper.isClosedRoot && !wrapper.startsTree)
    }

    @Test("it passes its dependency as one that this inherits")
    func refined() {
        let graph = graph(
            """
            protocol GameDependency: BoardDependency {}
            final class ChessComponent: Component<BoardDependency> {}
            final class ChessBuilder: Builder<GameDependency> {
                func build() { print(ChessComponent(dependency: dependency)) }
            }
            """
        )
        #expect(graph.edgeTexts == ["ChessBuilder -> ChessComponent (dependency)", "ClubComponent -> ChessBuilder"])
    }

    @Test(
        "it creates a component with its dependency, too",
        arguments: [
            "print(Bridge(dependency: dependency)); print(ChessComponent(dependency: ChessBox(dependency)))",
            "print(ChessComponent(dependency: Bridge(dependency: dependency)))",
        ]
    )
    func bridged(body: String) {
        let graph = graph(
            """
            \(Self.box)
            final class Bridge: Component<ChessDependency>, BoardDependency { var board: Int { dependency.pieces } }
            final class ChessComponent: Component<BoardDependency> {}
            final class ChessBuilder: Builder<ChessDependency> { func build() { \(body) } }
            """
        )
        #expect(graph.scope("ChessBuilder") == nil)
        #expect(graph.edgeTexts.contains("ClubComponent -> Bridge"))
    }

    @Test("it passes its dependency as an unrelated one, which does not compile")
    func refused() {
        let graph = graph(
            """
            final class ChessComponent: Component<BoardDependency> {}
            final class ChessBuilder: Builder<ChessDependency> {
                func build() { print(ChessComponent(dependency: dependency)) }
            }
            """
        )
        #expect(graph.scope("ChessBuilder") == nil)
        #expect(graph.faults.count == 1)
    }

    @Test("in some builds, it creates a component with its dependency")
    func conditional() {
        let graph = graph(
            """
            \(Self.box)
            #if DEBUG
            final class ChessComponent: Component<BoardDependency> {}
            #else
            final class ChessComponent: Component<BoardDependency> { let score = 1 }
            #endif
            final class ChessBuilder: Builder<ChessDependency> {
                func build() { print(ChessComponent(dependency: ChessBox(dependency))) }
            }
            """
        )
        #expect(graph.scope("ChessBuilder") == nil)
    }

    @Test("a provider that other code passes starts a tree")
    func provider() throws {
        let graph = graph(
            """
            final class Mock: ChessDependency { let pieces = 1 }
            final class ChessComponent: Component<ChessDependency> {}
            final class ChessBuilder: Builder<ChessDependency> {
                func build() { print(ChessComponent(dependency: dependency)) }
            }
            func show() { ChessBuilder(dependency: Mock()).build() }
            """
        )
        let mock = try #require(graph.scope("Mock"))
        #expect(mock.isClosedRoot && mock.startsTree)
    }
}
