import RIBs

protocol OrderDependency: Dependency {
    var menu: Menu { get }
    var queue: Queue { get }
}

final class OrderComponent: Component<OrderDependency> {
    func order() {
        print(dependency.menu, dependency.queue)
    }
}

final class OrderBuilder: Builder<OrderDependency> {
    func build() {
        OrderComponent(dependency: dependency).order()
    }
}
