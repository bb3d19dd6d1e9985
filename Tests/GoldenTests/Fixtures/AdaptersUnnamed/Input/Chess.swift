import RIBs

struct Clock {}

protocol ChessNeeds: Dependency {
    var clock: Clock { get }
}

final class ChessKit: Component<ChessNeeds> {}

final class ChessMaker: Builder<ChessNeeds> {
    func build() -> Router<Interactor> {
        _ = ChessKit(dependency: dependency)
        return Router(interactor: Interactor())
    }
}
