import Bed
import Pond
import RIBs
import Soil

final class GardenComponent: Component<EmptyDependency> {
    let soil = Soil()

    init() { super.init(dependency: EmptyComponent()) }
}

/// A class that is no component declares the conformance of its own accord.
final class Greenhouse {
    let soil = Soil()
}

enum Season {
    static func begin() {
        let component = GardenComponent()
        BedBuilder(dependency: component).build()
        PondBuilder(dependency: component).build()
        PondBuilder(dependency: Greenhouse()).build()
    }
}
