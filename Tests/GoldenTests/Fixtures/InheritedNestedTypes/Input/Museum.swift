import RIBs

struct Ticket {}

typealias Room = String

class HallComponent: Component<EmptyDependency> {
    struct Ticket {}
    typealias Room = Int
}

protocol TourDependency: Dependency {
    var ticket: HallComponent.Ticket { get }
    var room: Int { get }
    var next: HallComponent.Room { get }
}

final class TourComponent: Component<TourDependency> {}

final class TourBuilder: Builder<TourDependency> {
    func build() {
        let needs = TourComponent(dependency: dependency).dependency
        print(needs.ticket, needs.room, needs.next)
    }
}

/// A class sees the types that are nested in its superclass before those of the module, and so do its extensions.
final class GalleryComponent: HallComponent {
    let ticket = Ticket()
    let room: Room = 1
}

extension GalleryComponent: TourDependency {
    var next: Room { 2 }
}

/// This one has no superclass with a ticket.
final class GardenComponent: Component<EmptyDependency>, TourDependency {
    let ticket: Ticket = Ticket()
    let room = 1
    let next: Room = "x"
}

func start() {
    TourBuilder(dependency: GalleryComponent(dependency: EmptyComponent())).build()
    TourBuilder(dependency: GardenComponent(dependency: EmptyComponent())).build()
}
