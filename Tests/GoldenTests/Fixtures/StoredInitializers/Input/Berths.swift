import RIBs

protocol PierDependency: Dependency { var chart: Chart { get } }

final class PierComponent: Component<PierDependency> {
    var chart: Chart { dependency.chart }
}

final class PierBuilder: Builder<PierDependency>, Berth {
    func build() -> Int {
        let component = PierComponent(dependency: dependency)
        return withExtendedLifetime(component.chart) { 1 }
    }
}

protocol DockDependency: Dependency { var chart: Chart { get } }

final class DockComponent: Component<DockDependency> {
    var chart: Chart { dependency.chart }
}

final class DockBuilder: Builder<DockDependency>, Berth {
    func build() -> Int {
        let component = DockComponent(dependency: dependency)
        return withExtendedLifetime(component.chart) { 1 }
    }
}

protocol QuayDependency: Dependency { var chart: Chart { get } }

final class QuayComponent: Component<QuayDependency> {
    var chart: Chart { dependency.chart }
}

final class QuayBuilder: Builder<QuayDependency>, Berth {
    func build() -> Int {
        let component = QuayComponent(dependency: dependency)
        return withExtendedLifetime(component.chart) { 1 }
    }
}

protocol BuoyDependency: Dependency { var chart: Chart { get } }

final class BuoyComponent: Component<BuoyDependency> {
    var chart: Chart { dependency.chart }
}

final class BuoyBuilder: Builder<BuoyDependency>, Berth {
    func build() -> Int {
        let component = BuoyComponent(dependency: dependency)
        return withExtendedLifetime(component.chart) { 1 }
    }
}

protocol ShedDependency: Dependency { var chart: Chart { get } }

final class ShedComponent: Component<ShedDependency> {
    var chart: Chart { dependency.chart }
}

final class ShedBuilder: Builder<ShedDependency>, Berth {
    func build() -> Int {
        let component = ShedComponent(dependency: dependency)
        return withExtendedLifetime(component.chart) { 1 }
    }
}
