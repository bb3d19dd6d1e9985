import NeedleFoundation

public struct Thread {
    public init() {}
}

public protocol QuiltDependency: Dependency {
    var thread: Thread { get }
}

public final class QuiltComponent: Component<QuiltDependency> {
    public var seam: SeamComponent { SeamComponent(parent: self) }
}

public protocol SeamDependency: Dependency {
    var thread: Thread { get }
    var needle: Int { get }
}

public final class SeamComponent: Component<SeamDependency> {
    public func sew() { print(dependency.thread, dependency.needle) }
}
