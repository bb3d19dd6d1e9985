import RIBs

final class Museum: Component<EmptyDependency> {
    let plan = Plan()
    init() { super.init(dependency: EmptyComponent()) }
    var asAtrium: AtriumNeeds { self }
    lazy var asArmoury: ArmouryNeeds = self
    func asArchive() -> ArchiveNeeds { return self }
    var builders: [Any] { let list: [AquariumMason] = [.init(dependency: self)]; return list }
    var table: [String: BelfryMason] { ["belfry": .init(dependency: self)] }
    var pair: (CabinetMason, ChapelMason) { (.init(dependency: self), .init(dependency: self)) }
}

final class Annex: Component<EmptyDependency> {
    let plan = Plan()
    init() { super.init(dependency: EmptyComponent()) }
}
// Adapters of several steps, under another protocol's name.
protocol Games: CloisterNeeds, CoatroomNeeds {}

final class GameAdapter { let inner: InnerAdapter; init(games: Games) { inner = InnerAdapter(games) } }

final class InnerAdapter {
    init(_ games: Games) { CloisterMason(dependency: games).build(); deeper(games) }
    func deeper(_ coatroom: CoatroomNeeds) { CoatroomMason(dependency: coatroom).build() }
}

extension Museum: Games {}

final class Both {
    let deps: CourtyardNeeds & CryptNeeds
    init(deps: CourtyardNeeds & CryptNeeds) { self.deps = deps }
    func go() { CourtyardMason(dependency: deps).build(); CryptMason(dependency: deps).build() }
}

enum Step {
    case darkroom(DarkroomNeeds); case dome(with: DomeNeeds, Int)
    func go() {
        switch self {
        case .darkroom(let d): DarkroomMason(dependency: d).build();
        case .dome(let d, _): DomeMason(dependency: d).build()
        }
    }
}

final class Holder<D: FoyerNeeds> {
    let d: D; init(_ d: D) { self.d = d }; func go() { FoyerMason(dependency: d).build() }
}

final class Later {
    var d: FountainNeeds?; weak var e: GalleryNeeds?
    func go() {
        if let d { FountainMason(dependency: d).build() }
        if let e { GalleryMason(dependency: e).build() }
    }
}

func whereTaken<D>(_ d: D) where D: GardenNeeds { GardenMason(dependency: d).build() }

final class MuseumMason: Builder<EmptyDependency> {
    func build(_ flag: Bool) {
        let whole = Museum()
        let annex = Annex()
        AtriumMason(dependency: whole.asAtrium).build()
        ArmouryMason(dependency: whole.asArmoury).build()
        ArchiveMason(dependency: whole.asArchive()).build()
        _ = GameAdapter(games: whole)
        Both(deps: whole).go()
        Step.darkroom(whole).go()
        let step: Step = .dome(with: whole, 1)
        step.go()
        Holder(whole).go()
        let later = Later()
        later.d = whole
        later.e = whole
        later.go()
        whereTaken(whole)
        HallMason(dependency: flag ? whole : annex).build()
        let kiosk: KioskNeeds = flag ? whole : annex
        KioskMason(dependency: kiosk).build()
        let library: LibraryNeeds
        if flag { library = whole } else { library = annex }
        LibraryMason(dependency: library).build()
        LoftMason(dependency: { () -> LoftNeeds in flag ? whole : annex }()).build()
        let deps: [MezzanineNeeds] = [whole, annex]
        deps.forEach { MezzanineMason(dependency: $0).build() }
        let make = { (d: NaveNeeds) in NaveMason(dependency: d) }
        make(whole).build()
        let d24: ObservatoryNeeds =
            switch flag {
            case true: whole;
            case false: annex
            }
        ObservatoryMason(dependency: d24).build()
        PavilionMason(dependency: (flag ? whole as PavilionNeeds? : nil) ?? annex).build()
        _ = whole.builders
        _ = whole.table
        _ = whole.pair
    }
}

func start() { MuseumMason(dependency: EmptyComponent()).build(true) }
