import NeedleFoundation

public struct Ledger {
    public init() {}
}

public protocol PaperDependency: Dependency {
    var ledger: Ledger { get }
}

public final class DeckComponent: Component<PaperDependency> {
    public func read() -> Ledger { dependency.ledger }
}

public final class OfficeComponent: Component<EmptyDependency> {
    public var ledger: Ledger { shared { Ledger() } }

    public var deck: DeckComponent { DeckComponent(parent: self) }
}
