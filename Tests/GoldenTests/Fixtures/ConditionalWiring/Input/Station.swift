import RIBs

struct Timetable {}
struct Signals {}

final class StationComponent: Component<EmptyDependency>, PlatformDependency {
    let timetable = Timetable()
    let signals = Signals()

    func open() -> [Any] { PlatformBuilder(dependency: self).build() }
}

// The generated protocols are always there, whatever the children's conditions are.
protocol PlatformDependency: Dependency, PlatformDependencyBoardBuilder, PlatformDependencyAudit {}

#if DEBUG
    final class PlatformComponent: Component<PlatformDependency> {
        let track = 1
    }
#else
    final class PlatformComponent: Component<PlatformDependency> {
        var track: Int { 2 }
    }
#endif

final class PlatformBuilder: Builder<PlatformDependency> {
    func build() -> [Any] {
        let component = PlatformComponent(dependency: dependency)
        var views = BoardBuilder(dependency: component).build()
        #if DEBUG
            views += AuditBuilder(dependency: component).build()
        #endif
        return views
    }
}

enum Dawn {
    static func begin() -> [Any] { StationComponent(dependency: EmptyComponent()).open() }
}
