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

@main enum Museum {
    static func main() {
        registerProviderFactories()
        _ = MuseumComponent().gallery.guide.lead()
    }
}
