import RIBs

struct Clock {}

protocol ChessDependency: Dependency {
    var clock: Clock { get }
}

final class ChessComponent: Component<ChessDependency> {}

final class ChessBuilder: Builder<ChessDependency> {
    func build() -> Router<Interactor> {
        _ = ChessComponent(dependency: dependency)
        return Router(interactor: Interactor())
    }
}
