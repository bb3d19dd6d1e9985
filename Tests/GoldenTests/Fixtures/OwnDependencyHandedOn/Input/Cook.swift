import RIBs

protocol CookDependency: BakeDependency, StirDependency, TasteDependency {}

final class CookComponent: Component<CookDependency> {}

final class CookBuilder: Builder<CookDependency> {
    func build() -> Router<Interactor> {
        let component = CookComponent(dependency: dependency)
        let bakeBuilder = BakeBuilder(dependency: component.dependency)
        let stirBuilder = StirBuilder(dependency: dependency)
        _ = TasteAdapter(dependency: self.dependency)
        _ = bakeBuilder.build()
        return stirBuilder.build()
    }
}

/// Stands between the cook and the taste test, which belongs to another team.
final class TasteAdapter {
    private let builder: TasteBuilder

    init(dependency: TasteDependency) { builder = TasteBuilder(dependency: dependency) }
}
