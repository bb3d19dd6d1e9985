@_spi(Workshop) import Engine
import RIBs

// Only what is public can be an SPI.

protocol LiftDependency: Dependency, LiftDependencyEngine {}

final class LiftComponent: Component<LiftDependency> {}

final class LiftBuilder: Builder<LiftDependency> {
    func build() { EngineBuilder(dependency: LiftComponent(dependency: dependency)).build() }
}

public protocol RampDependency: Dependency, RampDependencyEngine {}

public final class RampComponent: Component<RampDependency> {}

public final class RampBuilder: Builder<RampDependency> {
    public func build() { EngineBuilder(dependency: RampComponent(dependency: dependency)).build() }
}

final class GarageComponent: Component<EmptyDependency>, LiftDependency {
    let mileage = 90_000
    let oil = 4.5

    init() { super.init(dependency: EmptyComponent()) }
}

final class YardComponent: Component<EmptyDependency>, RampDependency {
    public let mileage = 120_000
    public let oil = 5.0

    init() { super.init(dependency: EmptyComponent()) }
}

enum Garage {
    static func open() {
        LiftBuilder(dependency: GarageComponent()).build()
        RampBuilder(dependency: YardComponent()).build()
    }
}
