import RIBs

final class BagComponent: Component<EmptyDependency>, CameraDependency {
    let lens = Lens()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Trip {
    static func shoot() {
        let (router, component) = CameraBuilder(dependency: BagComponent()).build()
        let (shutter, speed) = ShutterBuilder(dependency: component as ShutterDependency).build()
        router.attachChild(shutter)
        let made = CameraBuilder(dependency: BagComponent()).build()
        FlashBuilder(dependency: made.component).build()
        print(speed)
    }
}
