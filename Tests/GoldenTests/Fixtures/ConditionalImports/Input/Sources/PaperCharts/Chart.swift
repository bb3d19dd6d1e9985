/// A scanned chart.
public struct Chart {
    public init() {}
}
