import RIBs

/// Makes a chess board look like any other game.
final class ChessAdapter: Game {
    private let builder: ChessMaker

    init(dependency: ChessNeeds) { builder = ChessMaker(dependency: dependency) }

    func play() { _ = builder.build() }
}

protocol Game {
    func play()
}
