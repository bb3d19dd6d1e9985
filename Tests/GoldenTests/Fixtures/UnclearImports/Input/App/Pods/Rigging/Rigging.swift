public protocol Knot {}

public enum Kit {}
