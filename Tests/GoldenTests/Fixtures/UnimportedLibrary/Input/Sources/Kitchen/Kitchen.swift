import RIBs
import Tray

final class KitchenComponent: Component<EmptyDependency>, JugDependency, PanDependency, TrayDependency {
    let cups = 4

    init() { super.init(dependency: EmptyComponent()) }

    func serve() -> Int {
        PanBuilder(dependency: self).build() + JugBuilder(dependency: self).build()
            + TrayBuilder(dependency: self).build()
    }
}

@main
enum Kitchen {
    static func main() { print(KitchenComponent().serve()) }
}
