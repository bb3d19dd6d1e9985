import RIBs

protocol BakeNeeds: Dependency {
    var oven: Oven { get }
}

final class BakeKit: Component<BakeNeeds> {}

final class BakeMaker: Builder<BakeNeeds> {
    func build() -> Router<Interactor> {
        _ = BakeKit(dependency: dependency)
        return Router(interactor: Interactor())
    }
}

protocol StirNeeds: Dependency {
    var pantry: Pantry { get }
}

final class StirMaker: Builder<StirNeeds> {
    func build() -> Router<Interactor> {
        let pantry = dependency.pantry
        return Router(interactor: Stirring(pantry))
    }
}

final class Stirring: Interactor {
    init(_ pantry: Pantry) {}
}

protocol TasteNeeds: Dependency {
    var pantry: Pantry { get }
}

final class TasteKit: Component<TasteNeeds> {}

final class TasteMaker: Builder<TasteNeeds> {
    func build() { _ = TasteKit(dependency: dependency) }
}
