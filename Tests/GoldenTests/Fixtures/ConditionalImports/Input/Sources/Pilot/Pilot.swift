import Bridge
import RIBs

#if !os(iOS)
    import PaperCharts
#else
    import SonarCharts
#endif

protocol PilotDependency: Dependency, PilotDependencyBridge, PilotDependencyGalley {
    var lookoutChart: Chart { get }
}

final class PilotComponent: Component<PilotDependency>, LookoutDependency {
    var lookoutChart: Chart { dependency.lookoutChart }
    let spareChart = Chart()
}

final class PilotBuilder: Builder<PilotDependency> {
    func build() -> [Any] {
        let component = PilotComponent(dependency: dependency)
        return [
            BridgeBuilder(dependency: component).build(),
            GalleyBuilder(dependency: component).build(),
            LookoutBuilder(dependency: component).build(),
        ]
    }
}

final class ShipComponent: Component<EmptyDependency>, PilotDependency {
    let chart = Chart()
    let seaChart = Chart()
    let lookoutChart = Chart()

    init() { super.init(dependency: EmptyComponent()) }
}

public func leaveHarbor() -> [Any] { PilotBuilder(dependency: ShipComponent()).build() }
