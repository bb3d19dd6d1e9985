import Lift
import RIBs

final class GarageComponent: Component<EmptyDependency> {
    let power = 400

    init() { super.init(dependency: EmptyComponent()) }
}

enum Work {
    static func begin() { LiftBuilder(dependency: GarageComponent()).build() }
}
