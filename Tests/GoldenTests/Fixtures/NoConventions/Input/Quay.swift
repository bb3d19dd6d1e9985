import RIBs

final class Quay: Component<EmptyDependency> {
    let tide = Tide()
    let harbour = Harbour()

    func cast() -> Cargo { DeckMaker(dependency: self).assemble() }
}

enum Voyage {
    static func start() { _ = Quay(dependency: EmptyComponent()).cast() }
}
