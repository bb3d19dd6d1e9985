import NeedleFoundation

struct Chart {}

struct Rope {}

final class HarbourComponent: BootstrapComponent {
    var chart: Chart { Chart() }

    var pilot: PilotComponent { PilotComponent(parent: self) }
    func ferry(of other: HarbourComponent) -> FerryComponent { FerryComponent(parent: other) }
}

protocol PilotDependency: Dependency {
    var chart: Chart { get }
    var rope: Rope { get }
}

/// What it lacks has nothing to do with the ferry.
final class PilotComponent: Component<PilotDependency> {
    func steer() { print(dependency.chart, dependency.rope) }
}

/// It is made with the wrong parent, and so nothing stands above the two below it.
final class FerryComponent: Component<EmptyDependency> {
    var deck: DeckComponent { DeckComponent(parent: self) }
}

final class DeckComponent: Component<EmptyDependency> {
    var bench: BenchComponent { BenchComponent(parent: self) }
}

protocol BenchDependency: Dependency {
    var rope: Rope { get }
}

final class BenchComponent: Component<BenchDependency> {
    func sit() { print(dependency.rope) }
}

/// No scope: what it makes has no parent.
final class Kiosk {
    func shop() -> ShopComponent { ShopComponent(parent: stand()) }
    private func stand() -> Scope { fatalError() }
}

final class ShopComponent: Component<EmptyDependency> {}

/// Nothing makes these two, whatever becomes of the others: that is one finding of its own.
final class WreckComponent: Component<EmptyDependency> {
    var cabin: CabinComponent { CabinComponent(parent: self) }
}

final class CabinComponent: Component<EmptyDependency> {}
