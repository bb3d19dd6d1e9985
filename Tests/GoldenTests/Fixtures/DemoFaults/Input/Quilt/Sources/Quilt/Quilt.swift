import NeedleFoundation

public struct Thread {
    public init() {}
}

public protocol QuiltDependency: Dependency {
    var thread: Thread { get }
}

public final class QuiltComponent: Component<QuiltDependency> {
    public var seam: SeamComponent { SeamComponent(parent: self) }
    public var patch: PatchComponent { PatchComponent(parent: self) }
    // One fault, in the app and in the demo: both create the quilt.
    var fabric: Fabric { Fabric() }
    public let width = 2
    // Nor has it a batting, which neither the app nor the demo provides.
}

public protocol SeamDependency: Dependency {
    var thread: Thread { get }
    var needle: Int { get }
}

public final class SeamComponent: Component<SeamDependency> {
    public func sew() { print(dependency.thread, dependency.needle) }
}

public struct Fabric {
    public init() {}
}

public protocol PatchDependency: Dependency {
    var fabric: Fabric { get }
    var width: Double { get }
    var batting: Batting { get }
}

public struct Batting {
    public init() {}
}

public final class PatchComponent: Component<PatchDependency> {
    public func cut() { print(dependency.fabric, dependency.width, dependency.batting) }
}
