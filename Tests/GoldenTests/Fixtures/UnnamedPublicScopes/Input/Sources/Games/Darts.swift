import RIBs

// DartsBuilder is public, the application imports this module, and no code names it.

public protocol DartsDependency: Dependency { var coins: Int { get } }

public final class DartsComponent: Component<DartsDependency> {
    var throwsLeft: Int { dependency.coins }
}

extension DartsComponent: BoardDependency {}

public final class DartsBuilder: Builder<DartsDependency> {
    public func build() {
        let component = DartsComponent(dependency: dependency)
        print(component.throwsLeft)
        BoardBuilder(dependency: component).build()
    }
}

public protocol BoardDependency: Dependency { var coins: Int { get } }

final class BoardComponent: Component<BoardDependency> {
    var bells: Int { dependency.coins }
}

public final class BoardBuilder: Builder<BoardDependency> {
    public func build() { print(BoardComponent(dependency: dependency).bells) }
}
