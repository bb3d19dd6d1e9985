import RIBs

final class MuseumComponent: Component<EmptyDependency> {
    let plan = Plan()
    init() { super.init(dependency: EmptyComponent()) }
    var asAtrium: AtriumDependency { self }
    lazy var asArmoury: ArmouryDependency = self
    func asArchive() -> ArchiveDependency { return self }
    var builders: [Any] { let list: [AquariumBuilder] = [.init(dependency: self)]; return list }
    var table: [String: BelfryBuilder] { ["belfry": .init(dependency: self)] }
    var pair: (CabinetBuilder, ChapelBuilder) { (.init(dependency: self), .init(dependency: self)) }
}

final class AnnexComponent: Component<EmptyDependency> {
    let plan = Plan()
    init() { super.init(dependency: EmptyComponent()) }
}
// Adapters of several steps, under another protocol's name.
protocol Games: CloisterDependency, CoatroomDependency {}

final class GameAdapter { let inner: InnerAdapter; init(games: Games) { inner = InnerAdapter(games) } }

final class InnerAdapter {
    init(_ games: Games) { CloisterBuilder(dependency: games).build(); deeper(games) }
    func deeper(_ coatroom: CoatroomDependency) { CoatroomBuilder(dependency: coatroom).build() }
}

extension MuseumComponent: Games {}

final class Both {
    let deps: CourtyardDependency & CryptDependency
    init(deps: CourtyardDependency & CryptDependency) { self.deps = deps }
    func go() { CourtyardBuilder(dependency: deps).build(); CryptBuilder(dependency: deps).build() }
}

enum Step {
    case darkroom(DarkroomDependency); case dome(with: DomeDependency, Int)
    func go() {
        switch self {
        case .darkroom(let d): DarkroomBuilder(dependency: d).build();
        case .dome(let d, _): DomeBuilder(dependency: d).build()
        }
    }
}

final class Holder<D: FoyerDependency> {
    let d: D; init(_ d: D) { self.d = d }; func go() { FoyerBuilder(dependency: d).build() }
}

final class Later {
    var d: FountainDependency?; weak var e: GalleryDependency?
    func go() {
        if let d { FountainBuilder(dependency: d).build() }
        if let e { GalleryBuilder(dependency: e).build() }
    }
}

func whereTaken<D>(_ d: D) where D: GardenDependency { GardenBuilder(dependency: d).build() }

final class MuseumBuilder: Builder<EmptyDependency> {
    func build(_ flag: Bool) {
        let component = MuseumComponent()
        let annex = AnnexComponent()
        AtriumBuilder(dependency: component.asAtrium).build()
        ArmouryBuilder(dependency: component.asArmoury).build()
        ArchiveBuilder(dependency: component.asArchive()).build()
        _ = GameAdapter(games: component)
        Both(deps: component).go()
        Step.darkroom(component).go()
        let step: Step = .dome(with: component, 1)
        step.go()
        Holder(component).go()
        let later = Later()
        later.d = component
        later.e = component
        later.go()
        whereTaken(component)
        HallBuilder(dependency: flag ? component : annex).build()
        let kiosk: KioskDependency = flag ? component : annex
        KioskBuilder(dependency: kiosk).build()
        let library: LibraryDependency
        if flag { library = component } else { library = annex }
        LibraryBuilder(dependency: library).build()
        LoftBuilder(dependency: { () -> LoftDependency in flag ? component : annex }()).build()
        let deps: [MezzanineDependency] = [component, annex]
        deps.forEach { MezzanineBuilder(dependency: $0).build() }
        let make = { (d: NaveDependency) in NaveBuilder(dependency: d) }
        make(component).build()
        let d24: ObservatoryDependency =
            switch flag {
            case true: component;
            case false: annex
            }
        ObservatoryBuilder(dependency: d24).build()
        PavilionBuilder(dependency: (flag ? component as PavilionDependency? : nil) ?? annex).build()
        _ = component.builders
        _ = component.table
        _ = component.pair
    }
}

func start() { MuseumBuilder(dependency: EmptyComponent()).build(true) }
