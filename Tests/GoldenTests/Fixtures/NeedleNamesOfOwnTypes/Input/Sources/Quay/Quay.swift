import Boats
import NeedleFoundation
import Ropes

final class QuayComponent: BootstrapComponent {
    public let hemp = Ropes.Hemp()
    public let cables: [String: Ropes.Cable] = [:]
    @Ropes.Tide public var level: Int { 1 }

    var boat: Boats.BoatComponent { Boats.BoatComponent(parent: self) }
}

func start() -> [Any] {
    registerProviderFactories()
    let boat = QuayComponent().boat
    return boat.all + boat.oar.all
}
