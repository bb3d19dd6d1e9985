import Loom
import RIBs

final class DemoComponent: Component<EmptyDependency>, LoomDependency {
    let yarn = Yarn()
}

enum LoomDemo {
    static func open() { LoomBuilder(dependency: DemoComponent(dependency: EmptyComponent())).build() }
}
