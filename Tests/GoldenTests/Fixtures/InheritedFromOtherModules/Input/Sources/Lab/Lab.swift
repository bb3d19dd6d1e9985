import RIBs

public protocol LabDependency: Dependency {
    var scales: Int { get }
    var warmth: Double { get }
    var samples: [String] { get }
}

final class LabComponent: Component<LabDependency> {}

public final class LabBuilder: Builder<LabDependency> {
    public func build() -> String {
        let dependency = LabComponent(dependency: dependency).dependency
        return "\(dependency.scales) \(dependency.warmth) \(dependency.samples)"
    }
}
