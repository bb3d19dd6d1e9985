import RIBs

struct Ladder {}

struct Press {}

struct Yeast {}

protocol HasLadder: AnyObject {
    var ladder: Ladder { get }
}

protocol HasPress: AnyObject {
    var press: Press { get }
}

protocol HasYeast: AnyObject {
    var yeast: Yeast { get }
}

class Room<Needs>: Component<Needs> {}

/// Its dependencies are compositions that have parts in common, and one that is a single protocol by another name.
final class OrchardComponent: Component<EmptyDependency>, HasYeast {
    let ladder = Ladder()
    let press = Press()
    let yeast = Yeast()

    init() { super.init(dependency: EmptyComponent()) }

    func open() {
        PickingBuilder(dependency: self).build()
        CiderBuilder(dependency: self).build()
        PruningBuilder(dependency: self).build()
        Juice.Builder(dependency: self).build()
    }
}

typealias PickingDependency = HasLadder & HasPress

final class PickingComponent: Component<PickingDependency> {}

final class PickingBuilder: Builder<PickingDependency> {
    func build() { print(PickingComponent(dependency: dependency).dependency.ladder, dependency.press) }
}

/// One declared part, and the generated protocol of a child; named behind a generic base.
typealias CiderDependency = HasPress & CiderDependencyCellarBuilder

final class CiderComponent: Room<CiderDependency> {}

final class CiderBuilder: Builder<CiderDependency> {
    func build() {
        let component = CiderComponent(dependency: dependency)
        print(dependency.press)
        CellarBuilder(dependency: component).build()
    }
}

typealias CellarDependency = HasYeast & HasPress

/// Makes no component.
final class CellarBuilder: Builder<CellarDependency> {
    func build() { print(dependency.yeast, dependency.press) }
}

typealias PruningDependency = HasLadder

final class PruningComponent: Component<PruningDependency> {}

final class PruningBuilder: Builder<PruningDependency> {
    func build() { print(PruningComponent(dependency: dependency).dependency.ladder) }
}

enum Juice {
    typealias Dependency = HasLadder & HasPress & HasYeast

    final class Component: RIBs.Component<Dependency> {}

    final class Builder: RIBs.Builder<Dependency> {
        func build() {
            guard let component = Optional(Component(dependency: dependency)) else { return }
            print(component.dependency.yeast, component.dependency.ladder)
            BottleBuilder(dependency: component).build()
        }
    }
}

protocol BottleDependency: Dependency {
    var press: Press { get }
}

final class BottleComponent: Component<BottleDependency> {}

final class BottleBuilder: Builder<BottleDependency> {
    func build() { print(BottleComponent(dependency: dependency).dependency.press) }
}

enum Autumn {
    static func begin() { OrchardComponent().open() }
}
