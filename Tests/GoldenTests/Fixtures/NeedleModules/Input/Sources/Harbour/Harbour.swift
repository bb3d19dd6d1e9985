import Ferries
import NeedleFoundation
import Offices

/// What it provides is internal: generated code stands in its module.
final class HarbourComponent: BootstrapComponent {
    let anchor = Anchor()

    var ferry: FerryComponent { FerryComponent(parent: self) }
    var office: OfficeComponent { OfficeComponent(parent: self) }
}

/// A second root.
final class NightHarbourComponent: BootstrapComponent {
    let anchor = Anchor()

    var ferry: FerryComponent { FerryComponent(parent: self) }
}
