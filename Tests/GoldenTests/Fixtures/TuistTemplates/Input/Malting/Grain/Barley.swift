public struct Barley {
    public init() {}
}
