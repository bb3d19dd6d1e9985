import RIBs
import Shelves

// Only the demo compiles it: what it hands to the shelf is nothing that the app owes.
final class ShowcaseComponent: Component<EmptyDependency>, ShelfDependency {
    let books = Books()
}

enum Showcase {
    static func begin() { ShelfBuilder(dependency: ShowcaseComponent(dependency: EmptyComponent())).build() }
}
