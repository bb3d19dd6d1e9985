import RIBs
import Rigging

/// `Kit` of `Rigging`; another file means that of `Sails`.
extension Kit {
    final class LampComponent: Component<EmptyDependency> {}

    static func ropes() -> AnyObject { LampComponent(dependency: EmptyComponent()) }
}
