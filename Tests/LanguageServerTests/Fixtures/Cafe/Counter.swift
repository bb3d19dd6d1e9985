import RIBs

protocol CounterDependency: Dependency {
    var menu: Menu { get }
    var till: Till { get }
}

final class CounterComponent: Component<CounterDependency>, OrderDependency {
    var menu: Menu { dependency.menu }
    let queue = Queue()

    func take() {
        print(dependency.till)
    }
}

final class CounterBuilder: Builder<CounterDependency> {
    func build() {
        let component = CounterComponent(dependency: dependency)
        component.take()
        OrderBuilder(dependency: component).build()
    }
}

struct Queue {}
