import RIBs
struct Plan {}

protocol AtriumDependency: Dependency { var plan: Plan { get } }
final class AtriumComponent: Component<AtriumDependency> {}
final class AtriumBuilder: Builder<AtriumDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: AtriumComponent(dependency: dependency).dependency.plan) }
}

protocol ArmouryDependency: Dependency { var plan: Plan { get } }
final class ArmouryComponent: Component<ArmouryDependency> {}
final class ArmouryBuilder: Builder<ArmouryDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: ArmouryComponent(dependency: dependency).dependency.plan) }
}

protocol ArchiveDependency: Dependency { var plan: Plan { get } }
final class ArchiveComponent: Component<ArchiveDependency> {}
final class ArchiveBuilder: Builder<ArchiveDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: ArchiveComponent(dependency: dependency).dependency.plan) }
}

protocol AquariumDependency: Dependency { var plan: Plan { get } }
final class AquariumComponent: Component<AquariumDependency> {}
final class AquariumBuilder: Builder<AquariumDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: AquariumComponent(dependency: dependency).dependency.plan) }
}

protocol BelfryDependency: Dependency { var plan: Plan { get } }
final class BelfryComponent: Component<BelfryDependency> {}
final class BelfryBuilder: Builder<BelfryDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: BelfryComponent(dependency: dependency).dependency.plan) }
}

protocol CabinetDependency: Dependency { var plan: Plan { get } }
final class CabinetComponent: Component<CabinetDependency> {}
final class CabinetBuilder: Builder<CabinetDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: CabinetComponent(dependency: dependency).dependency.plan) }
}

protocol ChapelDependency: Dependency { var plan: Plan { get } }
final class ChapelComponent: Component<ChapelDependency> {}
final class ChapelBuilder: Builder<ChapelDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: ChapelComponent(dependency: dependency).dependency.plan) }
}

protocol CloisterDependency: Dependency { var plan: Plan { get } }
final class CloisterComponent: Component<CloisterDependency> {}
final class CloisterBuilder: Builder<CloisterDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: CloisterComponent(dependency: dependency).dependency.plan) }
}

protocol CoatroomDependency: Dependency { var plan: Plan { get } }
final class CoatroomComponent: Component<CoatroomDependency> {}
final class CoatroomBuilder: Builder<CoatroomDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: CoatroomComponent(dependency: dependency).dependency.plan) }
}

protocol CourtyardDependency: Dependency { var plan: Plan { get } }
final class CourtyardComponent: Component<CourtyardDependency> {}
final class CourtyardBuilder: Builder<CourtyardDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: CourtyardComponent(dependency: dependency).dependency.plan) }
}

protocol CryptDependency: Dependency { var plan: Plan { get } }
final class CryptComponent: Component<CryptDependency> {}
final class CryptBuilder: Builder<CryptDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: CryptComponent(dependency: dependency).dependency.plan) }
}

protocol DarkroomDependency: Dependency { var plan: Plan { get } }
final class DarkroomComponent: Component<DarkroomDependency> {}
final class DarkroomBuilder: Builder<DarkroomDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: DarkroomComponent(dependency: dependency).dependency.plan) }
}

protocol DomeDependency: Dependency { var plan: Plan { get } }
final class DomeComponent: Component<DomeDependency> {}
final class DomeBuilder: Builder<DomeDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: DomeComponent(dependency: dependency).dependency.plan) }
}

protocol FoyerDependency: Dependency { var plan: Plan { get } }
final class FoyerComponent: Component<FoyerDependency> {}
final class FoyerBuilder: Builder<FoyerDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: FoyerComponent(dependency: dependency).dependency.plan) }
}

protocol FountainDependency: Dependency { var plan: Plan { get } }
final class FountainComponent: Component<FountainDependency> {}
final class FountainBuilder: Builder<FountainDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: FountainComponent(dependency: dependency).dependency.plan) }
}

protocol GalleryDependency: Dependency { var plan: Plan { get } }
final class GalleryComponent: Component<GalleryDependency> {}
final class GalleryBuilder: Builder<GalleryDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: GalleryComponent(dependency: dependency).dependency.plan) }
}

protocol GardenDependency: Dependency { var plan: Plan { get } }
final class GardenComponent: Component<GardenDependency> {}
final class GardenBuilder: Builder<GardenDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: GardenComponent(dependency: dependency).dependency.plan) }
}

protocol HallDependency: Dependency { var plan: Plan { get } }
final class HallComponent: Component<HallDependency> {}
final class HallBuilder: Builder<HallDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: HallComponent(dependency: dependency).dependency.plan) }
}

protocol KioskDependency: Dependency { var plan: Plan { get } }
final class KioskComponent: Component<KioskDependency> {}
final class KioskBuilder: Builder<KioskDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: KioskComponent(dependency: dependency).dependency.plan) }
}

protocol LibraryDependency: Dependency { var plan: Plan { get } }
final class LibraryComponent: Component<LibraryDependency> {}
final class LibraryBuilder: Builder<LibraryDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: LibraryComponent(dependency: dependency).dependency.plan) }
}

protocol LoftDependency: Dependency { var plan: Plan { get } }
final class LoftComponent: Component<LoftDependency> {}
final class LoftBuilder: Builder<LoftDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: LoftComponent(dependency: dependency).dependency.plan) }
}

protocol MezzanineDependency: Dependency { var plan: Plan { get } }
final class MezzanineComponent: Component<MezzanineDependency> {}
final class MezzanineBuilder: Builder<MezzanineDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: MezzanineComponent(dependency: dependency).dependency.plan) }
}

protocol NaveDependency: Dependency { var plan: Plan { get } }
final class NaveComponent: Component<NaveDependency> {}
final class NaveBuilder: Builder<NaveDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: NaveComponent(dependency: dependency).dependency.plan) }
}

protocol ObservatoryDependency: Dependency { var plan: Plan { get } }
final class ObservatoryComponent: Component<ObservatoryDependency> {}
final class ObservatoryBuilder: Builder<ObservatoryDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: ObservatoryComponent(dependency: dependency).dependency.plan) }
}

protocol PavilionDependency: Dependency { var plan: Plan { get } }
final class PavilionComponent: Component<PavilionDependency> {}
final class PavilionBuilder: Builder<PavilionDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: PavilionComponent(dependency: dependency).dependency.plan) }
}

protocol RotundaDependency: Dependency { var plan: Plan { get } }
final class RotundaComponent: Component<RotundaDependency> {}
final class RotundaBuilder: Builder<RotundaDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: RotundaComponent(dependency: dependency).dependency.plan) }
}

protocol TowerDependency: Dependency { var plan: Plan { get } }
final class TowerComponent: Component<TowerDependency> {}
final class TowerBuilder: Builder<TowerDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: TowerComponent(dependency: dependency).dependency.plan) }
}

protocol VaultDependency: Dependency { var plan: Plan { get } }
final class VaultComponent: Component<VaultDependency> {}
final class VaultBuilder: Builder<VaultDependency> {
    @discardableResult
    func build() -> Routing { Router(interactor: VaultComponent(dependency: dependency).dependency.plan) }
}
