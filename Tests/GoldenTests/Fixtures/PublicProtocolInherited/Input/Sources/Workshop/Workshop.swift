import RIBs
import Tools

final class WorkshopComponent: Component<EmptyDependency> {
    let saw = Saw()
    let glue = Glue()
    let screw = Screw()

    init() { super.init(dependency: EmptyComponent()) }

    func open() {
        BenchBuilder(dependency: self).build()
        ShelfBuilder(dependency: self).build()
    }
}

enum Monday {
    static func begin() { WorkshopComponent().open() }
}
