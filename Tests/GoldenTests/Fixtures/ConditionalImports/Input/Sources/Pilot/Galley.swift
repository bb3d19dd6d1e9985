import Maps
import RIBs

/// What its umbrella module exports depends on the system.
protocol GalleyDependency: Dependency {
    var seaChart: Maps.Chart { get }
}

final class GalleyComponent: Component<GalleyDependency> {
    var menu: Chart { dependency.seaChart }
}

final class GalleyBuilder: Builder<GalleyDependency> {
    func build() -> Chart { GalleyComponent(dependency: dependency).menu }
}
