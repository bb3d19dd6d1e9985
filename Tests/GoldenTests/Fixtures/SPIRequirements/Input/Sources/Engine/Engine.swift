import RIBs

public protocol EngineDependency: Dependency {
    @_spi(Workshop) var mileage: Int { get }
    @_spi(Workshop) @available(*, deprecated) var oil: Double { get }
}

public final class EngineComponent: Component<EngineDependency> {}

public final class EngineBuilder: Builder<EngineDependency> {
    public func build() { print(EngineComponent(dependency: dependency).dependency.mileage) }
}
