import RIBs

final class RootComponent: Component<EmptyDependency>, QuayDependency {
    init() { super.init(dependency: EmptyComponent()) }
}

func launch() { _ = QuayBuilder(dependency: RootComponent()).build() }
