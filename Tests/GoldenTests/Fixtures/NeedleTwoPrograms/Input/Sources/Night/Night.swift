import Lamp
import NeedleFoundation

final class NightComponent: BootstrapComponent {
    let colour = "Night"
    var lamp: LampComponent { LampComponent(parent: self) }
}

@main
enum Night {
    static func main() {
        registerProviderFactories()
        print(NightComponent().lamp.colour)
    }
}
