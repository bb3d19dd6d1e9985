import RIBs

// Each makes the other on demand: a circle of navigation, not of construction.

struct Book {}

final class ShelfComponent: Component<EmptyDependency>, BookDependency {
    let book = Book()
    var bookBuilder: BookBuilder { BookBuilder(dependency: self) }

    init() { super.init(dependency: EmptyComponent()) }
}

protocol BookDependency: Dependency {
    var book: Book { get }
}

final class BookComponent: Component<BookDependency>, AuthorDependency {
    var book: Book { dependency.book }
    var authorBuilder: AuthorBuilder { AuthorBuilder(dependency: self) }
}

final class BookBuilder: Builder<BookDependency> {
    func build() -> BookComponent { BookComponent(dependency: dependency) }
}

protocol AuthorDependency: Dependency {
    var book: Book { get }
}

final class AuthorComponent: Component<AuthorDependency>, BookDependency {
    var book: Book { dependency.book }
    var bookBuilder: BookBuilder { BookBuilder(dependency: self) }
}

final class AuthorBuilder: Builder<AuthorDependency> {
    func build() -> AuthorComponent { AuthorComponent(dependency: dependency) }
}

/// What is dynamic may be exchanged at run time: then the call means the original.
final class PrintComponent: Component<EmptyDependency> {
    init() { super.init(dependency: EmptyComponent()) }

    dynamic func printedPages() -> Int { printedPages() + 1 }
}

func print() -> Int { PrintComponent().printedPages() }

/// `map` of an optional is not that of its value.
final class ChapterComponent: Component<EmptyDependency> {
    private let next: ChapterComponent?

    init(before next: ChapterComponent?) {
        self.next = next
        super.init(dependency: EmptyComponent())
    }

    func map(_ count: (ChapterComponent) -> Int) -> Int { (next.map { $0.map(count) } ?? 0) + count(self) }
}

func count() -> Int { ChapterComponent(before: ChapterComponent(before: nil)).map { _ in 1 } }
