import RIBs

final class MainComponent: Component<EmptyDependency>, LibraryDependency {
    let catalogue = Catalogue()
}

enum Entry {
    static func open() {
        _ = LibraryBuilder(dependency: MainComponent(dependency: EmptyComponent())).build()
    }
}
