import RIBs

final class KitchenComponent: Component<EmptyDependency>, MenuDependency, BillDependency {
    let dishes = ["soup"]
    let total = 12

    init() { super.init(dependency: EmptyComponent()) }

    func menu() -> String? {
        MenuBuilder(dependency: self).build()
    }

    func bill() -> Int {
        BillBuilder(dependency: self).build()
    }
}
