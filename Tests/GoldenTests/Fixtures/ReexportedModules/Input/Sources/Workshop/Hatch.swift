import struct Glass.Lens
import RIBs
import Steel

// So is the frame of a file that imports the lens alone.

protocol BenchDependency: Dependency, BenchDependencyLoupe {}

final class BenchComponent: Component<BenchDependency> {}

final class BenchBuilder: Builder<BenchDependency> {
    func build() { LoupeBuilder(dependency: BenchComponent(dependency: dependency)).build() }
}

final class HatchComponent: Component<EmptyDependency>, BenchDependency, DoorDependency {
    let lens = Lens()
    let lenses: [Lens] = []
    let frame: Frame = Frame()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Workshop {
    static func open() {
        BenchBuilder(dependency: HatchComponent()).build()
        DoorBuilder(dependency: HatchComponent()).build()
        DoorBuilder(dependency: GateComponent(Frame())).build()
    }
}
