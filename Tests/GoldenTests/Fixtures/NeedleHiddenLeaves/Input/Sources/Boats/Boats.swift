import NeedleFoundation

public protocol CanoeDependency: Dependency { var oars: Int { get } }

/// Generated code does not name it, but the code of the other module does.
final class CanoeComponent: Component<any CanoeDependency> {
    public var count: Int { dependency.oars }
}

public protocol FerryDependency: Dependency { var oars: Int { get } }

public final class FerryComponent: Component<any FerryDependency> {
    public var count: Int { dependency.oars }
}
