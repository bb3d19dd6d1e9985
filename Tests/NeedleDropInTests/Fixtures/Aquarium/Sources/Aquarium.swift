import NeedleFoundation

class AquariumComponent: BootstrapComponent {
    var reef: ReefComponent { ReefComponent(parent: self) }
    var pump: PumpComponent { PumpComponent(parent: self) }
}

protocol ReefDependency: Dependency {
    /// Nobody has it: the tree does not mind.
    var coral: String { get }
}

class ReefComponent: Component<ReefDependency> {
    var pump: PumpComponent { PumpComponent(parent: self) }
    var clownfish: ClownfishComponent { ClownfishComponent(parent: self) }
}

class PumpComponent: Component<EmptyDependency> {}

class ClownfishComponent: Component<EmptyDependency> {}
