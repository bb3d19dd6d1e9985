import Lamp
import NeedleFoundation

final class DayComponent: BootstrapComponent {
    let colour = "Day"
    var lamp: LampComponent { LampComponent(parent: self) }
}

@main
enum Day {
    static func main() {
        registerProviderFactories()
        print(DayComponent().lamp.colour)
    }
}
