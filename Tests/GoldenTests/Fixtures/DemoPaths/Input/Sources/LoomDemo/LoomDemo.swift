import Loom
import RIBs

final class DemoComponent: Component<EmptyDependency>, LoomDependency {
    let yarn = Yarn()
}

// Lacks the wool, which its own root cannot pass on.
final class BenchComponent: Component<EmptyDependency>, CarderDependency {}

final class Bench: EmptyDependency {
    func open() { CarderBuilder(dependency: BenchComponent(dependency: self)).build() }
}

enum LoomDemo {
    static func open() { LoomBuilder(dependency: DemoComponent(dependency: EmptyComponent())).build() }
    static func card() { Bench().open() }
}
