import RIBs

// A dependency that is made of other protocols where another branch of `#if` is compiled.

class Records {}
class Tracer {}

protocol HasRecords: AnyObject { var records: Records { get } }
protocol HasLevel: AnyObject { var level: Int { get } }
protocol HasTracer: HasLevel { var tracer: Tracer { get } }

#if DEBUG
    typealias WardDependency = Dependency & HasRecords & HasTracer
#else
    typealias WardDependency = Dependency & HasRecords
#endif

#if !DEBUG
    typealias DeskDependency = HasRecords
#else
    typealias DeskDependency = HasRecords & HasTracer
#endif

protocol ClinicDependency: Dependency, ClinicDependencyWard, ClinicDependencyDesk {}

final class ClinicComponent: Component<ClinicDependency> {}

final class WardComponent: Component<WardDependency> {
    func visit() -> [Any] {
        #if DEBUG
            print(dependency.tracer, dependency.level)
        #endif
        return [dependency.records]
    }
}

final class DeskComponent: Component<DeskDependency> {}

final class ClinicBuilder: Builder<ClinicDependency> {
    func build() -> [Any] {
        let component = ClinicComponent(dependency: dependency)
        return [DeskComponent(dependency: component)] + WardComponent(dependency: component).visit()
    }
}

final class TownComponent: Component<EmptyDependency>, ClinicDependency {
    let records = Records()
    #if DEBUG
        let tracer = Tracer()
        let level = 3
    #endif

    init() { super.init(dependency: EmptyComponent()) }
}

func open() { _ = ClinicBuilder(dependency: TownComponent()).build() }
