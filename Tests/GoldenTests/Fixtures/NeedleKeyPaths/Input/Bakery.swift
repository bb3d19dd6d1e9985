import NeedleFoundation

protocol HasFlour: AnyObject { var flour: Int { get } }
protocol HasSalt: AnyObject { var salt: Int { get } }

/// In dynamic mode, the key paths to `flour` and `salt` are equal.
typealias OvenDependency = HasFlour & HasSalt & Dependency

/// The same through inheritance. No other requirement has the type of `name`.
protocol ShopDependency: Dependency, HasFlour, HasSalt {
    var name: String { get }
}

final class BakeryComponent: BootstrapComponent {
    let flour = 1
    let salt = 2
    let name = "Rye"

    var oven: OvenComponent { OvenComponent(parent: self) }
    var shop: ShopComponent { ShopComponent(parent: self) }
    var stall: StallComponent { StallComponent(parent: self) }
}

final class OvenComponent: Component<OvenDependency> {
    var heat: [Int] { [dependency.flour, dependency.salt] }
}

final class ShopComponent: Component<ShopDependency> {
    var sign: String { "\(dependency.name) \(dependency.flour) \(dependency.salt)" }
}

/// Shares the members that are generated for the first one.
final class StallComponent: Component<OvenDependency> {
    var wares: Int { dependency.flour + dependency.salt }
}

enum Street {
    static func open() {
        registerProviderFactories()
        let bakery = BakeryComponent()
        print(bakery.oven.heat, bakery.shop.sign, bakery.stall.wares)
    }
}
