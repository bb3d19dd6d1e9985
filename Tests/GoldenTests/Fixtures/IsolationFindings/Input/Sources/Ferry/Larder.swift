import RIBs

protocol StoveDependency: Dependency {
    @MainActor var meal: Meal { get async }
    @MainActor func bake() async -> Meal
    @MainActor func taste(_ meal: Meal) async
    @MainActor func count() async -> Int
}

final class StoveComponent: Component<any StoveDependency> {
    @MainActor func heat() async {
        await dependency.taste(dependency.meal)
        print(await dependency.bake(), await dependency.count())
    }
}

/// Makes everything outside the main actor, to which it would have to return.
final class LarderComponent: Component<any EmptyDependency> {
    var meal: Meal { get async { Meal() } }

    func bake() async -> Meal { Meal() }
    nonisolated func taste(_ meal: Meal) async {}
    func count() async -> Int { 3 }

    func start() async { await StoveComponent(dependency: self).heat() }
}

extension LarderComponent: StoveDependency {}

/// The conformance beside the members puts them on the main actor.
final class CellarComponent: Component<any EmptyDependency>, StoveDependency {
    var meal: Meal { get async { Meal() } }

    func bake() async -> Meal { Meal() }
    func taste(_ meal: Meal) async {}
    func count() async -> Int { 3 }

    func start() async { await StoveComponent(dependency: self).heat() }
}

/// What does not suspend runs on the actor of its caller, and a `sending` result may leave its own.
final class LockerComponent: Component<any EmptyDependency> {
    let meal = Meal()

    func bake() async -> sending Meal { Meal() }
    func taste(_ meal: Meal) {}
    func count() async -> Int { 3 }

    func start() async { await StoveComponent(dependency: self).heat() }
}

extension LockerComponent: StoveDependency {}

func provision() async {
    await LarderComponent(dependency: EmptyComponent()).start()
    await CellarComponent(dependency: EmptyComponent()).start()
    await LockerComponent(dependency: EmptyComponent()).start()
}
