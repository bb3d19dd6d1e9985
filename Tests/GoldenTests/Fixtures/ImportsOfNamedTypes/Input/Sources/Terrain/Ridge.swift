import Geography

extension Shape {
    public struct Ridge {
        public init() {}
    }
}
