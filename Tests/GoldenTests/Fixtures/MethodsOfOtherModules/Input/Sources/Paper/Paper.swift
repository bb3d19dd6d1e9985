public protocol Printable {}

public struct Sheet {
    public init() {}
}

public struct Letter: Printable {
    public init() {}
}
