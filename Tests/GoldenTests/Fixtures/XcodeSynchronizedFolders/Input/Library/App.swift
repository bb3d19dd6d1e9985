import RIBs
import Shelves

final class LibraryComponent: Component<EmptyDependency> {
    let books = Books()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Opening {
    static func begin() { HallBuilder(dependency: LibraryComponent()).build() }
}
