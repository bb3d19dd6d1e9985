import RIBs

struct Ladder {}

protocol OrchardDependency: Dependency {
    var ladder: Ladder { get }
}

// Nothing but its own dependency can be passed.
final class OrchardBuilder<Fruit>: Builder<OrchardDependency> {
    func build() { TreeBuilder(dependency: dependency).build() }
}

protocol TreeDependency: Dependency {
    var ladder: Ladder { get }
}

final class TreeComponent: Component<TreeDependency> {}

final class TreeBuilder: Builder<TreeDependency> {
    func build() { print(TreeComponent(dependency: dependency).dependency.ladder) }
}

final class FarmComponent: Component<EmptyDependency>, OrchardDependency {
    let ladder = Ladder()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Farm {
    static func open() { OrchardBuilder<Int>(dependency: FarmComponent()).build() }
}
