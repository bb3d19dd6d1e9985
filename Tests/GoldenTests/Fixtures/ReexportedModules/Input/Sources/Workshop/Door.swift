import RIBs
import Steel

protocol DoorDependency: Dependency {
    var frame: Frame { get }
}

final class DoorComponent: Component<DoorDependency> {}

final class DoorBuilder: Builder<DoorDependency> {
    func build() { print(DoorComponent(dependency: dependency).dependency.frame) }
}
