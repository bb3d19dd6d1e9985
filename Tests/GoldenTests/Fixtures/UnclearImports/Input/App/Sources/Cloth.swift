import RIBs
import Sails

extension Kit {
    final class LampComponent: Component<EmptyDependency> {}

    static func cloth() -> AnyObject { LampComponent(dependency: EmptyComponent()) }
}
