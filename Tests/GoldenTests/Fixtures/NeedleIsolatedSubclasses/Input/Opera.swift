import NeedleFoundation

final class OperaComponent: BootstrapComponent {
    var box: BoxComponent { BoxComponent(parent: self) }
    @MainActor var royalBox: RoyalBoxComponent { RoyalBoxComponent(parent: self) }
}

/// Registered together with its subclass, outside of the actor of that.
class BoxComponent: Component<EmptyDependency> {
    var number: Int { 4 }

    var seat: SeatComponent { SeatComponent(parent: self) }
}

/// Only what suspends can be read from outside the actor, and a constant.
@MainActor
final class RoyalBoxComponent: BoxComponent {
    let crowns = 2
    var candles: Int { 9 }

    var throne: ThroneComponent { ThroneComponent(parent: self) }
}

protocol SeatDependency: Dependency {
    var number: Int { get }
}

final class SeatComponent: Component<SeatDependency> {
    var isFirst: Bool { dependency.number == 1 }
}

protocol ThroneDependency: Dependency {
    var crowns: Int { get }
    var number: Int { get }
    var candles: Int { get async }
}

final class ThroneComponent: Component<ThroneDependency> {
    func sit() async -> Int { await dependency.candles + dependency.crowns + dependency.number }
}
