import RIBs

protocol HallDependency: Dependency {
    var key: Int { get }
}

protocol RoomDependency: Dependency {
    var lamp: Int { get }
}

/// What a room needs, made of what the hall has.
final class RoomAdapter: RoomDependency {
    let lamp: Int

    init(_ hall: HallDependency) { lamp = hall.key + 1 }
}

// An initializer of the app's own takes another dependency.
extension Component where DependencyType == any RoomDependency {
    convenience init(dependency: HallDependency) { self.init(dependency: RoomAdapter(dependency)) }
}

class RoomComponent: Component<any RoomDependency> {}

final class HallBuilder: Builder<HallDependency> {
    func build() -> Int { RoomComponent(dependency: dependency).dependency.lamp }
}

final class HouseComponent: EmptyComponent, HallDependency {
    let key = 1
}

// Of two initializers with one label, the argument decides.

final class LampBuilder: Builder<any RoomDependency> {
    convenience init(_ hall: HallDependency) { self.init(dependency: RoomAdapter(hall)) }

    func build() -> Int { dependency.lamp }
}

protocol PorchDependency: Dependency {
    var bell: Int { get }
}

final class Bell: PorchDependency {
    let bell: Int

    init(_ hall: HallDependency) { bell = hall.key }
}

final class PorchBuilder: Builder<PorchDependency> {
    convenience init(dependency: HallDependency) { self.init(dependency: Bell(dependency)) }

    func build() -> Int { dependency.bell }
}

final class GardenBuilder: Builder<HallDependency> {
    func build() -> Int { PorchBuilder(dependency: dependency).build() + LampBuilder(dependency).build() }
}

func start() -> Int {
    let house = HouseComponent()
    return HallBuilder(dependency: house).build() + GardenBuilder(dependency: house).build()
}
