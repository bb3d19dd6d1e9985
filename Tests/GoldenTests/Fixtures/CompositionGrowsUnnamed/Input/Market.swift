import RIBs

struct Scale {}

struct Crate {}

protocol HasCrate: AnyObject {
    var crate: Crate { get }
}

protocol HasPrice: AnyObject {
    var price: Int { get }
}

/// A composition takes the generated protocol as one more part.
typealias StallNeeds = HasCrate & HasPrice & StallNeedsWeighingKit

final class StallKit: Component<StallNeeds> {}

final class StallMaker: Builder<StallNeeds> {
    func build() { WeighingMaker(dependency: StallKit(dependency: dependency)).build() }
}

protocol WeighingNeeds: Dependency {
    var crate: Crate { get }
    var scale: Scale { get }
}

final class WeighingKit: Component<WeighingNeeds> {}

final class WeighingMaker: Builder<WeighingNeeds> {
    func build() { _ = WeighingKit(dependency: dependency) }
}

final class MarketKit: Component<EmptyDependency> {
    let crate = Crate()
    let price = 3
    let scale = Scale()

    func open() { StallMaker(dependency: self).build() }
}

enum Saturday {
    static func begin() { MarketKit(dependency: EmptyComponent()).open() }
}
