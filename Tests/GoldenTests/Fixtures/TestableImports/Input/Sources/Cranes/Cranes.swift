import Dock
import RIBs

public protocol CraneDependency: Dependency {
    var winch: Winch { get }
}

public final class CraneBuilder: Builder<CraneDependency> {
    public override init(dependency: CraneDependency) { super.init(dependency: dependency) }

    public func build() -> Winch { dependency.winch }
}
