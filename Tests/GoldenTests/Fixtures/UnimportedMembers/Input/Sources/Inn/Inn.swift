import RIBs
import Yard

final class InnComponent: YardComponent, Pressing {
    override var apples: Int { 2 }

    func open() {
        PressBuilder(dependency: self).build()
        StallBuilder(dependency: self).build()
        StoreBuilder(dependency: self).build()
    }
}

/// The file imports the module of the members.
extension InnComponent: StoreDependency {}

public func openInn() { InnComponent().open() }
