import RIBs

protocol ReefDependency: Dependency { var pump: Pump { get } }

final class ReefComponent: Component<any ReefDependency> {
    var pump: Pump { dependency.pump }
}

final class ReefBuilder: Builder<any ReefDependency> {
    func build() -> Int {
        let component = ReefComponent(dependency: dependency)
        return withExtendedLifetime(component.pump) { 1 }
    }
}

protocol CoralDependency: Dependency { var pump: Pump { get } }

final class CoralComponent: Component<any CoralDependency> {
    var pump: Pump { dependency.pump }
}

final class CoralBuilder: Builder<any CoralDependency> {
    func build() -> Int {
        let component = CoralComponent(dependency: dependency)
        return withExtendedLifetime(component.pump) { 1 }
    }
}

protocol ShrimpDependency: Dependency { var pump: Pump { get } }

final class ShrimpComponent: Component<any ShrimpDependency> {
    var pump: Pump { dependency.pump }
}

final class ShrimpBuilder: Builder<any ShrimpDependency> {
    func build() -> Int {
        let component = ShrimpComponent(dependency: dependency)
        return withExtendedLifetime(component.pump) { 1 }
    }
}

protocol CrabDependency: Dependency { var pump: Pump { get } }

final class CrabComponent: Component<any CrabDependency> {
    var pump: Pump { dependency.pump }
}

final class CrabBuilder: Builder<any CrabDependency> {
    func build() -> Int {
        let component = CrabComponent(dependency: dependency)
        return withExtendedLifetime(component.pump) { 1 }
    }
}

protocol SnailDependency: Dependency { var pump: Pump { get } }

final class SnailComponent: Component<any SnailDependency> {
    var pump: Pump { dependency.pump }
}

final class SnailBuilder: Builder<any SnailDependency> {
    func build() -> Int {
        let component = SnailComponent(dependency: dependency)
        return withExtendedLifetime(component.pump) { 1 }
    }
}

protocol LeafDependency: Dependency { var pump: Pump { get } }

final class LeafComponent: Component<any LeafDependency> {
    var pump: Pump { dependency.pump }
}

final class LeafBuilder: Builder<any LeafDependency> {
    func build() -> Int {
        let component = LeafComponent(dependency: dependency)
        return withExtendedLifetime(component.pump) { 1 }
    }
}
