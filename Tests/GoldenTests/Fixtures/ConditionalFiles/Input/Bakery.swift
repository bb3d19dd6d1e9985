#if os(iOS) || os(Linux)

    import RIBs

    struct Flour {}
    struct Oven {}

    // Inside the condition of the file, nothing is uncertain.
    protocol OvenDependency: Dependency {
        static var isHot: Bool { get }
        var flour: Flour { get }
        func bake(_ flour: Flour...)
    }

    final class OvenComponent: Component<OvenDependency> {}

    final class OvenBuilder: Builder<OvenDependency> {
        func build() { print(OvenComponent(dependency: dependency).dependency.flour) }
    }

    struct Store {
        let oven = Oven()
    }

    final class BakeryComponent: Component<EmptyDependency> {
        let store = Store()
        var flour: Oven { store.oven }

        init() { super.init(dependency: EmptyComponent()) }

        func open() { OvenBuilder(dependency: self).build() }
    }

    // Silent: what a class has here may be there in some builds only.
    protocol CounterDependency: Dependency {
        var flour: Flour { get }
        #if TASTING
            static var hasSamples: Bool { get }
        #endif
    }

    final class CounterComponent: Component<CounterDependency> {}

    final class CounterBuilder: Builder<CounterDependency> {
        func build() { print(CounterComponent(dependency: dependency).dependency.flour) }
    }

    struct Shelf {
        #if TASTING
            let content = Oven()
        #else
            let content = Flour()
        #endif
    }

    final class MarketComponent: Component<EmptyDependency>, CounterDependency {
        let shelf = Shelf()
        var flour: Flour { shelf.content }

        init() { super.init(dependency: EmptyComponent()) }

        func open() { CounterBuilder(dependency: self).build() }
    }

#endif
