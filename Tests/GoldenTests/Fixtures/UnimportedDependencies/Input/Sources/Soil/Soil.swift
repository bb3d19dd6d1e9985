public final class Soil: Sendable {
    public init() {}
}
