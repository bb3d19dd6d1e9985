import RIBs

struct Oven {}

struct Pantry {}

/// A recipe app whose cook scope hands on nothing but what it receives itself.
final class KitchenKit: Component<EmptyDependency>, CookNeeds {
    let oven = Oven()
    let pantry = Pantry()

    init() { super.init(dependency: EmptyComponent()) }

    func cook() -> Router<Interactor> { CookMaker(dependency: self).build() }
}

enum Start {
    static func run() { _ = KitchenKit().cook() }
}
