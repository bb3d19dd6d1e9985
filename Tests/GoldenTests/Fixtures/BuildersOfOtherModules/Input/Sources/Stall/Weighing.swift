import RIBs
import Wares

protocol WeighingDependency: Dependency {
    var scale: Scale { get }
}

final class WeighingComponent: Component<WeighingDependency> {}

final class WeighingBuilder: Builder<WeighingDependency> {
    func build() { print(WeighingComponent(dependency: dependency).dependency.scale) }
}
