import RIBs

// Typealiases that name another builder, component or dependency in each branch of an `#if`.

protocol StationDependency: Dependency, StationDependencyTrainBuilder,
    StationDependencyTrialBuilder, StationDependencyGateBuilder, StationDependencyClosedGateBuilder
{}

final class StationComponent: Component<StationDependency> {}

final class StationBuilder: Builder<StationDependency> {
    func build() -> [Any] {
        let component = StationComponent(dependency: dependency)
        let builder: Line.NextBuilder = .init(dependency: component)
        return [builder.build(), CurrentGateBuilder(dependency: component).build()]
    }
}

enum Line {
    #if DEBUG
        typealias NextBuilder = TrialBuilder
    #else
        typealias NextBuilder = TrainBuilder
    #endif
}

protocol TrainDependency: Dependency {
    var timetable: [Int] { get }
}

final class TrainBuilder: Builder<TrainDependency> {
    func build() -> Any { dependency.timetable }
}

protocol TrialDependency: Dependency {
    var timetable: [Int] { get }
    var speed: Double { get }
}

final class TrialBuilder: Builder<TrialDependency> {
    func build() -> Any { (dependency.timetable, dependency.speed) }
}

#if DEBUG
    typealias CurrentGateBuilder = GateBuilder
#elseif os(Windows)
    typealias CurrentGateBuilder = ClosedGateBuilder
#else
    typealias CurrentGateBuilder = GateBuilder
#endif

protocol GateDependency: Dependency {
    var isOpen: Bool { get }
}

final class GateBuilder: Builder<GateDependency> {
    func build() -> Any { dependency.isOpen }
}

final class ClosedGateBuilder: Builder<GateDependency> {
    func build() -> Any { !dependency.isOpen }
}

final class NetworkComponent: Component<EmptyDependency>, StationDependency {
    let timetable = [7, 19]
    let speed = 80.0
    let isOpen = true

    init() { super.init(dependency: EmptyComponent()) }
}

enum Network {
    static func open() -> [Any] { StationBuilder(dependency: NetworkComponent()).build() }
}
