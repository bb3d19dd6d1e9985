import NeedleFoundation

public protocol LampDependency: Dependency {
    var colour: String { get }
}

public final class LampComponent: Component<LampDependency> {
    public var colour: String { dependency.colour }
}
