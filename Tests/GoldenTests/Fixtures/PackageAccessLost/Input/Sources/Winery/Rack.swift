import RIBs

// This file does not import `Shelf`, so that its protocol is as accessible here as it is declared.

package final class RackComponent: Component<EmptyDependency>, RackDependency {
    let depth = 1
    let height = 2

    init() { super.init(dependency: EmptyComponent()) }
}
