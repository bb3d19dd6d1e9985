#if canImport(Foundation)
    internal import Foundation
#endif
@preconcurrency public import Grounds
public import RIBs

public protocol KioskDependency: Dependency, KioskDependencyCounterBuilder {
    var title: String { get }
}

public final class KioskComponent: Component<any KioskDependency> {}

public final class KioskBuilder: Builder<any KioskDependency> {
    public func build() -> [Any] {
        let component = KioskComponent(dependency: dependency)
        return CounterBuilder(dependency: component).build() + [component.dependency.title]
    }
}

public protocol CounterDependency: HasBench {}

public final class CounterBuilder: Builder<any CounterDependency> {
    public func build() -> [Any] { [dependency.bench] }
}
