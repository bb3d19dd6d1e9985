import RIBs

/// One executor goes through the tree, so that it is the same one everywhere.
protocol ShelfDependency: Dependency {
    var executor: InteractorExecutor { get }
}

final class ShelfComponent: Component<ShelfDependency> {
    var librarian: Librarian { Librarian(executor: dependency.executor) }
}

final class LibraryComponent: Component<EmptyDependency>, ShelfDependency {
    init() {
        super.init(dependency: EmptyComponent())
        executor.registerInteractor(Lend(), request: LendRequest())
        executor.registerInteractor(Shelve(), request: ShelveRequest())
    }
    var executor: InteractorExecutor { shared { InteractorExecutor() } }
    var shelf: ShelfComponent { ShelfComponent(dependency: self) }
}

struct Lend: UseCase {
    func execute(_ request: Request) {}
}

struct Shelve: UseCase {
    func execute(_ request: Request) {}
}

final class LendRequest: Request {}
final class ShelveRequest: Request {}
final class BurnRequest: Request {}

final class Librarian: Interactor {
    private let executor: InteractorExecutor

    init(executor: InteractorExecutor) { self.executor = executor }

    func lend() {
        let request = LendRequest()
        request.onError = { print($0) }
        executor.execute(request)
    }

    func burn() {
        let request = BurnRequest()
        request.onError = { print($0) }
        // Found: no interactor.
        executor.execute(request)
    }

    /// Not found: it may be any request, also one that is registered and executed nowhere else.
    func repeatLast(_ request: Request) {
        executor.execute(request)
    }
}

let librarian = LibraryComponent().shelf.librarian
