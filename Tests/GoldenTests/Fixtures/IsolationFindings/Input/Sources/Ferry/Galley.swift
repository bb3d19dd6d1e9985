import RIBs

final class Meal {
    var portions = 12
}

protocol GalleyDependency: Dependency {
    @MainActor var crew: Int { get }
    var meal: Meal { get async }
}

protocol MessDependency: Dependency {
    var crew: Int { get async }
}

final class MessComponent: Component<any MessDependency> {
    func serve() async { print(await dependency.crew) }
}

protocol PantryDependency: Dependency {
    @MainActor var meal: Meal { get async }
}

final class PantryComponent: Component<any PantryDependency> {
    @MainActor func stock() async { print(await dependency.meal) }
}

/// Awaits its dependency on the main actor, outside of which it stays, and cannot return to it.
final class GalleyComponent: Component<any GalleyDependency>, MessDependency {
    var crew: Int { get async { await dependency.crew } }

    func cook() async {
        await MessComponent(dependency: self).serve()
        await PantryComponent(dependency: self).stock()
    }
}

/// What it awaits can be sent to the main actor.
protocol SaloonDependency: Dependency, Sendable {
    @MainActor var crew: Int { get }
}

final class SaloonComponent: Component<any SaloonDependency>, MessDependency {
    var crew: Int { get async { await dependency.crew } }

    func serve() async { await MessComponent(dependency: self).serve() }
}

/// Awaits nothing of an actor.
protocol CabinDependency: Dependency {
    var crew: Int { get async }
}

final class CabinComponent: Component<any CabinDependency>, MessDependency {
    var crew: Int { get async { await dependency.crew } }

    func serve() async { await MessComponent(dependency: self).serve() }
}

final class KitchenComponent: Component<any EmptyDependency>, GalleyDependency, CabinDependency {
    @MainActor var crew: Int { 6 }
    var meal: Meal { get async { Meal() } }

    @MainActor func open() async {
        await GalleyComponent(dependency: self).cook()
        await SaloonComponent(dependency: Supplies()).serve()
        await CabinComponent(dependency: self).serve()
    }
}

@MainActor final class Supplies: SaloonDependency {
    let crew = 8
}

@MainActor func cook() async { await KitchenComponent(dependency: EmptyComponent()).open() }
