import RIBs
import StallKit

final class MarketComponent: Component<EmptyDependency> {
    let goods = Goods()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Morning {
    static func begin() { StallBuilder(dependency: MarketComponent()).build() }
}
