import Lofts
import RIBs
import Rooms

final class WorkshopComponent: Component<EmptyDependency> {
    nonisolated init() { super.init(dependency: EmptyComponent()) }

    var nails: Int { 7 }
    var loft: LoftComponent { LoftComponent(dependency: self) }
    var attic: AtticComponent { AtticComponent(dependency: self) }
}
