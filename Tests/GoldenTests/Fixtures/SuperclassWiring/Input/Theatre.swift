import RIBs

struct Curtain {}

protocol StageDependency: Dependency {}

/// Makes the child for all its subclasses.
class StageComponent: Component<StageDependency> {
    let curtain = Curtain()
    var actBuilder: ActBuilder { ActBuilder(dependency: self) }
}

final class OpenAirComponent: StageComponent {
    let awning = "red"
}

final class StageBuilder: Builder<StageDependency> {
    func build() { OpenAirComponent(dependency: dependency).actBuilder.build() }
}

protocol ActDependency: Dependency {
    var curtain: Curtain { get }
}

final class ActComponent: Component<ActDependency> {}

final class ActBuilder: Builder<ActDependency> {
    func build() { _ = ActComponent(dependency: dependency) }
}

final class ParkComponent: Component<EmptyDependency> {
    func open() { StageBuilder(dependency: self).build() }
}

enum Summer {
    static func begin() { ParkComponent(dependency: EmptyComponent()).open() }
}
