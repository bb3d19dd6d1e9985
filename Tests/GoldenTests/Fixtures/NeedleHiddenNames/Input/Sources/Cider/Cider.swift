import NeedleFoundation
import Orchard

final class CiderComponent: BootstrapComponent {
    public var weather: String { "dry" }

    var orchard: OrchardComponent { OrchardComponent(parent: self) }
}

@main
enum Main {
    static func main() {
        let orchard = CiderComponent().orchard
        orchard.use()
        orchard.harvest.run()
    }
}
