internal import Shelf

protocol RackDependency: ShelfDependency {
    var height: Int { get }
}

enum Rack {
    static func open() { ShelfBuilder(dependency: RackComponent()).build() }
}
