import RIBs

struct Catalogue {}
struct Lamp {}
struct Clock {}
struct Shelf {}
struct Chair {}
struct Register {}
struct Ticket {}
struct Stamp {}
struct Quill {}

final class LibraryComponent: Component<EmptyDependency> {
    static let catalogue = Catalogue()
    /// Far from `quill`, though the type is the same.
    var roof: Quill { Quill() }
    var entryTicket: Ticket { Ticket() }

    init() { super.init(dependency: EmptyComponent()) }

    func lamp(for seat: Int) -> Lamp { Lamp() }
}

final class LibraryBuilder {
    func build() {
        let component = LibraryComponent()
        let clock = Clock()
        print(clock, LibraryComponent.catalogue, component.roof, component.lamp(for: 3))
        RoomBuilder(dependency: component).build()
        CellarBuilder(dependency: component).build()
    }
}

protocol RoomDependency: Dependency {
    var entryTicket: Ticket { get }
}

final class RoomComponent: Component<RoomDependency> {
    var registry: Register { Register() }
    var owner: String { "\(dependency.entryTicket)" }
}

final class RoomBuilder: Builder<RoomDependency> {
    func build() {
        let component = RoomComponent(dependency: dependency)
        print(component.owner)
        DeskBuilder(dependency: component).build()
    }
}

/// Each property has a look-alike somewhere, but the last.
protocol DeskDependency: Dependency {
    var catalogue: Catalogue { get }
    var lamp: Lamp { get }
    var clock: Clock { get }
    var shelf: Shelf { get }
    var chair: Chair { get }
    var register: Register { get }
    var ticket: Ticket { get }
    var stamp: Stamp { get }
    var quill: Quill { get }
}

final class DeskComponent: Component<DeskDependency> {}

final class DeskBuilder: Builder<DeskDependency> {
    func build() {
        let component = DeskComponent(dependency: dependency)
        print(dependency.catalogue, dependency.lamp, dependency.clock, dependency.shelf, dependency.chair)
        print(dependency.register, dependency.ticket, dependency.stamp, dependency.quill)
        DrawerBuilder(dependency: component).build()
    }
}

protocol DrawerDependency: Dependency {}

final class DrawerComponent: Component<DrawerDependency> {
    var chair: Chair { Chair() }
}

final class DrawerBuilder: Builder<DrawerDependency> {
    func build() { print(DrawerComponent(dependency: dependency).chair) }
}

protocol CellarDependency: Dependency {}

final class CellarComponent: Component<CellarDependency> {
    var shelf: Shelf { Shelf() }
    #if DEBUG
    var stamp: Stamp { Stamp() }
    #endif
}

final class CellarBuilder: Builder<CellarDependency> {
    func build() { print(CellarComponent(dependency: dependency).shelf) }
}

func open() { LibraryBuilder().build() }
