import Mill
import RIBs

final class ShopComponent: Component<EmptyDependency>, MillDependency {
    let flour = Flour()
    let heat = 200

    init() { super.init(dependency: EmptyComponent()) }

    var mill: MillBuilder { MillBuilder(dependency: self) }
    /// The file does not import the module.
    var oven: OvenBuilder { OvenBuilder(dependency: self) }
    var scoop: Scoop.ScoopBuilder { Scoop.ScoopBuilder(dependency: self) }
    /// The target does not depend on the module either.
    var whisk: WhiskBuilder { WhiskBuilder(dependency: self) }
    var scale: Scale { Scale(dependency: self) }
}

@main
enum Shop {
    static func main() { print(ShopComponent().mill.build(), ShopComponent().oven.build()) }
}
