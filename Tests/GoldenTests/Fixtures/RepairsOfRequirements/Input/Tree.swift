import RIBs

struct Nest {}

protocol TreeDependency: Dependency {
    /// Of last year.
    var nest: Nest { get }
    #if DEBUG
    var branch: Nest { get }
    #endif
}

final class TreeComponent: Component<TreeDependency> {}

final class TreeBuilder: Builder<TreeDependency> {
    func build() -> TreeComponent { TreeComponent(dependency: dependency) }
}

extension GardenComponent: TreeDependency {
    var nest: Nest { Nest() }
    var branch: Nest { Nest() }
    func plant() { print(TreeBuilder(dependency: self).build()) }
}
