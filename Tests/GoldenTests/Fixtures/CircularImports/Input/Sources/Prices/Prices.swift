import RIBs
import Stall

public struct Tariff {
    public init() {}
}

public protocol PricesDependency: Dependency {
    var sign: String { get }
    var scale: Int { get }
    var tariff: Tariff { get }
}

final class PricesComponent: Component<PricesDependency> {
    func show() { print(dependency.sign, dependency.scale, dependency.tariff) }
}

public final class PricesBuilder: Builder<PricesDependency> {
    public func build() { PricesComponent(dependency: dependency).show() }
}
