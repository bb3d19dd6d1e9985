import RIBs

protocol HelmDependency: Dependency {
    var heading: Int { get }
}

final class HelmComponent: Component<any HelmDependency> {}

final class HelmBuilder: Builder<any HelmDependency> {
    func build() { print(HelmComponent(dependency: dependency).dependency.heading) }
}

/// Uses its isolated conformance outside any actor.
final class BridgeComponent: Component<any EmptyDependency>, @MainActor HelmDependency {
    @MainActor var heading: Int { 90 }
}

final class BridgeBuilder: Builder<any EmptyDependency> {
    func helm() -> HelmBuilder { HelmBuilder(dependency: BridgeComponent(dependency: dependency)) }
}

/// The same, in a member of a class of the main actor.
@MainActor final class WheelhouseComponent: Component<any EmptyDependency>, @MainActor HelmDependency {
    var heading: Int { 180 }

    nonisolated override init(dependency: any EmptyDependency) { super.init(dependency: dependency) }

    nonisolated func helm() -> HelmBuilder { HelmBuilder(dependency: self) }
}

/// Uses it on the main actor.
final class FlybridgeComponent: Component<any EmptyDependency>, @MainActor HelmDependency {
    @MainActor var heading: Int { 270 }

    @MainActor func helm() -> HelmBuilder { HelmBuilder(dependency: self) }
}

@MainActor func castOff() {
    BridgeBuilder(dependency: EmptyComponent()).helm().build()
    WheelhouseComponent(dependency: EmptyComponent()).helm().build()
    FlybridgeComponent(dependency: EmptyComponent()).helm().build()
}
