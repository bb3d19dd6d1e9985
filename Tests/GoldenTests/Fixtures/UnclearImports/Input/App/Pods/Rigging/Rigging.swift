public protocol Knot {}
