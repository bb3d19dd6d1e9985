import RIBs

protocol Catalogue: AnyObject {}

final class PaperCatalogue: Catalogue {
    init() {}
}

final class StampedCatalogue: Catalogue {
    init(of catalogue: Catalogue) {}
}

struct Reader {}

/// The library makes the catalogue.
final class LibraryComponent: Component<EmptyDependency>, HallDependency, VaultDependency, OfficeDependency {
    lazy var catalogue: Catalogue = PaperCatalogue()
    var reader: Reader { Reader() }

    func open() {
        HallBuilder(dependency: self).build()
        VaultBuilder(dependency: self).build()
        OfficeBuilder(dependency: self).build(for: Reader())
    }
}

// The hall makes a second one: the desk in it never sees the first.

protocol HallDependency: Dependency {}

final class HallComponent: Component<HallDependency>, DeskDependency {
    lazy var catalogue: Catalogue = {
        let made = PaperCatalogue()
        return made
    }()
}

final class HallBuilder: Builder<HallDependency> {
    func build() { DeskBuilder(dependency: HallComponent(dependency: dependency)).build() }
}

// The vault asks for the library's and stamps it.

protocol VaultDependency: Dependency {
    var catalogue: Catalogue { get }
}

final class VaultComponent: Component<VaultDependency>, DeskDependency {
    var catalogue: Catalogue { shared { StampedCatalogue(of: dependency.catalogue) } }
}

final class VaultBuilder: Builder<VaultDependency> {
    func build() { DeskBuilder(dependency: VaultComponent(dependency: dependency)).build() }
}

// The office is given a reader when it is made, and that is the one meant.

protocol OfficeDependency: Dependency {}

final class OfficeComponent: Component<OfficeDependency>, LendingDependency {
    let reader: Reader

    init(dependency: OfficeDependency, reader: Reader) {
        self.reader = reader
        super.init(dependency: dependency)
    }
}

final class OfficeBuilder: Builder<OfficeDependency> {
    func build(for reader: Reader) {
        LendingBuilder(dependency: OfficeComponent(dependency: dependency, reader: reader)).build()
    }
}

protocol LendingDependency: Dependency {
    var reader: Reader { get }
}

final class LendingComponent: Component<LendingDependency> {
    var isOpen: Bool { Mirror(reflecting: dependency.reader).children.isEmpty }
}

final class LendingBuilder: Builder<LendingDependency> {
    func build() { print(LendingComponent(dependency: dependency).isOpen) }
}

protocol DeskDependency: Dependency {
    var catalogue: Catalogue { get }
}

final class DeskComponent: Component<DeskDependency> {
    var isOpen: Bool { dependency.catalogue is PaperCatalogue }
}

final class DeskBuilder: Builder<DeskDependency> {
    func build() { print(DeskComponent(dependency: dependency).isOpen) }
}

enum Sunday {
    static func begin() { LibraryComponent(dependency: EmptyComponent()).open() }
}
