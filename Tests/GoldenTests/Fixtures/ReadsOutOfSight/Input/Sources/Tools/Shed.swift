public final class Spade { public init() {} }
public final class Rake { public init() {} }

/// Knows nothing of the garden, and cannot: what it reads by the name `spade` is its own.
public struct Shed {
    let spade = Spade()

    public init() {}

    public func count() -> Int { [self].lazy.map { [$0.spade] }.reduce(into: 0) { $0 += $1.count } }
}
