import RIBs

// One child reads the bells, the other changes them: both get them through one pass-through. The components are generic.

struct Bell<Sound> {}

class ChestComponent<Item, Needs>: Component<Needs> {
    var stock: [Item] { [] }
}

protocol TowerDependency: Dependency, TowerDependencyRingers, TowerDependencyClock {}

final class TowerComponent: ChestComponent<String, TowerDependency> {}

final class TowerBuilder: Builder<TowerDependency> {
    func build() {
        let component = TowerComponent(dependency: dependency)
        RingersBuilder(dependency: component).build()
        ClockBuilder(dependency: component).build()
    }
}

protocol RingersDependency: Dependency {
    var bells: [Bell<String>] { get set }
    var stock: [String] { get }
}

final class RingersComponent: Component<RingersDependency> {}

final class RingersBuilder: Builder<RingersDependency> {
    func build() {
        let component = RingersComponent(dependency: dependency)
        component.dependency.bells.append(Bell())
        print(component.dependency.stock)
    }
}

protocol ClockDependency: Dependency {
    var bells: Array<Bell<String>> { get }
}

final class ClockComponent<Hand>: Component<ClockDependency> {}

final class ClockBuilder: Builder<ClockDependency> {
    func build() { print(ClockComponent<Int>(dependency: dependency).dependency.bells) }
}

final class ChurchComponent: EmptyComponent, TowerDependency {
    var bells: [Bell<String>] = []
}

enum Sunday {
    static func begin() { TowerBuilder(dependency: ChurchComponent()).build() }
}
