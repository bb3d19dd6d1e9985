import RIBs

// No method of the name, other labels, another type, more effects; and what no generated code can pass on.

final class Page {}

protocol LibraryDependency: Dependency, LibraryDependencyReader {}

final class LibraryComponent: Component<LibraryDependency> {}

final class LibraryBuilder: Builder<LibraryDependency> {
    func build() { ReaderBuilder(dependency: LibraryComponent(dependency: dependency)).build() }
}

protocol ReaderDependency: Dependency {
    func open() -> Page
    func find(word: String) -> Page
    func turn(to page: Int) -> Page
    func read() -> Page
    func close(_ pages: Page...)
    func copy<Fault: Error>(_ page: @autoclosure () throws(Fault) -> Page)
    static var isOpen: Bool { get }
    subscript(page: Int) -> Page { get }
}

final class ReaderComponent: Component<ReaderDependency> {}

final class ReaderBuilder: Builder<ReaderDependency> {
    func build() { print(ReaderComponent(dependency: dependency).dependency.open()) }
}

final class AppComponent: EmptyComponent, LibraryDependency {
    static let isOpen = true

    func find(_ word: String) -> Page { Page() }
    func turn(to page: Int) -> Page? { nil }
    func read() throws -> Page { Page() }
    func close(_ pages: Page...) {}
    func copy<Fault: Error>(_ page: @autoclosure () throws(Fault) -> Page) {}
}

enum Town {
    static func open() { LibraryBuilder(dependency: AppComponent()).build() }
}
