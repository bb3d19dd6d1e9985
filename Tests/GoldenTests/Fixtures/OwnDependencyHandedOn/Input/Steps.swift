import RIBs

protocol BakeDependency: Dependency {
    var oven: Oven { get }
}

final class BakeComponent: Component<BakeDependency> {}

final class BakeBuilder: Builder<BakeDependency> {
    func build() -> Router<Interactor> {
        _ = BakeComponent(dependency: dependency)
        return Router(interactor: Interactor())
    }
}

protocol StirDependency: Dependency {
    var pantry: Pantry { get }
}

final class StirBuilder: Builder<StirDependency> {
    func build() -> Router<Interactor> {
        let pantry = dependency.pantry
        return Router(interactor: Stirring(pantry))
    }
}

final class Stirring: Interactor {
    init(_ pantry: Pantry) {}
}

protocol TasteDependency: Dependency {
    var pantry: Pantry { get }
}

final class TasteComponent: Component<TasteDependency> {}

final class TasteBuilder: Builder<TasteDependency> {
    func build() { _ = TasteComponent(dependency: dependency) }
}
