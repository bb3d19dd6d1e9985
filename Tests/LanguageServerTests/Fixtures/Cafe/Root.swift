import RIBs

struct Menu {}

struct Till {}

final class RootComponent: Component<EmptyDependency>, CounterDependency {
    /* ☕️ */ let menu = Menu()
    let till = Till()

    init() {
        super.init(dependency: EmptyComponent())
    }
}

enum Cafe {
    static func open() {
        CounterBuilder(dependency: RootComponent()).build()
    }
}
