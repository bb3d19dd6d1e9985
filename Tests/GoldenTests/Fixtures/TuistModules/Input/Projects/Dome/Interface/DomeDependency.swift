import RIBs

public struct Sky {
    public init() {}
}

public protocol DomeDependency: Dependency {
    var sky: Sky { get }
}
