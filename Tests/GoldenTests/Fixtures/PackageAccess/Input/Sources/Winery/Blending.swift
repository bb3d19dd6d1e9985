private import Cellar
import RIBs

package final class BlendingComponent: Component<EmptyDependency> {
    fileprivate let vintage = Vintage()

    init() { super.init(dependency: EmptyComponent()) }
}

extension BlendingComponent: CellarDependency {}

enum Blending {
    static func open() { CellarBuilder(dependency: BlendingComponent()).build() }
}
