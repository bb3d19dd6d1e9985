public struct Shape {
    public struct Point {
        public init() {}
    }

    public init() {}
}
