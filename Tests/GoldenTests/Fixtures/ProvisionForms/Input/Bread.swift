import RIBs

protocol BreadDependency: Dependency {
    var baker: String { get }
    var flour: Flour { get }
    var name: String { get set }
    var oven: String { get }
    var price: Int { get }
    var salt: String { get }
    var tester: String { get }
    var timer: Int { get }
    var water: Double { get }
    var yeast: Yeast { get }
}

final class BreadComponent: Component<BreadDependency> {}

final class BreadBuilder: Builder<BreadDependency> {
    func build() { _ = BreadComponent(dependency: dependency) }
}

enum Morning {
    static func begin() {
        let bakery = BakeryComponent(dependency: EmptyComponent())
        BreadBuilder(dependency: bakery).build()
    }
}
