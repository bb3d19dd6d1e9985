import DockWorks
import RIBs

final class MarinaComponent: Component<EmptyDependency>, DockDependency {
    let rope = Rope()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Marina {
    static func open() { DockWorks.DockComponent(dependency: MarinaComponent()).moor() }
}
