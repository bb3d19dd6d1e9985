import RIBs

public struct Heat { public init() {} }
public struct Timer { public init() {} }

public protocol OvenDependency: Dependency {
    var heat: Heat { get }
    var timer: Timer { get }
}

final class OvenComponent: Component<OvenDependency> {}

public final class OvenBuilder: Builder<OvenDependency> {
    public func build() {
        let component = OvenComponent(dependency: dependency)
        print(component.dependency.heat, component.dependency.timer)
    }
}
