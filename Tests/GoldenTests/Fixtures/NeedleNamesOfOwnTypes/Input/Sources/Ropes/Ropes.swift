public struct Hemp { public init() {} }

public struct Steel { public init() {} }
public typealias Cable = Steel

@globalActor public actor Tide {
    public static let shared = Tide()
}
