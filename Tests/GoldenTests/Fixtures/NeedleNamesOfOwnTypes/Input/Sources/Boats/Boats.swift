import NeedleFoundation
import Ropes

public protocol BoatDependency: Dependency {
    var hemp: Hemp { get }
    var cables: [String: Cable] { get }
    @Tide var level: Int { get }
}

public final class BoatComponent: Component<BoatDependency> {
    /// Hides the protocol inside the class.
    public struct BoatDependency {}

    public var all: [Any] { [dependency.hemp, dependency.cables] }
    @Tide public var level: Int { dependency.level }
}
