import RIBs

// The library's class under its qualified name, extended and handed over.

final class Till {}

protocol KioskDependency: Dependency { var till: Till { get } }

extension RIBs.EmptyComponent: KioskDependency {
    var till: Till { Till() }
}

final class KioskComponent: Component<KioskDependency> {
    var drawer: Till { dependency.till }
}

final class KioskBuilder: Builder<KioskDependency> {
    func build() -> Till { KioskComponent(dependency: dependency).drawer }
}

/// Makes its own top.
final class StallComponent: Component<RIBs.EmptyDependency> {
    let till = Till()
    init() { super.init(dependency: RIBs.EmptyComponent()) }
}

func start() {
    print(KioskBuilder(dependency: RIBs.EmptyComponent()).build())
    print(StallComponent().till)
}
