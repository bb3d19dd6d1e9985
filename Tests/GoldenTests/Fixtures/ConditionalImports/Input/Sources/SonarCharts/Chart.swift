/// A chart that the sonar of a phone draws.
public struct Chart {
    public init() {}
}
