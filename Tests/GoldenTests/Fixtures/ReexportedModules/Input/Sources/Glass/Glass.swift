public struct Lens {
    public init() {}
}

public final class Frame {
    public init() {}
}
