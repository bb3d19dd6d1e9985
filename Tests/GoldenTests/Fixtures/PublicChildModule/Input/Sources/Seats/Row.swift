public struct Row {
    public init() {}
}
