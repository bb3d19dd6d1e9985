import NeedleFoundation

// Initializers of the app's own, which pass on their parent under another label or without one.

final class InnComponent: BootstrapComponent {
    let sign = "The Bell"

    var taproom: TaproomComponent { TaproomComponent(inn: self) }
    var stable: StableComponent { StableComponent(self, stalls: 4) }
    var kitchen: KitchenComponent { KitchenComponent(beside: taproom, below: self) }
    lazy var loft: () -> LoftComponent = { [unowned self] in LoftComponent(above: self) }
}

protocol SignDependency: Dependency {
    var sign: String { get }
}

final class TaproomComponent: Component<SignDependency> {
    init(inn: InnComponent) { super.init(parent: inn) }

    func pour() -> String { dependency.sign }
}

final class StableComponent: Component<SignDependency> {
    let stalls: Int

    init(_ parent: Scope, stalls: Int) {
        self.stalls = stalls
        super.init(parent: parent)
    }

    func groom() -> String { dependency.sign }
}

/// Not below the one that its first argument is.
final class KitchenComponent: Component<SignDependency> {
    let taproom: TaproomComponent

    init(beside taproom: TaproomComponent, below inn: InnComponent) {
        self.taproom = taproom
        super.init(parent: inn)
    }

    func cook() -> String { dependency.sign }
}

final class LoftComponent: Component<SignDependency> {
    convenience init(above inn: InnComponent) { self.init(parent: inn) }

    func sleep() -> String { dependency.sign }
}

// Looks like it: the parent is another component, which nothing tells here.

final class CellarComponent: Component<SignDependency> {
    init(inn: InnComponent, below other: Scope) { super.init(parent: other) }

    func fetch() -> String { dependency.sign }
}

extension TaproomComponent {
    func cellar(of inn: InnComponent, _ other: Scope) -> CellarComponent { CellarComponent(inn: inn, below: other) }
}
