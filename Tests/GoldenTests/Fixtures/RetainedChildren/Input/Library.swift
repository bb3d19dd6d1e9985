import RIBs

/// It lives as long as the app, and may keep what it likes.
final class LibraryComponent: Component<EmptyDependency>, HallDependency, DeskDependency {
    lazy var hallBuilder = HallBuilder(dependency: self)

    init() { super.init(dependency: EmptyComponent()) }

    func desk() -> DeskBuilder { DeskBuilder(dependency: self) }
}

protocol HallDependency: Dependency {}

/// The root keeps its builder, but each visit makes another hall.
final class HallComponent: Component<HallDependency> {
    let lamps = 3
}

final class HallBuilder: Builder<HallDependency> {
    func build() -> HallComponent { HallComponent(dependency: dependency) }
}

// A desk is made for each reader and keeps its children, which keep the desk.

protocol DeskDependency: Dependency {}

final class DeskComponent: Component<DeskDependency>, LampDependency, DrawerDependency, ShelfDependency {
    lazy var lampBuilder: LampBuildable = { LampBuilder(dependency: self) }()
    var drawer: DrawerComponent { shared { DrawerComponent(dependency: self) } }
    private(set) var spare: LampBuilder?
    lazy var shelfBuilder = ShelfBuilder { ShelfComponent(dependency: self) }

    func prepare() { spare = LampBuilder(dependency: self) }
}

final class DeskBuilder: Builder<DeskDependency> {
    func build() -> DeskComponent { DeskComponent(dependency: dependency) }
    func buildTidily() -> TidyDeskComponent { TidyDeskComponent(dependency: dependency) }
}

/// It makes its children anew, lets go of the one that it keeps, or holds it weakly.
final class TidyDeskComponent: Component<DeskDependency>, LampDependency, DrawerDependency, ShelfDependency {
    var lampBuilder: LampBuildable { LampBuilder(dependency: self) }
    private var borrowed: LampBuilder?
    private weak var last: DrawerComponent?
    lazy var shelfBuilder = ShelfBuilder { [unowned self] in ShelfComponent(dependency: self) }
    var freshShelfBuilder: ShelfBuilder { ShelfBuilder { ShelfComponent(dependency: self) } }
    lazy var label: String = { "\(LampBuilder(dependency: self).build())" }()

    func borrow() { borrowed = LampBuilder(dependency: self) }
    func giveBack() { borrowed = nil }

    func open() -> DrawerComponent {
        let drawer = DrawerComponent(dependency: self)
        last = drawer
        return drawer
    }
}

protocol LampDependency: Dependency {}

protocol LampBuildable: Buildable {
    func build() -> LampComponent
}

final class LampComponent: Component<LampDependency> {}

final class LampBuilder: Builder<LampDependency>, LampBuildable {
    func build() -> LampComponent { LampComponent(dependency: dependency) }
}

protocol DrawerDependency: Dependency {}

final class DrawerComponent: Component<DrawerDependency> {}

protocol ShelfDependency: Dependency {}

final class ShelfComponent: Component<ShelfDependency> {}

/// It keeps the closure that creates its component.
final class ShelfBuilder: SimpleComponentizedBuilder<ShelfComponent, String> {
    override func build(with component: ShelfComponent) -> String { "\(component)" }
}

enum Morning {
    static func begin() {
        let library = LibraryComponent()
        print(library.hallBuilder.build().lamps, library.desk().build(), library.desk().buildTidily())
    }
}
