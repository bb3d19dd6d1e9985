import RIBs
import Rooms

final class WorkshopComponent: Component<EmptyDependency> {
    nonisolated init() { super.init(dependency: EmptyComponent()) }

    var attic: AtticComponent { AtticComponent(dependency: self) }
}
