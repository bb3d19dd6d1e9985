internal import Cellar
import RIBs

// The access of the import limits what the members of the class need: they may be internal.

package final class TastingComponent: Component<EmptyDependency>, CellarDependency {
    let vintage = Vintage()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Tasting {
    static func open() { CellarBuilder(dependency: TastingComponent()).build() }
}
