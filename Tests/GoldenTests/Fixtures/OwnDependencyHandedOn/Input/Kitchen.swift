import RIBs

struct Oven {}

struct Pantry {}

/// A recipe app whose cook scope hands on nothing but what it receives itself.
final class KitchenComponent: Component<EmptyDependency>, CookDependency {
    let oven = Oven()
    let pantry = Pantry()

    init() { super.init(dependency: EmptyComponent()) }

    func cook() -> Router<Interactor> { CookBuilder(dependency: self).build() }
}

enum Start {
    static func run() { _ = KitchenComponent().cook() }
}
