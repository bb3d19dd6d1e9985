import NeedleFoundation

struct Timetable {}

struct Announcer {}

struct Kiosk {}

struct Platform {}

final class RailwayComponent: BootstrapComponent {
    let timetable = Timetable()
    let announcer = Announcer()

    var station: StationComponent { StationComponent(parent: self) }
}

protocol StationDependency: Dependency {
    var timetable: Timetable { get }
}

protocol StationExtension: PluginExtension {
    var kiosk: Kiosk { get }
    var clock: Int { get async }
}

/// A core: whoever stands below reads the kiosk of what is not core.
final class StationComponent: PluginizedComponent<StationDependency, StationExtension, StationNonCoreComponent> {
    var hall: HallComponent { .init(parent: self) }

    func next() -> Timetable { dependency.timetable }

    func time() async -> Int { await pluginExtension.clock }
}

protocol StationNonCoreDependency: Dependency {
    var announcer: Announcer { get }
}

final class StationNonCoreComponent: NonCoreComponent<StationNonCoreDependency> {
    let kiosk = Kiosk()
    let platform = Platform()
    @MainActor var clock: Int { 12 }

    var cafe: CafeComponent { CafeComponent(parent: self) }

    func announce() -> Announcer { dependency.announcer }
}

protocol HallDependency: Dependency {
    var kiosk: Kiosk { get }
    var timetable: Timetable { get }
}

final class HallComponent: Component<HallDependency> {
    func visit() -> (Kiosk, Timetable) { (dependency.kiosk, dependency.timetable) }
}

/// Below the non-core component, which has what it needs itself.
protocol CafeDependency: Dependency {
    var kiosk: Kiosk { get }
    var platform: Platform { get }
    var announcer: Announcer { get }
}

final class CafeComponent: Component<CafeDependency> {
    func sit() -> (Kiosk, Platform, Announcer) { (dependency.kiosk, dependency.platform, dependency.announcer) }
}
