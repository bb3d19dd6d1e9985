import RIBs
import Seeds

/// Every type has the name of another in the apps.
public protocol BedDependency: Dependency {
    var bean: Bean { get }
    var grain: Grain { get }
    var key: Shed.Key { get }
    var count: Result<[Bean: Int], Rot> { get }
    var dry: (_ bean: Bean, Grain?) -> [Bean] { get }
    var ripe: Bean { get throws(Rot) }
    @Frost var frozen: Int { get }
    var freeze: @Frost (Bean) -> Void { get }
    func sow<Plant: Sprouting>(_ plant: Plant, Bean: Bean) -> Grain?
}

public final class BedComponent: Component<BedDependency> {}

public final class BedBuilder: Builder<BedDependency> {
    public func build() -> [Any] {
        let dependency = BedComponent(dependency: dependency).dependency
        return [dependency.bean, dependency.grain, dependency.key, dependency.count, dependency.dry, dependency.freeze]
    }
}
