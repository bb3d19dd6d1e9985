public struct Colour {
    public var name: String

    public init(_ name: String) { self.name = name }
}
