import RIBs

struct Timetable {}

// The library's own empty component, extended.

protocol BoardNeeds: Dependency {
    var timetable: Timetable { get }
}

extension EmptyComponent: BoardNeeds {
    var timetable: Timetable { Timetable() }
}

final class BoardKit: Component<BoardNeeds> {}

final class BoardMaker: Builder<BoardNeeds> {
    func build() { _ = BoardKit(dependency: dependency) }
}

// A subclass of the library's empty component.

protocol LobbyNeeds: Dependency {
    var timetable: Timetable { get }
    var bench: String { get }
}

final class StationEntrance: EmptyComponent, LobbyNeeds {
    let bench = "wood"
}

final class LobbyMaker: Builder<LobbyNeeds> {
    func build() { _ = LobbyKit(dependency: dependency) }
}

final class LobbyKit: Component<LobbyNeeds> {}

enum Station {
    static func open() {
        BoardMaker(dependency: EmptyComponent()).build()
        LobbyMaker(dependency: StationEntrance()).build()
    }
}
