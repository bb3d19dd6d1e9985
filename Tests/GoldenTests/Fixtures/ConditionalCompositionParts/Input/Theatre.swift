import RIBs

#if DEBUG
import Foundation
#endif

struct Curtain {}
struct Stage {}

protocol HasCurtain: AnyObject {
    var curtain: Curtain { get }
}

protocol HasStage: AnyObject {
    var stage: Stage { get }
}

final class TheatreComponent: Component<EmptyDependency> {
    let curtain = Curtain()
    let stage = Stage()

    init() { super.init(dependency: EmptyComponent()) }

    func open() {
        FoyerBuilder(dependency: self).build()
        #if DEBUG
        ConsoleBuilder(dependency: self).build()
        #endif
    }
}

#if DEBUG
/// Shares a part with a composition that is there in every build.
typealias ConsoleDependency = HasCurtain & HasStage

final class ConsoleComponent: Component<ConsoleDependency> {}

final class ConsoleBuilder: Builder<ConsoleDependency> {
    func build() { print(ConsoleComponent(dependency: dependency).dependency.curtain, dependency.stage) }
}
#endif

protocol FoyerDependency: Dependency, FoyerDependencyRehearsal, FoyerDependencyWardrobe, HasCurtain {}

final class FoyerComponent: Component<FoyerDependency> {}

final class FoyerBuilder: Builder<FoyerDependency> {
    func build() {
        let component = FoyerComponent(dependency: dependency)
        print(dependency.curtain)
        WardrobeBuilder(dependency: component).build()
        #if DEBUG
        RehearsalBuilder(dependency: component).build()
        #endif
    }
}

typealias WardrobeDependency = HasCurtain & HasStage

final class WardrobeComponent: Component<WardrobeDependency> {}

final class WardrobeBuilder: Builder<WardrobeDependency> {
    func build() { print(WardrobeComponent(dependency: dependency).dependency.curtain, dependency.stage) }
}

#if DEBUG
protocol HasStart: AnyObject {
    var start: Date { get }
}

/// Requires in one build only what its parts require in every build.
protocol RehearsalDependency: Dependency, HasStage, HasStart {}

final class RehearsalComponent: Component<RehearsalDependency> {}

final class RehearsalBuilder: Builder<RehearsalDependency> {
    func build() { print(RehearsalComponent(dependency: dependency).dependency.stage, dependency.start) }
}

extension TheatreComponent {
    var start: Date { Date(timeIntervalSince1970: 0) }
}
#endif

@main
enum Start {
    static func main() { TheatreComponent().open() }
}
