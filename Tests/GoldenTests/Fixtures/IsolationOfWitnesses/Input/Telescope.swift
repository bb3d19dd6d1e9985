import RIBs

// A method takes the isolation of the requirement that it meets, and not that of one with the same first name.

protocol TelescopeDependency: Dependency {
    func turn(_ degrees: Int)
    @MainActor func turn() async -> Int
    @MainActor func focus(on star: String)
    func focus(on depth: Int)
}

final class TelescopeComponent: Component<TelescopeDependency> {
    func look() {
        dependency.turn(1)
        dependency.focus(on: 2)
    }
}

class MountComponent: Component<EmptyDependency> {
    init() { super.init(dependency: EmptyComponent()) }

    @MainActor func focus(on star: String) {}
    func focus(on depth: Int) {}
}

final class PillarComponent: MountComponent, TelescopeDependency {
    func turn(_ degrees: Int) {}
    func turn() async -> Int { 1 }
    override func focus(on depth: Int) {}

    func open() { TelescopeComponent(dependency: self).look() }
}

func openPillar() { PillarComponent().open() }
