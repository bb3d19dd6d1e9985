import RIBs

protocol Measured: AnyObject { var depth: Int { get } }

/// Inherits another protocol through its `where` clause.
protocol TankDependency: Dependency where Self: Measured { var pump: Pump { get } }

final class TankComponent<Needs: TankDependency>: Component<Needs> {
    var pump: Pump { dependency.pump }
    var depth: Int { dependency.depth }
}

final class TankBuilder<Needs: TankDependency>: Builder<Needs> {
    func build() -> Int {
        let component = TankComponent(dependency: dependency)
        return withExtendedLifetime(component.pump) { component.depth } + LeafBuilder(dependency: component).build()
    }
}

protocol FilterDependency: Dependency { var pump: Pump { get } }

class FilterComponent<Needs>: Component<Needs> where Needs: FilterDependency {
    var pump: Pump { dependency.pump }
}

class FilterBuilder<Needs>: Builder<Needs> where Needs: FilterDependency {
    func build() -> Int {
        let component = FilterComponent<Needs>(dependency: dependency)
        return withExtendedLifetime(component.pump) { 1 }
    }
}

protocol PondDependency: Dependency { var pump: Pump { get } }

/// Creates no component.
final class PondBuilder<Needs: PondDependency>: Builder<Needs> {
    func build() -> Int { withExtendedLifetime(dependency.pump) { 1 } }
}

/// No scope: its subclass is one.
class BasinComponent<Needs: PondDependency>: Component<Needs> {
    var size: Int { 1 }
}

final class BowlComponent: BasinComponent<AquariumComponent> {}

final class BowlBuilder: Builder<AquariumComponent> {
    func build() -> Int { BowlComponent(dependency: dependency).size }
}
