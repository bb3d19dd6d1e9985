import RIBs

final class MuseumComponent: Component<EmptyDependency> {
    let plan = Plan()
    init() { super.init(dependency: EmptyComponent()) }
    var atrium: AtriumBuilder { shared { AtriumBuilder(dependency: self) } }
    lazy var armoury: ArmouryBuilder = shared { .init(dependency: self) }
    lazy var makeArchive: () -> ArchiveBuilder = { [unowned self] in ArchiveBuilder(dependency: self) }
    let makeAquarium: (AquariumDependency) -> AquariumBuilder = { AquariumBuilder(dependency: $0) }
    let makeBelfry: (BelfryDependency) -> BelfryBuilder = BelfryBuilder.init
    let makeCabinet = CabinetBuilder.init(dependency:)
    func chapel(_ dependency: ChapelDependency) -> ChapelBuilder { ChapelBuilder(dependency: dependency) }
    static func cloister(component: MuseumComponent) -> CloisterBuilder { .init(dependency: component) }
    func coatroom<D: CoatroomDependency>(_ d: D) -> CoatroomBuilder { CoatroomBuilder(dependency: d) }
    func courtyard(_ d: some CourtyardDependency) -> CourtyardBuilder { CourtyardBuilder(dependency: d) }
    subscript(name: String) -> CryptBuilder { CryptBuilder(dependency: self) }
}

final class MuseumBuilder: Builder<EmptyDependency> {
    func build(_ flag: Bool) {
        let component = MuseumComponent()
        component.makeAquarium(component).build()
        component.makeBelfry(component).build()
        component.makeCabinet(component).build()
        component.chapel(component).build()
        component.coatroom(component).build()
        component.courtyard(component).build()
        for each in [component] { DarkroomBuilder(dependency: each).build() }
        [component].map { DomeBuilder(dependency: $0) }.forEach { $0.build() }
        [component].map(FoyerBuilder.init).forEach { $0.build() }
        let optional: MuseumComponent? = component
        optional.map { FountainBuilder(dependency: $0) }?.build()
        if let some = optional { GalleryBuilder(dependency: some).build() }
        if case .some(let some) = optional { GardenBuilder(dependency: some).build() }
        let list = [component]
        HallBuilder(dependency: list[0]).build()
        if let first = list.first { KioskBuilder(dependency: first).build() }
        let table = ["a": component]
        if let found = table["a"] { LibraryBuilder(dependency: found).build() }
        switch optional {
        case let some?: LoftBuilder(dependency: some).build();
        case nil: break
        }
        let value = if flag { component } else { MuseumComponent() }
        MezzanineBuilder(dependency: value).build()
        let (a, _) = (component, 1)
        NaveBuilder(dependency: a).build()
        let pair = (left: component, right: 2)
        ObservatoryBuilder(dependency: pair.left).build()
        list.forEach { item in PavilionBuilder(dependency: item).build() }
        list.compactMap { $0 }.forEach { RotundaBuilder(dependency: $0).build() }
        func local() -> MuseumComponent { component }
        TowerBuilder(dependency: local()).build()
        let later: () -> MuseumComponent = { component }
        VaultBuilder(dependency: later()).build()
        _ = component.atrium
        _ = component.armoury
        _ = component.makeArchive
    }
}

func start() { MuseumBuilder(dependency: EmptyComponent()).build(true) }
