import RIBs

final class Sheet {}

/// The library passes them on to the desk.
protocol DeskDependency: Dependency {
    subscript(page: Int) -> Sheet { get }
    subscript(title title: String) -> Sheet? { get set }
    subscript<Key: Hashable>(_ key: Key, or other: Key) -> Key where Key: Comparable { get }
    subscript(dependency dependency: Int) -> Sheet { get async throws }
}

final class AtlasComponent: Component<EmptyDependency>, LibraryDependency {
    subscript(number: Int) -> Sheet { Sheet() }
    subscript(title name: String) -> Sheet? {
        get { nil }
        set {}
    }
    subscript<Key: Hashable>(_ key: Key, or other: Key) -> Key where Key: Comparable { max(key, other) }
    subscript(dependency number: Int) -> Sheet { get async throws { Sheet() } }
    /// No label, so no requirement.
    subscript(other: String) -> Sheet { Sheet() }

    init() { super.init(dependency: EmptyComponent()) }
}

protocol LibraryDependency: Dependency, LibraryDependencyDesk {}

final class LibraryComponent: Component<LibraryDependency> {
    var desk: DeskBuilder { DeskBuilder(dependency: self) }
}

final class LibraryBuilder: Builder<LibraryDependency> {
    func build() -> LibraryComponent { LibraryComponent(dependency: dependency) }
}

final class DeskComponent: Component<DeskDependency> {}

final class DeskBuilder: Builder<DeskDependency> {
    func build() async throws -> [Sheet?] {
        let component = DeskComponent(dependency: dependency)
        dependency[title: "Sea"] = dependency[dependency[2, or: 1]]
        return [component.dependency[title: "Sea"], try await dependency[dependency: 3]]
    }
}

enum Harbour {
    static func open() -> LibraryComponent { LibraryBuilder(dependency: AtlasComponent()).build() }
}
