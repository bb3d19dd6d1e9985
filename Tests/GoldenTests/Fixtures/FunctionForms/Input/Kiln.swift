import RIBs

/// Hides Swift's own.
enum Error: Swift.Error { case cold }

protocol PotDependency: Dependency {
    var glaze: (inout Int, Int...) -> Void { get }
    var fire: () throws(Error) -> Int { get }
    var clay: Int { get throws(Error) }
    func bake(_ pot: Int) throws(Error) -> Result<Int, Error>
    func cool() throws(any Swift.Error)
}

final class KilnComponent: Component<EmptyDependency>, ShelfDependency {
    let glaze: (inout Int, Int...) -> Void = { _, _ in }
    let fire: () throws(Error) -> Int = { () throws(Error) -> Int in 1 }
    var clay: Int { get throws(Error) { 1 } }
    func bake(_ pot: Int) throws(Error) -> Result<Int, Error> { throw .cold }
    func cool() throws {}

    init() { super.init(dependency: EmptyComponent()) }
}

protocol ShelfDependency: Dependency, ShelfDependencyPot {}

final class ShelfComponent: Component<ShelfDependency> {
    var pot: PotBuilder { PotBuilder(dependency: self) }
}

final class ShelfBuilder: Builder<ShelfDependency> {
    func build() -> ShelfComponent { ShelfComponent(dependency: dependency) }
}

final class PotComponent: Component<PotDependency> {}

final class PotBuilder: Builder<PotDependency> {
    func build() throws -> [Any] {
        let component = PotComponent(dependency: dependency)
        try dependency.cool()
        return [component.dependency.glaze, dependency.fire, try dependency.clay, try dependency.bake(1)]
    }
}

enum Pottery {
    static func open() -> ShelfComponent { ShelfBuilder(dependency: KilnComponent()).build() }
}
