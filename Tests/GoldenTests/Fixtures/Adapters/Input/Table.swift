import RIBs

protocol TableDependency: Dependency {
    var clock: Clock { get }
}

final class TableComponent: Component<TableDependency> {
    lazy var games: [Game] = [ChessAdapter(dependency: self)]
}

final class TableBuilder: Builder<TableDependency> {
    func build() {
        let component = TableComponent(dependency: dependency)
        component.games.forEach { $0.play() }
    }
}

final class ClubComponent: Component<EmptyDependency>, TableDependency {
    let clock = Clock()

    func open() { TableBuilder(dependency: self).build() }
}

enum Evening {
    static func begin() { ClubComponent(dependency: EmptyComponent()).open() }
}
