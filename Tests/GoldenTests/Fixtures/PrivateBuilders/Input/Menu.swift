import RIBs

protocol MenuDependency: Dependency {
    var dishes: [String] { get }
}

final class MenuComponent: Component<MenuDependency> {
    var first: String? { dependency.dishes.first }
}

private final class MenuBuilder: Builder<MenuDependency> {
    func build() -> String? { MenuComponent(dependency: dependency).first }
}

final class MenuPreview {
    func show(_ component: KitchenComponent) -> String? { MenuBuilder(dependency: component).build() }
}

protocol BillDependency: Dependency {
    var total: Int { get }
}

fileprivate final class BillBuilder: Builder<BillDependency> {
    func build() -> Int { dependency.total }
}
