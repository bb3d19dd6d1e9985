import Ferries
import NeedleFoundation
import Sea

final class HarbourComponent: BootstrapComponent {
    var ferry: FerryComponent { FerryComponent(parent: self) }
    var light: LightComponent { LightComponent(parent: self) }
}

/// The properties of the ferry are not above it.
protocol LightDependency: Dependency {
    var crew: Crew { get }
    var rope: Sea.Rope { get }
}

final class LightComponent: Component<LightDependency> {
    func turn() { print(dependency.crew, dependency.rope) }
}

func open() {
    let harbour = HarbourComponent()
    harbour.ferry.office.work()
    harbour.light.turn()
}
