import RIBs
struct Plan {}

protocol AtriumNeeds: Dependency { var plan: Plan { get } }
final class Atrium: Component<AtriumNeeds> {}
final class AtriumMason: Builder<AtriumNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Atrium(dependency: dependency).dependency.plan) }
}

protocol ArmouryNeeds: Dependency { var plan: Plan { get } }
final class Armoury: Component<ArmouryNeeds> {}
final class ArmouryMason: Builder<ArmouryNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Armoury(dependency: dependency).dependency.plan) }
}

protocol ArchiveNeeds: Dependency { var plan: Plan { get } }
final class Archive: Component<ArchiveNeeds> {}
final class ArchiveMason: Builder<ArchiveNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Archive(dependency: dependency).dependency.plan) }
}

protocol AquariumNeeds: Dependency { var plan: Plan { get } }
final class Aquarium: Component<AquariumNeeds> {}
final class AquariumMason: Builder<AquariumNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Aquarium(dependency: dependency).dependency.plan) }
}

protocol BelfryNeeds: Dependency { var plan: Plan { get } }
final class Belfry: Component<BelfryNeeds> {}
final class BelfryMason: Builder<BelfryNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Belfry(dependency: dependency).dependency.plan) }
}

protocol CabinetNeeds: Dependency { var plan: Plan { get } }
final class Cabinet: Component<CabinetNeeds> {}
final class CabinetMason: Builder<CabinetNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Cabinet(dependency: dependency).dependency.plan) }
}

protocol ChapelNeeds: Dependency { var plan: Plan { get } }
final class Chapel: Component<ChapelNeeds> {}
final class ChapelMason: Builder<ChapelNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Chapel(dependency: dependency).dependency.plan) }
}

protocol CloisterNeeds: Dependency { var plan: Plan { get } }
final class Cloister: Component<CloisterNeeds> {}
final class CloisterMason: Builder<CloisterNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Cloister(dependency: dependency).dependency.plan) }
}

protocol CoatroomNeeds: Dependency { var plan: Plan { get } }
final class Coatroom: Component<CoatroomNeeds> {}
final class CoatroomMason: Builder<CoatroomNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Coatroom(dependency: dependency).dependency.plan) }
}

protocol CourtyardNeeds: Dependency { var plan: Plan { get } }
final class Courtyard: Component<CourtyardNeeds> {}
final class CourtyardMason: Builder<CourtyardNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Courtyard(dependency: dependency).dependency.plan) }
}

protocol CryptNeeds: Dependency { var plan: Plan { get } }
final class Crypt: Component<CryptNeeds> {}
final class CryptMason: Builder<CryptNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Crypt(dependency: dependency).dependency.plan) }
}

protocol DarkroomNeeds: Dependency { var plan: Plan { get } }
final class Darkroom: Component<DarkroomNeeds> {}
final class DarkroomMason: Builder<DarkroomNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Darkroom(dependency: dependency).dependency.plan) }
}

protocol DomeNeeds: Dependency { var plan: Plan { get } }
final class Dome: Component<DomeNeeds> {}
final class DomeMason: Builder<DomeNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Dome(dependency: dependency).dependency.plan) }
}

protocol FoyerNeeds: Dependency { var plan: Plan { get } }
final class Foyer: Component<FoyerNeeds> {}
final class FoyerMason: Builder<FoyerNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Foyer(dependency: dependency).dependency.plan) }
}

protocol FountainNeeds: Dependency { var plan: Plan { get } }
final class Fountain: Component<FountainNeeds> {}
final class FountainMason: Builder<FountainNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Fountain(dependency: dependency).dependency.plan) }
}

protocol GalleryNeeds: Dependency { var plan: Plan { get } }
final class Gallery: Component<GalleryNeeds> {}
final class GalleryMason: Builder<GalleryNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Gallery(dependency: dependency).dependency.plan) }
}

protocol GardenNeeds: Dependency { var plan: Plan { get } }
final class Garden: Component<GardenNeeds> {}
final class GardenMason: Builder<GardenNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Garden(dependency: dependency).dependency.plan) }
}

protocol HallNeeds: Dependency { var plan: Plan { get } }
final class Hall: Component<HallNeeds> {}
final class HallMason: Builder<HallNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Hall(dependency: dependency).dependency.plan) }
}

protocol KioskNeeds: Dependency { var plan: Plan { get } }
final class Kiosk: Component<KioskNeeds> {}
final class KioskMason: Builder<KioskNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Kiosk(dependency: dependency).dependency.plan) }
}

protocol LibraryNeeds: Dependency { var plan: Plan { get } }
final class Library: Component<LibraryNeeds> {}
final class LibraryMason: Builder<LibraryNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Library(dependency: dependency).dependency.plan) }
}

protocol LoftNeeds: Dependency { var plan: Plan { get } }
final class Loft: Component<LoftNeeds> {}
final class LoftMason: Builder<LoftNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Loft(dependency: dependency).dependency.plan) }
}

protocol MezzanineNeeds: Dependency { var plan: Plan { get } }
final class Mezzanine: Component<MezzanineNeeds> {}
final class MezzanineMason: Builder<MezzanineNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Mezzanine(dependency: dependency).dependency.plan) }
}

protocol NaveNeeds: Dependency { var plan: Plan { get } }
final class Nave: Component<NaveNeeds> {}
final class NaveMason: Builder<NaveNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Nave(dependency: dependency).dependency.plan) }
}

protocol ObservatoryNeeds: Dependency { var plan: Plan { get } }
final class Observatory: Component<ObservatoryNeeds> {}
final class ObservatoryMason: Builder<ObservatoryNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Observatory(dependency: dependency).dependency.plan) }
}

protocol PavilionNeeds: Dependency { var plan: Plan { get } }
final class Pavilion: Component<PavilionNeeds> {}
final class PavilionMason: Builder<PavilionNeeds> {
    @discardableResult
    func build() -> Routing { Router(interactor: Pavilion(dependency: dependency).dependency.plan) }
}
