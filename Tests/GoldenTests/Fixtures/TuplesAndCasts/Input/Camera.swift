import RIBs

struct Lens {}

struct Film {}

protocol CameraDependency: Dependency {
    var lens: Lens { get }
}

final class CameraComponent: Component<CameraDependency> {
    let film = Film()
    var lens: Lens { dependency.lens }
}

extension CameraComponent: ShutterDependency {}

final class CameraBuilder: Builder<CameraDependency> {
    func build() -> (router: Router<Interactor>, component: CameraComponent) {
        let component = CameraComponent(dependency: self.dependency)
        return (Router(interactor: Interactor()), component)
    }
}

protocol ShutterDependency: Dependency {
    var film: Film { get }
    var lens: Lens { get }
}

final class ShutterComponent: Component<ShutterDependency> {}

final class ShutterBuilder: Builder<ShutterDependency> {
    func build() -> (Router<Interactor>, Int) {
        _ = ShutterComponent(dependency: self.dependency)
        return (Router(interactor: Interactor()), 60)
    }
}

protocol FlashDependency: Dependency {
    var film: Film { get }
}

final class FlashComponent: Component<FlashDependency> {}

final class FlashBuilder: Builder<FlashDependency> {
    func build() { _ = FlashComponent(dependency: dependency) }
}
