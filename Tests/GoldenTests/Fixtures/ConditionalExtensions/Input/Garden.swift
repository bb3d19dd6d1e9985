import RIBs

final class Water {}

final class Soil {}

protocol Watering {}

protocol Digging {}

extension Digging where Self: Watering { var soil: Soil { Soil() } }

protocol BedDependency: Dependency {
    var water: Water { get }
    var soil: Soil { get }
}

extension BedDependency where Self: GreenhouseComponent { var water: Water { Water() } }

final class BedComponent: Component<BedDependency> {}

final class BedBuilder: Builder<BedDependency> {
    func build() { let needs = BedComponent(dependency: dependency).dependency; print(needs.water, needs.soil) }
}

/// Both clauses hold.
final class GreenhouseComponent: Component<EmptyDependency>, BedDependency, Digging, Watering {}

/// Neither does.
final class LawnComponent: Component<EmptyDependency>, BedDependency, Digging {}

/// The base gives water to those that are generic over one dependency only.
protocol PlotDependency: Dependency { var width: Int { get } }

class PlotComponent<Needs>: Component<Needs>, Watering, Digging {}

extension PlotComponent where Needs == PlotDependency { var water: Water { Water() } }

extension PlotComponent<PlotDependency> { var seed: Seed { Seed() } }

/// The needs of a plot follow from its `dependency`.
protocol Fenced {
    associatedtype Needs
    var dependency: Needs { get }
}

extension Fenced where Needs == PlotDependency { var fence: Fence { Fence() } }

final class Seed {}

final class Fence {}

protocol RowDependency: Dependency {
    var seed: Seed { get }
    var fence: Fence { get }
}

final class RowBuilder: Builder<RowDependency> {
    func build() { print(dependency.seed, dependency.fence) }
}

final class WetPlotComponent: PlotComponent<PlotDependency>, BedDependency, Fenced, RowDependency {
    var width: Int { dependency.width }
}

final class DryPlotComponent: PlotComponent<EmptyDependency>, BedDependency, Fenced, RowDependency {}

final class HouseComponent: Component<EmptyDependency>, PlotDependency { let width = 3 }

func start() {
    let empty = EmptyComponent()
    BedBuilder(dependency: GreenhouseComponent(dependency: empty)).build()
    BedBuilder(dependency: LawnComponent(dependency: empty)).build()
    BedBuilder(dependency: WetPlotComponent(dependency: HouseComponent(dependency: empty))).build()
    BedBuilder(dependency: DryPlotComponent(dependency: empty)).build()
    RowBuilder(dependency: WetPlotComponent(dependency: HouseComponent(dependency: empty))).build()
    RowBuilder(dependency: DryPlotComponent(dependency: empty)).build()
}
