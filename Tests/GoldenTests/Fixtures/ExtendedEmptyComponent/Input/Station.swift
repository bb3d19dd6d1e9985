import RIBs

struct Timetable {}

// The library's own empty component, extended.

protocol BoardDependency: Dependency {
    var timetable: Timetable { get }
}

extension EmptyComponent: BoardDependency {
    var timetable: Timetable { Timetable() }
}

final class BoardComponent: Component<BoardDependency> {}

final class BoardBuilder: Builder<BoardDependency> {
    func build() { _ = BoardComponent(dependency: dependency) }
}

// A subclass of the library's empty component.

protocol LobbyDependency: Dependency {
    var timetable: Timetable { get }
    var bench: String { get }
}

final class StationEntrance: EmptyComponent, LobbyDependency {
    let bench = "wood"
}

final class LobbyBuilder: Builder<LobbyDependency> {
    func build() { _ = LobbyComponent(dependency: dependency) }
}

final class LobbyComponent: Component<LobbyDependency> {}

enum Station {
    static func open() {
        BoardBuilder(dependency: EmptyComponent()).build()
        LobbyBuilder(dependency: StationEntrance()).build()
    }
}
