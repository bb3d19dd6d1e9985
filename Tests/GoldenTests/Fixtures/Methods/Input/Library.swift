import RIBs

// Methods of a dependency are requirements too: they are met by methods, and passed on by generated ones.

struct Lost: Error {}

final class Page {}

enum Shelf {
    struct Mark: Hashable {}
}

protocol LibraryDependency: Dependency, LibraryDependencyReader {
    func turn(to page: Int) -> Page
}

final class LibraryComponent: Component<LibraryDependency> {
    func close(_ marks: Shelf.Mark...) {}

    static let isOpen = true
}

final class LibraryBuilder: Builder<LibraryDependency> {
    func build() { ReaderBuilder(dependency: LibraryComponent(dependency: dependency)).build() }
}

protocol ReaderDependency: Dependency {
    func turn(to page: Int) -> Page
    func find(_ word: String, in marks: [Shelf.Mark: Page]) async throws(Lost) -> Page?
    func find(_ number: Int) -> Page
    func count(_ pages: inout Int)
    func note(_ text: @autoclosure () -> String, repeat: Int)
    func log(_ text: @autoclosure () throws -> String)
    func eachPage(_ body: (Page) throws -> Void) rethrows
    func fetch(_ text: @autoclosure @escaping () async throws -> String) async
    func lend(dependency page: Page, to dependency: Int, `inout`: Int)
    func stamp(_: Int, value1: Int, `let` value3: Int, _: Int)
    func mark(`_` page: Int, `_`: Int)
    func pick<T: AnyObject>(_ type: T.Type) -> T?
    func count<each Item>(_ items: repeat each Item, besides others: Int) -> Int
    func sit()
    func close(_ marks: Shelf.Mark...)
    static var isOpen: Bool { get }
}

extension ReaderDependency {
    func sit() {}
}

final class ReaderComponent: Component<ReaderDependency> {}

final class ReaderBuilder: Builder<ReaderDependency> {
    func build() {
        let dependency = ReaderComponent(dependency: dependency).dependency
        var pages = 0
        dependency.count(&pages)
        dependency.note("Tuesday", repeat: 2)
        dependency.log("Thursday")
        dependency.eachPage { print($0) }
        dependency.lend(dependency: Page(), to: 1, `inout`: 2)
        dependency.stamp(1, value1: 2, let: 3, 4)
        dependency.mark(`_`: 1, `_`: 2)
        dependency.sit()
        dependency.close()
        print(dependency.turn(to: 3), dependency.find(4), dependency.pick(Page.self) as Any)
        Task {
            await dependency.fetch("Friday")
            print(try await dependency.find("sea", in: [:]) as Any)
        }
    }
}

final class AppComponent: EmptyComponent, LibraryDependency {
    func turn(to number: Int = 1) -> Page { Page() }
    func find(_ word: String, in marks: [Shelf.Mark: Page]) -> Page? { marks.values.first }
    func find(_ number: Int) -> Page { Page() }
    func count(_ pages: inout Int) { pages += 1 }
    func note(_ text: @autoclosure () -> String, repeat times: Int) { print(text(), times) }
    func log(_ text: @autoclosure () throws -> String) { print((try? text()) ?? "") }
    func eachPage(_ body: (Page) throws -> Void) rethrows { try body(Page()) }
    func fetch(_ text: @autoclosure @escaping () async throws -> String) async {}
    func lend(dependency page: Page, to number: Int, `inout`: Int) {}
    func stamp(_: Int, value1: Int, `let` value3: Int, _: Int) {}
    func mark(`_` page: Int, `_` line: Int) {}
    func pick<T: AnyObject>(_ type: T.Type) -> T? { nil }
    func count<each Item>(_ items: repeat each Item, besides others: Int) -> Int { others }
}

enum Town {
    static func open() { LibraryBuilder(dependency: AppComponent()).build() }
}
