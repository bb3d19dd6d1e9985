import Dome
import DomeInterface
import RIBs

// The same names as in the app: another app.
final class ObservatoryComponent: Component<EmptyDependency>, DomeDependency {
    let sky = Sky()
}

enum Night {
    static func begin() { DomeBuilder(dependency: ObservatoryComponent(dependency: EmptyComponent())).build() }
}
