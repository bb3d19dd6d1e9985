import NeedleFoundation

public final class Crane { public init() {} }

final class HarbourComponent: BootstrapComponent {
    public var crane: Crane { Crane() }
    var dock: DockComponent { DockComponent(parent: self) }
}

public protocol DockDependency: Dependency {
    var crane: Crane { get }
    var tug: Crane { get }
}

/// An inheritance clause does not see the members of its type.
final class DockComponent: Component<DockDependency> {
    struct Component { let crane: Crane }
    struct DockDependency {}

    func make() -> Any { [Component(crane: dependency.crane), dependency.tug] as [Any] }
}
