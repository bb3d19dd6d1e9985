import Port
import RIBs

protocol DeckDependency: Dependency, Boarding {
    var papers: Papers<String> { get }
    func load(_ lading: Lading<Int>?) -> Bool
}

final class DeckComponent: Component<DeckDependency> {
    var isLoaded: Bool { dependency.load(nil) && dependency.papers.isEmpty }
}

final class DeckBuilder: Builder<DeckDependency> {
    func build() -> Bool { DeckComponent(dependency: dependency).isLoaded }
}
