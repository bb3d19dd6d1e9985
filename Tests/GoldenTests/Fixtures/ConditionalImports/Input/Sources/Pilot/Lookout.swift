import RIBs

#if os(iOS)
    import SonarCharts
#else
    import PaperCharts
#endif

protocol LookoutDependency: Dependency {
    var lookoutChart: Chart { get }
    var spareChart: Chart { get }
}

final class LookoutComponent: Component<LookoutDependency> {
    var charts: [Chart] { [dependency.lookoutChart, dependency.spareChart] }
}

final class LookoutBuilder: Builder<LookoutDependency> {
    func build() -> [Chart] { LookoutComponent(dependency: dependency).charts }
}
