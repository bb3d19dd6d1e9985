import RIBs

public struct Volume {
    public init() {}
}

public protocol Requirements: RIBs.Dependency {
    var tone: String { get }
    var number: Int { get }
}

public final class Component: RIBs.Component<Requirements> {}

public final class Builder: RIBs.Builder<Requirements> {
    public func build() { _ = Component(dependency: dependency) }
}
