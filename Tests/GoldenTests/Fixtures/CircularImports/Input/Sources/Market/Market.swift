import Prices
import RIBs
import Stall

final class MarketComponent: Component<EmptyDependency>, StallDependency {
    let owner = "Ada"
    let scale = 2
    let tariff = Tariff()
    init() { super.init(dependency: EmptyComponent()) }

    func open() { StallBuilder(dependency: self).build().label() }
}

extension StallComponent {
    /// `Stall` cannot name `Tariff`, so its component cannot hand it on. The scale is a number: everybody can name it.
    func label() { PricesBuilder(dependency: self).build() }
}

@main
enum Market {
    static func main() { MarketComponent().open() }
}
