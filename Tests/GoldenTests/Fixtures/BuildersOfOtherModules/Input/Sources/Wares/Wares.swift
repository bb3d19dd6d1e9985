public struct Wallet {
    public init() {}
}

public struct Crate {
    public init() {}
}

public struct Scale {
    public init() {}
}

public protocol HasCrate: AnyObject {
    var crate: Crate { get }
}

public protocol HasScale: AnyObject {
    var scale: Scale { get }
}
