import RIBs

#if os(iOS)
    import SonarCharts
#else
    import PaperCharts
#endif

public protocol BridgeDependency: Dependency {
    var chart: Chart { get }
}

public final class BridgeComponent: Component<BridgeDependency> {
    var table: Chart { dependency.chart }
}

public final class BridgeBuilder: Builder<BridgeDependency> {
    public func build() -> Chart { BridgeComponent(dependency: dependency).table }
}
