import RIBs

// Nobody can tell what the cage is handed, so nothing is known to make it, and the aviary asks for its seed for nobody.
// What the aviary asks for beside it nobody reads, whatever becomes of the cage. The hedge's clause is in vain of itself.

struct Seed {}

struct Perch {}

protocol AviaryDependency: Dependency {
    var seed: Seed { get }
    var perch: Perch { get }
}

final class AviaryComponent: Component<AviaryDependency> {}

final class AviaryBuilder: Builder<AviaryDependency> {
    func build() {
        print(AviaryComponent(dependency: dependency))
        CageBuilder(dependency: cellars[1]!).build()
    }

    private let cellars = Dictionary(dictionaryLiteral: (1, Cellar()))
}

final class Cellar: CageDependency {
    let seed = Seed()
}

protocol CageDependency: Dependency {
    var seed: Seed { get }
}

final class CageComponent: Component<CageDependency>, TwigDependency {
    var feed: Seed { dependency.seed }
}

final class CageBuilder: Builder<CageDependency> {
    func build() {
        let component = CageComponent(dependency: dependency)
        print(component.feed)
        TwigBuilder(dependency: component).build()
    }
}

protocol TwigDependency: Dependency {}

final class TwigComponent: Component<TwigDependency> {}

final class TwigBuilder: Builder<TwigDependency> {
    func build() { print(TwigComponent(dependency: dependency)) }
}

final class HedgeComponent: Component<EmptyDependency>, PondDependency, AviaryDependency {
    let fence = Fence()
    let seed = Seed()
    let perch = Perch()

    func open() { AviaryBuilder(dependency: self).build() }
}

enum Monday {
    static func begin() { HedgeComponent(dependency: EmptyComponent()).open() }
}
