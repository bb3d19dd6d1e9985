/// @mockable
protocol Selfish {
    func copy() -> Self
    func maybe() -> Self?
}

/// @mockable
protocol SelfParameter {
    func merge(_ other: Self) -> [Self]
    var next: Self? { get }
}
