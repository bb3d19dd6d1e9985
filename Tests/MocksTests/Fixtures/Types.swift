struct User: Equatable, Sendable { var name = "" }
final class Box { var n = 0 }
enum Failure1: Error { case a }
typealias Completion = (Int) -> Void
