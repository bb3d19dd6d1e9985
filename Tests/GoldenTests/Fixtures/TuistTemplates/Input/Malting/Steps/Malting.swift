import RIBs

public protocol MaltingDependency: Dependency {
    var barley: Barley { get }
}

public final class MaltingComponent: Component<MaltingDependency> {}

public final class MaltingBuilder: Builder<MaltingDependency> {
    public override init(dependency: MaltingDependency) { super.init(dependency: dependency) }

    public func build() { print(MaltingComponent(dependency: dependency).dependency.barley) }
}
