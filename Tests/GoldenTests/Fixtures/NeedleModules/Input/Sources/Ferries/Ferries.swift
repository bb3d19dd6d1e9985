import NeedleFoundation

public struct Anchor {
    public init() {}
}

public protocol DeckDependency: Dependency {
    var anchor: Anchor { get }
}

/// Of one name with a component of another module, below other parents.
public final class DeckComponent: Component<DeckDependency> {
    public func drop() -> Anchor { dependency.anchor }
}

public protocol FerryDependency: Dependency {
    var anchor: Anchor { get }
}

public final class FerryComponent: Component<FerryDependency> {
    public var deck: DeckComponent { DeckComponent(parent: self) }

    public func moor() -> Anchor { dependency.anchor }
}
