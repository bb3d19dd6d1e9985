import RIBs

package protocol LockDependency: Dependency { var depth: Int { get } }

final class LockComponent: Component<any LockDependency> {}

package final class LockBuilder: Builder<any LockDependency> {
    package func build() -> Int { LockComponent(dependency: dependency).dependency.depth }
}
