import RIBs

// What belongs to no actor, and a scope below awaits on the main actor: the member that forwards it belongs to none.

protocol DeskDependency: Dependency {
    var chart: Int { get async }
    func note() async -> Int
}

final class DeskComponent: Component<DeskDependency> {}

final class DeskBuilder: Builder<DeskDependency> {
    func build() {
        let component = DeskComponent(dependency: dependency)
        LogbookBuilder(dependency: component).build()
        DrawerBuilder(dependency: component).build()
    }
}

protocol DrawerDependency: Dependency {
    var chart: Int { get async }
}

final class DrawerComponent: Component<DrawerDependency> {}

final class DrawerBuilder: Builder<DrawerDependency> {
    func build() { _ = DrawerComponent(dependency: dependency) }
}

protocol LogbookDependency: Dependency {
    @MainActor var chart: Int { get async }
    @MainActor func note() async -> Int
}

final class LogbookComponent: Component<LogbookDependency> {
    @MainActor
    func write() async -> Int { await dependency.chart + dependency.note() }
}

final class LogbookBuilder: Builder<LogbookDependency> {
    func build() { _ = LogbookComponent(dependency: dependency) }
}

extension ObservatoryComponent: DeskDependency {
    var chart: Int { get async { 7 } }
    func note() async -> Int { 8 }
}

extension Night {
    public static func sit() { DeskBuilder(dependency: ObservatoryComponent()).build() }
}
