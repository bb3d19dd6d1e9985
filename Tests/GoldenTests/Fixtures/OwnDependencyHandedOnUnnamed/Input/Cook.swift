import RIBs

protocol CookNeeds: BakeNeeds, StirNeeds, TasteNeeds {}

final class CookKit: Component<CookNeeds> {}

final class CookMaker: Builder<CookNeeds> {
    func build() -> Router<Interactor> {
        let component = CookKit(dependency: dependency)
        let bakeBuilder = BakeMaker(dependency: component.dependency)
        let stirBuilder = StirMaker(dependency: dependency)
        _ = TasteAdapter(dependency: self.dependency)
        _ = bakeBuilder.build()
        return stirBuilder.build()
    }
}

/// Stands between the cook and the taste test, which belongs to another team.
final class TasteAdapter {
    private let builder: TasteMaker

    init(dependency: TasteNeeds) { builder = TasteMaker(dependency: dependency) }
}
