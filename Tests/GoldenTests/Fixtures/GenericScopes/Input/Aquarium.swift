import RIBs

/// Scopes that are generic in their dependency, and builders that closures of unnamed types create.
final class Pump {}

protocol AquariumDependency: Dependency {}

final class AquariumComponent: Component<any AquariumDependency>, TankDependency, FilterDependency, PondDependency,
    ReefHost, CoralDependency, ShrimpDependency, CrabDependency, SnailDependency
{
    var pump: Pump { Pump() }
    var depth: Int { 3 }
}

/// Passes itself as a dependency that only its `where` clause names.
protocol ReefHost where Self: ReefDependency {}

extension ReefHost {
    func reef() -> Int { ReefBuilder(dependency: self).build() }
}

typealias Makers = (crab: (any CrabDependency) -> CrabBuilder, count: Int)

/// Passes one value to several functions.
func compose<Value>(_ makers: ((Value) -> any Buildable)...) -> (Value) -> [any Buildable] {
    { value in makers.map { $0(value) } }
}

final class AquariumBuilder: Builder<any AquariumDependency> {
    func build() -> Int {
        let component = AquariumComponent(dependency: dependency)
        let makers: Makers = (crab: { CrabBuilder(dependency: $0) }, count: 1)
        let pairs: (snail: (any SnailDependency) -> SnailBuilder, count: Int) = ({ SnailBuilder(dependency: $0) }, 1)
        let composed = compose({ CoralBuilder(dependency: $0) }, { ShrimpBuilder(dependency: $0) })(component)
        return TankBuilder(dependency: component).build()
            + FilterBuilder<AquariumComponent>(dependency: component).build()
            + PondBuilder(dependency: component).build() + component.reef() + composed.count
            + BowlBuilder(dependency: component).build() + makers.crab(component).build()
            + pairs.snail(component).build()
    }
}

/// The app.
final class Harbour: AquariumDependency {
    func open() -> Int { AquariumBuilder(dependency: self).build() }
}
