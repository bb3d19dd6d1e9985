import NeedleFoundation

// What is registered stands in extensions of the components, where their own types hide others.

protocol HasLift: Dependency { var lift: String { get } }
protocol HasTools: AnyObject { var tools: [String] { get } }

protocol CarDependency: Dependency { var lift: String { get } }
typealias VanDependency = HasLift & HasTools

final class GarageComponent: BootstrapComponent {
    let lift = "hydraulic"
    let tools = ["wrench"]

    lazy var car = CarComponent(parent: self)
    lazy var van = VanComponent(parent: self)
}

class VehicleComponent<D>: Component<D> {
    struct CarDependency {}
}

final class CarComponent: VehicleComponent<CarDependency> {
    func raise() -> String { dependency.lift }
}

final class VanComponent: Component<VanDependency> {
    enum VanDependency { case fuel }
    typealias HasTools = Int

    func repair() -> [String] { dependency.tools + [dependency.lift] }
}
