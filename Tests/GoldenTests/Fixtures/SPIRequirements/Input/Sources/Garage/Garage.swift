@_spi(Workshop) import Engine
import RIBs

// Only what is public can be an SPI.

protocol LiftDependency: Dependency, LiftDependencyEngine {}

final class LiftComponent: Component<LiftDependency> {}

final class LiftBuilder: Builder<LiftDependency> {
    func build() { EngineBuilder(dependency: LiftComponent(dependency: dependency)).build() }
}

public protocol RampDependency: Dependency, RampDependencyEngine {
    var lamps: Int { get }
}

public final class RampComponent: Component<RampDependency> {
    public let depth = 3
}

public final class RampBuilder: Builder<RampDependency> {
    public func build() {
        let component = RampComponent(dependency: dependency)
        EngineBuilder(dependency: component).build()
        PitBuilder(dependency: component).build()
    }
}

// Only some clients see it, and the conformance of the public class.
@_spi(Workshop) public protocol PitDependency: Dependency {
    var depth: Int { get }
    var lamps: Int { get }
}

@_spi(Workshop) public final class PitBuilder: Builder<PitDependency> {
    public func build() { print(dependency.depth, dependency.lamps) }
}

final class GarageComponent: Component<EmptyDependency>, LiftDependency {
    let mileage = 90_000
    let oil = 4.5

    init() { super.init(dependency: EmptyComponent()) }
}

final class YardComponent: Component<EmptyDependency>, RampDependency {
    public let mileage = 120_000
    public let oil = 5.0
    public let lamps = 4

    init() { super.init(dependency: EmptyComponent()) }
}

enum Garage {
    static func open() {
        LiftBuilder(dependency: GarageComponent()).build()
        RampBuilder(dependency: YardComponent()).build()
    }
}
