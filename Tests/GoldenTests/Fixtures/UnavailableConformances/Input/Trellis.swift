import RIBs

// In the Swift 5 language mode, an extension that is unavailable as a whole conforms by unavailable members.

protocol VineDependency: Dependency {
    var length: Int { get }
    func climb()
}

protocol Pruned {
    func prune()
}

final class VineComponent: Component<any VineDependency> {}

final class Trellis: EmptyComponent {}

@available(*, unavailable)
extension Trellis: VineDependency, Pruned {
    var length: Int { 13 }
    func climb() {}
    func prune() {}
}

class Fence: EmptyComponent {}

/// The superclass conforms.
final class WireFence: Fence {}

@available(*, unavailable)
extension Fence: VineDependency {
    var length: Int { 40 }
    func climb() {}
}

func open() {
    print(VineComponent(dependency: Trellis()).dependency.length)
    print(VineComponent(dependency: WireFence()).dependency.length)
}
