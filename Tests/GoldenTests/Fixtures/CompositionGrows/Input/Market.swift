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
typealias StallDependency = HasCrate & HasPrice & StallDependencyWeighing

final class StallComponent: Component<StallDependency> {}

final class StallBuilder: Builder<StallDependency> {
    func build() { WeighingBuilder(dependency: StallComponent(dependency: dependency)).build() }
}

protocol WeighingDependency: Dependency {
    var crate: Crate { get }
    var scale: Scale { get }
}

final class WeighingComponent: Component<WeighingDependency> {}

final class WeighingBuilder: Builder<WeighingDependency> {
    func build() { _ = WeighingComponent(dependency: dependency) }
}

final class MarketComponent: Component<EmptyDependency> {
    let crate = Crate()
    let price = 3
    let scale = Scale()

    func open() { StallBuilder(dependency: self).build() }
}

enum Saturday {
    static func begin() { MarketComponent(dependency: EmptyComponent()).open() }
}
