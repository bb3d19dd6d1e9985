import NeedleFoundation

protocol MeadowDependency: Dependency {
    var soil: Soil { get }
}

class MeadowComponent: Component<MeadowDependency> {
    public var soil: Soil { dependency.soil }

    lazy var tree: TreeComponent = { TreeComponent(parent: self) }()
}
