import RIBs

public protocol PinballDependency: Dependency { var coins: Int { get } }

final class PinballComponent: Component<PinballDependency> {
    var balls: Int { dependency.coins * 3 }
}

public final class PinballBuilder: Builder<PinballDependency> {
    public func build() { print(PinballComponent(dependency: dependency).balls) }
}
