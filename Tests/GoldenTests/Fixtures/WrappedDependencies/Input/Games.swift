import RIBs

struct Clock {}

// A builder creates its component with a wrapper of its own dependency.

protocol ChessDependency: Dependency {
    var clock: Clock { get }
}

final class ChessBox: Dependency {
    private let chess: ChessDependency

    init(_ chess: ChessDependency) { self.chess = chess }

    var clock: Clock { chess.clock }
}

final class ChessComponent: Component<ChessBox> {}

final class ChessBuilder: Builder<ChessDependency> {
    func build() { print(ChessComponent(dependency: ChessBox(dependency)).dependency.clock) }
}

// A builder passes its dependency as one that this inherits.

protocol BoardDependency: Dependency {
    var clock: Clock { get }
}

protocol CheckersDependency: BoardDependency {}

final class CheckersComponent: Component<BoardDependency> {}

final class CheckersBuilder: Builder<CheckersDependency> {
    func build() { print(CheckersComponent(dependency: dependency).dependency.clock) }
}

protocol LobbyDependency: Dependency, LobbyDependencyChess, LobbyDependencyCheckers {}

final class LobbyComponent: Component<LobbyDependency> {}

final class LobbyBuilder: Builder<LobbyDependency> {
    func build() {
        let component = LobbyComponent(dependency: dependency)
        ChessBuilder(dependency: component).build()
        CheckersBuilder(dependency: component).build()
    }
}

final class ClubComponent: Component<EmptyDependency> {
    let clock = Clock()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Club {
    static func open() { LobbyBuilder(dependency: ClubComponent()).build() }
}
