import RIBs
import Seats

final class HouseComponent: Component<EmptyDependency> {
    let row = Row()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Evening {
    static func begin() { FoyerBuilder(dependency: HouseComponent()).build() }
}
