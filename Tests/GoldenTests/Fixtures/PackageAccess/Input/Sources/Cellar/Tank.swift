import RIBs

// A setter has to be as accessible as the protocol that requires it.

package protocol Filled {
    var level: Int { get }
}

protocol TankDependency: Dependency, Filled {
    var level: Int { get set }
}

package final class TankComponent: Component<EmptyDependency>, TankDependency {
    package internal(set) var level = 0

    package init() { super.init(dependency: EmptyComponent()) }

    package func fill() { PumpBuilder(dependency: self).build() }
}

final class PumpBuilder: Builder<TankDependency> {
    func build() { print(dependency.level) }
}
