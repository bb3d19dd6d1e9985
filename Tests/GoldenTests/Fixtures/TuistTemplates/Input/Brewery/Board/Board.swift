import RIBs

final class BoardComponent: Component<EmptyDependency>, KettleDependency {
    let heat = Heat()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Board {
    static func open() {
        let board = BoardComponent()
        KettleComponent(dependency: board).boil()
        GaugeComponent(dependency: board).read()
    }
}
