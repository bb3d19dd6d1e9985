import RIBs

struct Card {}

/// The library hands the reader its card, the café does not.
final class CampusComponent: Component<EmptyDependency> {
    func open() {
        LibraryBuilder(dependency: self).build()
        CafeBuilder(dependency: self).build()
    }
}

protocol LibraryDependency: Dependency {}

final class LibraryComponent: Component<LibraryDependency> {
    let card = Card()
}

final class LibraryBuilder: Builder<LibraryDependency> {
    func build() { ReaderBuilder(dependency: LibraryComponent(dependency: dependency)).build() }
}

protocol CafeDependency: Dependency, CafeDependencyReader {}

final class CafeComponent: Component<CafeDependency> {}

final class CafeBuilder: Builder<CafeDependency> {
    func build() { ReaderBuilder(dependency: CafeComponent(dependency: dependency)).build() }
}

protocol ReaderDependency: Dependency {
    var card: Card { get }
}

final class ReaderComponent: Component<ReaderDependency> {}

final class ReaderBuilder: Builder<ReaderDependency> {
    func build() { _ = ReaderComponent(dependency: dependency) }
}

enum Term {
    static func begin() { CampusComponent(dependency: EmptyComponent()).open() }
}
