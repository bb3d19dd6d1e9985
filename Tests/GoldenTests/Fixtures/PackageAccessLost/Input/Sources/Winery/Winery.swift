import RIBs

package struct Vintage {}

package protocol CellarDependency: Dependency {
    var vintage: Vintage { get }
    var cork: Vintage { get }
}

package final class CellarBuilder: Builder<CellarDependency> {
    package func build() { print(dependency.vintage, dependency.cork) }
}

package final class WineryComponent: Component<EmptyDependency>, CellarDependency {
    let vintage = Vintage()
    package let cork = Vintage()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Winery {
    static func open() { CellarBuilder(dependency: WineryComponent()).build() }
}
