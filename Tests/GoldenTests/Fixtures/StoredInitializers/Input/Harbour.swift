import RIBs

/// Initializers and functions that are stored with a written type before they are called.
final class Chart {}

protocol HarbourDependency: Dependency {}

final class HarbourComponent: Component<HarbourDependency>, PierDependency, DockDependency, QuayDependency,
    BuoyDependency
{
    let chart = Chart()
}

protocol Berth { func build() -> Int }

private let berths: [(String, (HarbourComponent) -> any Berth)] = [
    ("pier", PierBuilder.init(dependency:)), ("dock", { DockBuilder(dependency: $0) }),
]

final class HarbourBuilder: Builder<HarbourDependency> {
    private let byName: [String: (HarbourComponent) -> any Berth] = ["quay": QuayBuilder.init]
    private let buoy: (HarbourComponent) -> any Berth = makeBuoy
    /// Another component is passed to this one.
    private let others: [(YardComponent) -> any Berth] = [ShedBuilder.init]

    func build() -> Int {
        let component = HarbourComponent(dependency: dependency)
        let yard = YardComponent(dependency: component)
        return berths.map { $0.1(component).build() }.count + byName.values.map { $0(component).build() }.count
            + buoy(component).build() + others.map { $0(yard).build() }.count
            + withExtendedLifetime(yard.chart) { 1 }
    }
}

func makeBuoy(_ dependency: BuoyDependency) -> any Berth { BuoyBuilder(dependency: dependency) }

protocol YardDependency: Dependency { var chart: Chart { get } }

final class YardComponent: Component<YardDependency>, ShedDependency {
    var chart: Chart { dependency.chart }
}

extension HarbourComponent: YardDependency {}

extension EmptyComponent: HarbourDependency {}

func start() -> Int { HarbourBuilder(dependency: EmptyComponent()).build() }
