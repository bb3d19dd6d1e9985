import RIBs

package final class BarrelComponent: Component<EmptyDependency> {
    package init() { super.init(dependency: EmptyComponent()) }
}
