import RIBs

// The actor comes from the protocols and the superclass; the classes on the way have none of their own.

struct Tide: Sendable {}
final class Chart {}
actor Crew {}

@globalActor
actor Harbour {
    static let shared = Harbour()
}

@Harbour
protocol PilotDependency: Dependency {
    var chart: Chart { get }
    nonisolated var tide: Tide { get }
    func steer(on crew: isolated Crew)
    func signal(on actor: isolated (any Actor)?) async -> Tide
}

@Harbour
class HarbourComponent<Needs>: Component<Needs> {}

final class QuayComponent: HarbourComponent<QuayDependency> {}

protocol QuayDependency: Dependency, QuayDependencyPilot {}

final class QuayBuilder: Builder<QuayDependency> {
    @Harbour
    func build() { PilotBuilder(dependency: QuayComponent(dependency: dependency)).build() }
}

final class PilotComponent: Component<PilotDependency> {}

final class PilotBuilder: Builder<PilotDependency> {
    @Harbour
    func build() {
        let component = PilotComponent(dependency: dependency)
        print(component.dependency.chart, component.dependency.tide)
    }
}

final class CoastComponent: HarbourComponent<EmptyDependency> {
    let chart = Chart()
    nonisolated let tide = Tide()

    func steer(on crew: isolated Crew) {}
    func signal(on actor: isolated (any Actor)?) async -> Tide { tide }

    func open() { QuayBuilder(dependency: self).build() }
}

enum Morning {
    @Harbour
    static func begin() { CoastComponent(dependency: EmptyComponent()).open() }
}
