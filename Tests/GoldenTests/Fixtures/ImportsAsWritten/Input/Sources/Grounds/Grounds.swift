public import RIBs

public struct Bench: Sendable {
    public init() {}
}

public protocol HasBench: Dependency {
    var bench: Bench { get }
}
