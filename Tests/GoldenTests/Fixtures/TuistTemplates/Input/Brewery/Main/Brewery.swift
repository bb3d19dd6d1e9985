import MaltingKit
import RIBs

final class BreweryComponent: Component<EmptyDependency>, MaltingDependency, KettleDependency {
    let barley = Barley()
    let heat = Heat()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Brewery {
    static func open() {
        let brewery = BreweryComponent()
        MaltingBuilder(dependency: brewery).build()
        KettleComponent(dependency: brewery).boil()
    }
}
