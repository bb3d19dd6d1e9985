import NeedleFoundation

protocol TreeDependency: Dependency {
    var ladder: Ladder { get }
    var soil: Soil { get }
}

/// Reached by two ways: straight from the orchard, and over the meadow.
class TreeComponent: Component<TreeDependency> {
    public var blossom: String { "white" }

    var picker: PickerComponent { PickerComponent(parent: self) }
}

protocol PickerDependency: Dependency {
    var spareLadder: Ladder { get }
}

class PickerComponent: Component<PickerDependency> {}

protocol NothingAtAll: Dependency {}

class ScarecrowComponent: Component<NothingAtAll> {}
