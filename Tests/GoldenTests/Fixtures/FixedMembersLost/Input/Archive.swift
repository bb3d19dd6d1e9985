import RIBs

struct Page {}

protocol ArchiveDependency: Dependency {
    static var shelves: Int { get }
    static var aisles: Int { get }
    init(name: String)
    subscript(page: Int) -> Page { get }
    subscript(title title: String) -> Page { get }
    static func make(_ name: String) -> Self?
    func read() -> Page
}

/// No class has what is private to the extension.
extension ArchiveDependency {
    private static var aisles: Int { 3 }
}

/// Has all of it, under other labels and names of types where none count.
final class PaperArchive: Component<EmptyDependency>, ArchiveDependency {
    typealias Name = String

    static let shelves = 12
    static let aisles = 2

    init(name: Name) { super.init(dependency: EmptyComponent()) }

    subscript(number: Int) -> Page { Page() }
    subscript(title name: Name) -> Page { Page() }
    static func make(_ name: Name) -> PaperArchive? { PaperArchive(name: name) }
    func read() -> Page { self[1] }
}

/// Has the names of all, and not the types or labels.
final class FilmArchive: Component<EmptyDependency>, ArchiveDependency {
    static let shelves = "twelve"

    init(name: Int) { super.init(dependency: EmptyComponent()) }

    subscript(page: String) -> Page { Page() }
    subscript(title: String) -> Page { Page() }
    static func make(_ name: Int) -> FilmArchive? { FilmArchive(name: name) }
    func read() -> Page { self["cover"] }
}

final class ReaderComponent: Component<ArchiveDependency> {
    func open() -> Page { dependency.read() }
}

func visit() {
    _ = ReaderComponent(dependency: PaperArchive(name: "letters")).open()
    _ = ReaderComponent(dependency: FilmArchive(name: 1)).open()
}
