import RIBs

final class Museum: Component<EmptyDependency> {
    let plan = Plan()
    init() { super.init(dependency: EmptyComponent()) }
    var atrium: AtriumMason { shared { AtriumMason(dependency: self) } }
    lazy var armoury: ArmouryMason = shared { .init(dependency: self) }
    lazy var makeArchive: () -> ArchiveMason = { [unowned self] in ArchiveMason(dependency: self) }
    let makeAquarium: (AquariumNeeds) -> AquariumMason = { AquariumMason(dependency: $0) }
    let makeBelfry: (BelfryNeeds) -> BelfryMason = BelfryMason.init
    let makeCabinet = CabinetMason.init(dependency:)
    func chapel(_ dependency: ChapelNeeds) -> ChapelMason { ChapelMason(dependency: dependency) }
    static func cloister(whole: Museum) -> CloisterMason { .init(dependency: whole) }
    func coatroom<D: CoatroomNeeds>(_ d: D) -> CoatroomMason { CoatroomMason(dependency: d) }
    func courtyard(_ d: some CourtyardNeeds) -> CourtyardMason { CourtyardMason(dependency: d) }
    subscript(name: String) -> CryptMason { CryptMason(dependency: self) }
}

final class MuseumMason: Builder<EmptyDependency> {
    func build(_ flag: Bool) {
        let whole = Museum()
        whole.makeAquarium(whole).build()
        whole.makeBelfry(whole).build()
        whole.makeCabinet(whole).build()
        whole.chapel(whole).build()
        whole.coatroom(whole).build()
        whole.courtyard(whole).build()
        for each in [whole] { DarkroomMason(dependency: each).build() }
        [whole].map { DomeMason(dependency: $0) }.forEach { $0.build() }
        [whole].map(FoyerMason.init).forEach { $0.build() }
        let optional: Museum? = whole
        optional.map { FountainMason(dependency: $0) }?.build()
        if let some = optional { GalleryMason(dependency: some).build() }
        if case .some(let some) = optional { GardenMason(dependency: some).build() }
        let list = [whole]
        HallMason(dependency: list[0]).build()
        if let first = list.first { KioskMason(dependency: first).build() }
        let table = ["a": whole]
        if let found = table["a"] { LibraryMason(dependency: found).build() }
        switch optional {
        case let some?: LoftMason(dependency: some).build();
        case nil: break
        }
        let value = if flag { whole } else { Museum() }
        MezzanineMason(dependency: value).build()
        let (a, _) = (whole, 1)
        NaveMason(dependency: a).build()
        let pair = (left: whole, right: 2)
        ObservatoryMason(dependency: pair.left).build()
        list.forEach { item in PavilionMason(dependency: item).build() }
        list.compactMap { $0 }.forEach { RotundaMason(dependency: $0).build() }
        func local() -> Museum { whole }
        TowerMason(dependency: local()).build()
        let later: () -> Museum = { whole }
        VaultMason(dependency: later()).build()
        _ = whole.atrium
        _ = whole.armoury
        _ = whole.makeArchive
    }
}

func start() { MuseumMason(dependency: EmptyComponent()).build(true) }
