import RIBs

protocol TableNeeds: Dependency {
    var clock: Clock { get }
}

final class TableKit: Component<TableNeeds> {
    lazy var games: [Game] = [ChessAdapter(dependency: self)]
}

final class TableMaker: Builder<TableNeeds> {
    func build() {
        let component = TableKit(dependency: dependency)
        component.games.forEach { $0.play() }
    }
}

final class ClubKit: Component<EmptyDependency>, TableNeeds {
    let clock = Clock()

    func open() { TableMaker(dependency: self).build() }
}

enum Evening {
    static func begin() { ClubKit(dependency: EmptyComponent()).open() }
}
