import RIBs

protocol FilterDependency: Dependency {
    func clean()
    func rinse() async
}

final class FilterBuilder: Builder<FilterDependency> {
    func build() { dependency.clean() }
}

/// What suspends can be done on any actor.
final class PumpComponent: Component<EmptyDependency>, FilterDependency {
    init() { super.init(dependency: EmptyComponent()) }

    @MainActor func clean() {}
    @MainActor func rinse() async {}
}

func filter() { FilterBuilder(dependency: PumpComponent()).build() }
