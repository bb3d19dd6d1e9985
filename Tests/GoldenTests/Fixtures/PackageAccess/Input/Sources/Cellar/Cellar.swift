import RIBs

// What the package shares is `package`: also the protocol and the members that Thimble writes.

package struct Vintage {
    package init() {}
}

package protocol CellarDependency: Dependency, CellarDependencyCask {}

package final class CellarComponent: Component<CellarDependency> {}

package final class CellarBuilder: Builder<CellarDependency> {
    package override init(dependency: CellarDependency) { super.init(dependency: dependency) }

    package func build() { CaskBuilder(dependency: CellarComponent(dependency: dependency)).build() }
}

package protocol CaskDependency: Dependency {
    var vintage: Vintage { get }
}

final class CaskComponent: Component<CaskDependency> {}

final class CaskBuilder: Builder<CaskDependency> {
    func build() { print(CaskComponent(dependency: dependency).dependency.vintage) }
}
