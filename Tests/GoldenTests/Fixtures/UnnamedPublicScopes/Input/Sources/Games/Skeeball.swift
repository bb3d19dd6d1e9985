import RIBs

/// Named by its builder's type alone: who knows what becomes of it.
public protocol SkeeballDependency: Dependency { var coins: Int { get } }

final class SkeeballComponent: Component<SkeeballDependency> {
    var rolls: Int { dependency.coins }
}

public final class SkeeballBuilder: Builder<SkeeballDependency> {
    public func build() { print(SkeeballComponent(dependency: dependency).rolls) }
}

public let skeeballBuilderType = "\(SkeeballBuilder.self)"
