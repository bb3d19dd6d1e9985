import RIBs

package protocol ShelfDependency: Dependency {
    var depth: Int { get }
}

package final class ShelfBuilder: Builder<ShelfDependency> {
    package override init(dependency: ShelfDependency) { super.init(dependency: dependency) }

    package func build() { print(dependency.depth) }
}
