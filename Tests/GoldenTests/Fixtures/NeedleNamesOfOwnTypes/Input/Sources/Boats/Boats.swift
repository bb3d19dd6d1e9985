import NeedleFoundation
import Ropes

public protocol BoatDependency: Dependency {
    var hemp: Hemp { get }
    var cables: [String: Cable] { get }
    @Tide var level: Int { get }
}

public final class BoatComponent: NeedleFoundation.Component<BoatDependency> {
    /// Hides the protocol inside the class.
    public struct BoatDependency {}

    public var all: [Any] { [dependency.hemp, dependency.cables] }
    @Tide public var level: Int { dependency.level }

    public var oar: Component { Component(parent: self) }
}

public protocol OarDependency: Dependency {
    var hemp: Hemp { get }
}

/// Has the name of the library's class, which other modules import too.
public final class Component: NeedleFoundation.Component<OarDependency> {
    public let length = 3
    public var all: [Any] { [dependency.hemp] + blade.all }

    public var blade: BladeComponent { BladeComponent(parent: self) }
}

public protocol BladeDependency: Dependency {
    var length: Int { get }
}

public final class BladeComponent: NeedleFoundation.Component<BladeDependency> {
    public var all: [Any] { [dependency.length] }
}
