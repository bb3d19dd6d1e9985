import RIBs

protocol MatchDependency: Dependency {
    var stadium: Stadium { get }
}

struct Stadium {}

final class MatchComponent: Component<MatchDependency> {
    let home: String
    let guest: String

    init(dependency: MatchDependency, home: String, guest: String) {
        self.home = home
        self.guest = guest
        super.init(dependency: dependency)
    }
}

final class MatchBuilder: Builder<MatchDependency> {
    func build(home: String, guest: String) -> Router<Interactor> {
        let component = MatchComponent(dependency: dependency, home: home, guest: guest)
        return LineUpBuilder(dependency: component).build(players: 11)
    }
}

protocol LineUpDependency: Dependency {
    var home: String { get }
    var stadium: Stadium { get }
}

/// Takes its dependency last.
final class LineUpComponent: Component<LineUpDependency> {
    let players: Int

    init(players: Int, dependency: LineUpDependency) {
        self.players = players
        super.init(dependency: dependency)
    }
}

final class LineUpBuilder: Builder<LineUpDependency> {
    func build(players: Int) -> Router<Interactor> {
        let component = LineUpComponent(players: players, dependency: dependency)
        return PlayerBuilder(shirt: component.players, from: component).build()
    }
}

protocol PlayerDependency: Dependency {
    var players: Int { get }
}

/// Neither label nor position is the usual one.
final class PlayerComponent: Component<PlayerDependency> {
    init(_ shirt: Int, _ source: PlayerDependency) { super.init(dependency: source) }
}

final class PlayerBuilder: Builder<PlayerDependency> {
    private let shirt: Int

    init(shirt: Int, from source: PlayerDependency) {
        self.shirt = shirt
        super.init(dependency: source)
    }

    func build() -> Router<Interactor> {
        _ = PlayerComponent(shirt, dependency)
        return Router(interactor: Interactor())
    }
}
