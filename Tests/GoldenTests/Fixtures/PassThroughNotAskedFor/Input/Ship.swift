import RIBs

struct Compass {}

struct Bell {}

final class ShipComponent: Component<EmptyDependency> {
    let compass = Compass()
    let bell = Bell()

    init() { super.init(dependency: EmptyComponent()) }

    func sail() { BridgeBuilder(dependency: self).build() }
}

/// Does not ask for the compass.
protocol BridgeDependency: Dependency {}

extension BridgeDependency {
    /// What an extension gives need not be asked for.
    var bell: Bell { Bell() }
}

final class BridgeComponent: Component<BridgeDependency>, WheelDependency {
    var compass: Compass { dependency.compass }
    var bell: Bell { dependency.bell }
}

final class BridgeBuilder: Builder<BridgeDependency> {
    func build() { WheelBuilder(dependency: BridgeComponent(dependency: dependency)).build() }
}

protocol WheelDependency: Dependency {
    var compass: Compass { get }
    var bell: Bell { get }
}

final class WheelComponent: Component<WheelDependency> {}

final class WheelBuilder: Builder<WheelDependency> {
    func build() { print(WheelComponent(dependency: dependency).dependency.compass, dependency.bell) }
}

enum Departure {
    static func begin() { ShipComponent().sail() }
}
