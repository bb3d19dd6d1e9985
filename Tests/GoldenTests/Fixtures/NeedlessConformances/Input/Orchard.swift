import RIBs

struct Ladder {}

final class OrchardComponent: Component<EmptyDependency>, ShedDependency, PressDependency, CellarDependency {
    let ladder = Ladder()

    init() { super.init(dependency: EmptyComponent()) }

    func shed() -> ShedComponent { ShedComponent(dependency: self) }
    func press() -> PressComponent { PressComponent(dependency: self) }
    func cellar() -> CellarComponent { CellarComponent(dependency: self) }
}

// The press is made by the orchard, so the shed has no business with it.

protocol ShedDependency: Dependency {
    var ladder: Ladder { get }
}

final class ShedComponent: Component<ShedDependency> {
    var height: String { "\(dependency.ladder)" }
}

extension ShedComponent: PressDependency {
    var ladder: Ladder { dependency.ladder }
}

protocol PressDependency: Dependency {
    var ladder: Ladder { get }
}

final class PressComponent: Component<PressDependency> {
    var step: String { "\(dependency.ladder)" }
}

// The cellar hands itself on as what the press needs, without making one.

protocol CellarDependency: Dependency {
    var ladder: Ladder { get }
}

final class CellarComponent: Component<CellarDependency>, PressDependency {
    var ladder: Ladder { dependency.ladder }
    var forThePress: PressDependency { self }
}

/// Nobody makes the barn: that is said once, where the barn is declared.
protocol BarnDependency: Dependency {}

final class BarnComponent: Component<BarnDependency> {}

extension OrchardComponent: BarnDependency {}

enum Autumn {
    static func begin() {
        let orchard = OrchardComponent()
        print(orchard.shed().height, orchard.press().step, orchard.cellar().forThePress)
    }
}
