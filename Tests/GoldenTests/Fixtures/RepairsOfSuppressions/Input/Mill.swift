import RIBs

struct Grain {}
struct Wind {}

// thimble:disable:next unknown-dependency - it is declared by now
final class MillComponent: Component<MillDependency> {
    var speed: String { "\(dependency.wind)" }
}

protocol MillDependency: Dependency {
    // thimble:disable:next unused-requirement missing-provider - read by a macro
    var grain: Grain { get }
    // thimble:disable:next missing-provider, type-mismatch, unused-requirement
    var flour: Grain { get }
    var wind: Wind { get } // thimble:disable:this unused-requirement
    // thimble:disable:previous unused-requirement missing-provider
}

// thimble:disable retained-child
// thimble:disable unknown-dependency discarded-component - both once did
final class MillBuilder: Builder<MillDependency> {
    func build() -> MillComponent { MillComponent(dependency: dependency) }
}
// thimble:enable discarded-component unknown-dependency
// thimble:enable retained-child

final class VillageComponent: Component<EmptyDependency>, MillDependency {
    var grain: Grain { Grain() }
    var flour: Grain { Grain() }
    var wind: Wind { Wind() }
    init() { super.init(dependency: EmptyComponent()) }
}

let mill = MillBuilder(dependency: VillageComponent()).build()
