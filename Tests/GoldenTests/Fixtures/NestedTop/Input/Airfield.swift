import RIBs

struct Radar {}

/// The top is made by its qualified name, without an argument.
enum Airfield {
    final class Component: RIBs.Component<EmptyDependency> {
        init() { super.init(dependency: EmptyComponent()) }

        func open() { Tower.Builder(dependency: self).build() }
    }
}

enum Tower {
    protocol Dependency: RIBs.Dependency {
        var radar: Radar { get }
    }

    final class Component: RIBs.Component<Dependency> {}

    final class Builder: RIBs.Builder<Dependency> {
        func build() { print(Component(dependency: dependency).dependency.radar) }
    }
}

enum Morning {
    static func begin() { Airfield.Component().open() }
}
