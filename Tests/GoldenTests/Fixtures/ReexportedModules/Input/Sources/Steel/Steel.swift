public final class Frame {
    public init() {}
}
