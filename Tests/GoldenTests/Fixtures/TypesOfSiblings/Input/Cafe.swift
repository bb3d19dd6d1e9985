import RIBs

// The property that has another type than one child requires is what its sibling requires.

protocol TillDependency: Dependency {
    var price: Int { get }
}

final class TillComponent: Component<TillDependency> {}

final class TillBuilder: Builder<TillDependency> {
    func build() -> Int { TillComponent(dependency: dependency).dependency.price }
}

protocol MenuDependency: Dependency {
    var price: Int? { get }
}

final class MenuComponent: Component<MenuDependency> {}

final class MenuBuilder: Builder<MenuDependency> {
    func build() -> Int? { MenuComponent(dependency: dependency).dependency.price }
}

final class CafeComponent: Component<EmptyDependency>, TillDependency, MenuDependency {
    let price = 3

    init() { super.init(dependency: EmptyComponent()) }

    func open() { print(TillBuilder(dependency: self).build(), MenuBuilder(dependency: self).build() as Any) }
}

enum Street {
    static func begin() { CafeComponent().open() }
}
