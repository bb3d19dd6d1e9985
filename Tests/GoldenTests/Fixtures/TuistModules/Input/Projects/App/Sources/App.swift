import Dome
import DomeInterface
import RIBs

final class ObservatoryComponent: Component<EmptyDependency> {
    let sky = Sky()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Night {
    static func begin() { DomeBuilder(dependency: ObservatoryComponent()).build() }
}
