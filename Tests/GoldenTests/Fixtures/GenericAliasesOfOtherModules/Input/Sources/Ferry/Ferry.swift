import Customs
import RIBs

protocol CabinDependency: Dependency, CabinDependencyDeck {}

final class CabinComponent: Component<CabinDependency> {}

final class CabinBuilder: Builder<CabinDependency> {
    func build() -> Bool { DeckBuilder(dependency: CabinComponent(dependency: dependency)).build() }
}

final class FerryComponent: Component<EmptyDependency>, CabinDependency {
    var papers: [Stamped<(String, Manifest)>] { [Stamped(("Tea", Manifest(crates: 2)))] }

    init() { super.init(dependency: EmptyComponent()) }

    func load(_ lading: (Int, Manifest)?) -> Bool { lading == nil }
}

enum Harbour {
    static func depart() -> Bool { CabinBuilder(dependency: FerryComponent()).build() }
}
