import Foundation
import Optics
import RIBs

final class Dome {}

/// `Tracking` is declared in a module whose sources are not at hand: an extension of it may have a tracker.
final class ObservatoryComponent: Component<EmptyDependency>, Tracking, DeskDependency {
    let dome = Dome()
}

protocol DeskDependency: Dependency {
    var dome: Dome { get }
    var tracker: Tracker { get }
}

final class DeskComponent: Component<DeskDependency> {}

final class DeskBuilder: Builder<DeskDependency> {
    func build() {
        let needs = DeskComponent(dependency: dependency).dependency
        print(needs.dome, needs.tracker)
    }
}

/// So may an unknown macro have.
@Equipped final class TentComponent: Component<EmptyDependency> {
    let dome = Dome()
}

/// And one of a member, but not one that adds the conformance.
final class ShackComponent: Component<EmptyDependency>, DeskDependency {
    let dome = Dome()

    @Shared func makeTracker() {}
}

final class BoothComponent: Component<EmptyDependency> {
    let dome = Dome()

    @Shared let makesTrackers = true
}

/// Property wrappers, result builders and actors have none.
final class LodgeComponent: Component<EmptyDependency>, DeskDependency {
    let dome = Dome()

    @Stored var tracks = 1
    @TrackBuilder var all: [Int] { 1 }
    @TrackActor func follow() {}
    @Sendable func leave() {}
}

/// Here is nothing that could: the tracker is missing.
final class HutComponent: Component<EmptyDependency>, DeskDependency {
    let dome = Dome()
}

/// Extensions of the standard library's protocols have some members.
protocol QueueDependency: Dependency {
    var hashValue: Int { get }
    func enqueue(_ job: UnownedJob)
}

final class QueueBuilder: Builder<QueueDependency> {
    func build() { print(dependency.hashValue) }
}

final class TurnstileComponent: Component<EmptyDependency>, QueueDependency, Hashable, SerialExecutor {
    static func == (left: TurnstileComponent, right: TurnstileComponent) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {}

    func enqueue(_ job: consuming ExecutorJob) {}
}

/// They have no tracker.
final class CabinComponent: Component<EmptyDependency>, DeskDependency, Hashable {
    let dome = Dome()

    static func == (left: CabinComponent, right: CabinComponent) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {}
}

/// A class of the platform has no dome, but may have a tracker.
final class Shed: NSObject, DeskDependency {}

func start() {
    DeskBuilder(dependency: Shed()).build()
    QueueBuilder(dependency: TurnstileComponent(dependency: EmptyComponent())).build()
    DeskBuilder(dependency: CabinComponent(dependency: EmptyComponent())).build()
    DeskBuilder(dependency: ObservatoryComponent(dependency: EmptyComponent())).build()
    DeskBuilder(dependency: TentComponent(dependency: EmptyComponent())).build()
    DeskBuilder(dependency: ShackComponent(dependency: EmptyComponent())).build()
    DeskBuilder(dependency: BoothComponent(dependency: EmptyComponent())).build()
    DeskBuilder(dependency: LodgeComponent(dependency: EmptyComponent())).build()
    DeskBuilder(dependency: HutComponent(dependency: EmptyComponent())).build()
}
