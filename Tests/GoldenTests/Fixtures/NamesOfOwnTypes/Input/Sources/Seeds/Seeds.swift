public struct Bean: Hashable, Sendable { public init() {} }

public struct Rye: Sendable { public init() {} }
public typealias Grain = Rye

public struct Rot: Error {}

public protocol Sprouting {}

public enum Shed {
    public struct Key: Sendable { public init() {} }
}

@globalActor public actor Frost {
    public static let shared = Frost()
}
