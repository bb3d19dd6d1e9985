import RIBs

struct Timetable {}
struct Bell {}

final class StationComponent: Component<EmptyDependency> {
    let timetable = Timetable()
    let bell = Bell()

    init() { super.init(dependency: EmptyComponent()) }

    func open() {
        PlatformComponent(dependency: self).open()
        CoveredPlatformComponent(dependency: self).openAgain()
    }
}

protocol PlatformDependency: Dependency, PlatformDependencyConsole, PlatformDependencyKiosk {}

/// Passes on for a child that is not always there what its subclass always passes on.
class PlatformComponent: Component<PlatformDependency> {
    func open() {
        #if DEBUG
        ConsoleBuilder(dependency: self).build()
        #endif
    }
}

final class CoveredPlatformComponent: PlatformComponent {
    func openAgain() { KioskBuilder(dependency: self).build() }
}

#if DEBUG
protocol ConsoleDependency: Dependency {
    var bell: Bell { get }
    var timetable: Timetable { get }
}

final class ConsoleComponent: Component<ConsoleDependency> {}

final class ConsoleBuilder: Builder<ConsoleDependency> {
    func build() {
        let component = ConsoleComponent(dependency: dependency)
        print(component.dependency.bell, component.dependency.timetable)
    }
}
#endif

protocol KioskDependency: Dependency {
    var timetable: Timetable { get }
}

final class KioskComponent: Component<KioskDependency> {}

final class KioskBuilder: Builder<KioskDependency> {
    func build() { print(KioskComponent(dependency: dependency).dependency.timetable) }
}

@main
enum Start {
    static func main() { StationComponent().open() }
}
