import RIBs

struct Frames {}
struct Lamp {}
struct Meter {}

final class MuseumComponent: Component<EmptyDependency>, GalleryDependency {
    let frames = Frames()
    let lamp = Lamp()

    #if DEBUG
        let meter = Meter()
    #endif

    init() { super.init(dependency: EmptyComponent()) }
}

protocol GalleryDependency: Dependency, GalleryDependencyRoom {}

final class GalleryComponent: Component<GalleryDependency> {}

final class GalleryBuilder: Builder<GalleryDependency> {
    func build() {
        let component = GalleryComponent(dependency: dependency)
        RoomBuilder(dependency: component).build()
    }
}

protocol MeasuredRoomDependency: Dependency {
    var frames: Frames { get }
    #if DEBUG
        var meter: Meter { get }
    #endif
}

protocol PlainRoomDependency: Dependency {
    var frames: Frames { get }
    var lamp: Lamp { get }
}

// One component with a dependency for each branch.

#if DEBUG
    final class RoomComponent: Component<MeasuredRoomDependency> {
        var lamp: Lamp { Lamp() }
        func look() { print(dependency.frames, dependency.meter) }
    }

    final class RoomBuilder: Builder<MeasuredRoomDependency> {
        func build() {
            let component = RoomComponent(dependency: dependency)
            component.look()
            WallBuilder(dependency: component).build()
        }
    }
#else
    final class RoomComponent: Component<PlainRoomDependency> {
        var lamp: Lamp { dependency.lamp }
        func look() { print(dependency.frames) }
    }

    final class RoomBuilder: Builder<PlainRoomDependency> {
        func build() {
            let component = RoomComponent(dependency: dependency)
            component.look()
            WallBuilder(dependency: component).build()
        }
    }
#endif

// What an extension has, all branches have.

extension RoomComponent: WallDependency {
    var frames: Frames { dependency.frames }
}

protocol WallDependency: Dependency {
    var frames: Frames { get }
    var lamp: Lamp { get }
}

final class WallComponent: Component<WallDependency> {}

final class WallBuilder: Builder<WallDependency> {
    func build() {
        let component = WallComponent(dependency: dependency)
        print(component.dependency.frames, component.dependency.lamp)
    }
}

@main
enum Start {
    static func main() { GalleryBuilder(dependency: MuseumComponent()).build() }
}
