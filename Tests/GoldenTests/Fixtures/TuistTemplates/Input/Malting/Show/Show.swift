import MaltingKit
import RIBs

// A demo: a graph of its own, in which it stands above what it shows.
final class ShowComponent: Component<EmptyDependency> {
    let barley = Barley()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Show {
    static func open() { MaltingBuilder(dependency: ShowComponent()).build() }
}
