public import Cellar
import RIBs

final class WineryComponent: Component<EmptyDependency>, CellarDependency {
    let vintage = Vintage()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Winery {
    static func open() {
        CellarBuilder(dependency: WineryComponent()).build()
        TankComponent().fill()
    }
}
