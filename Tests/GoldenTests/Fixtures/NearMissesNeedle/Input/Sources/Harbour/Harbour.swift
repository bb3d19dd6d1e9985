import Ferries
import NeedleFoundation

final class HarbourComponent: BootstrapComponent {
    var ferry: FerryComponent { FerryComponent(parent: self) }
}

func open() { HarbourComponent().ferry.office.work() }
