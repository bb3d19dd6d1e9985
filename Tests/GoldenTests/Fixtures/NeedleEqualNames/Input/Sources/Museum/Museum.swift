import Gallery
import NeedleFoundation
import Paints

/// Here it hides the one that the gallery means.
enum Colour {
    case plain
}

final class MuseumComponent: BootstrapComponent {
    let colour = Paints.Colour("ochre")
    let colours: [String: Paints.Colour] = [:]
    let tour = "today"

    var gallery: GalleryComponent { GalleryComponent(parent: self) }
    var guide: GuideComponent { GuideComponent(parent: self) }
    var cloakroom: CloakroomComponent { CloakroomComponent(parent: self) }
    var other: Gallery.CloakroomComponent { Gallery.CloakroomComponent(parent: self) }
    fileprivate var attic: AtticComponent { AtticComponent(parent: self) }
    fileprivate var vault: VaultComponent { VaultComponent(parent: self) }
    var ticketDesk: Tickets.DeskComponent { Tickets.DeskComponent(parent: self) }
    var shopDesk: Shop.DeskComponent { Shop.DeskComponent(parent: self) }
}

protocol TourDependency: Dependency {
    var tour: String { get }
}

final class GuideComponent: Component<TourDependency> {
    func lead() -> String { dependency.tour }
}

final class CloakroomComponent: Component<EmptyDependency> {}

/// No generated code has to name it.
private final class AtticComponent: Component<EmptyDependency> {}

/// Its provider names only its dependency.
private final class VaultComponent: Component<TourDependency> {
    func open() -> String { dependency.tour }
}

/// Two of one name, which one provider serves.
enum Tickets {
    final class DeskComponent: Component<TourDependency> {
        func sell() -> String { dependency.tour }
    }
}

enum Shop {
    final class DeskComponent: Component<TourDependency> {
        func sell() -> String { dependency.tour }
    }
}

@main enum Museum {
    static func main() {
        registerProviderFactories()
        let museum = MuseumComponent()
        _ = museum.gallery.guide.lead()
        _ = [museum.vault.open(), museum.ticketDesk.sell(), museum.shopDesk.sell()]
    }
}
