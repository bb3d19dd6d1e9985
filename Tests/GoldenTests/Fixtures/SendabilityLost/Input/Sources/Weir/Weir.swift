import RIBs

// Swift 6 mode: what cannot be `Sendable` although its child's dependency is, and function types that differ in
// `@Sendable`.

typealias Alarm = (Int) -> Void
typealias SentAlarm = @Sendable (Int) -> Void

final class Gauge: Sendable {}

class Log {}

struct Pair<Value> {
    let value: Value
}

protocol Marked: Sendable {}

protocol GateDependency: Dependency, Marked {
    var gauge: Gauge { get }
}

final class GateComponent: Component<any GateDependency> {
    func open() -> Gauge { dependency.gauge }
}

// A component has a superclass that is not `Sendable`.
final class DamComponent: Component<EmptyDependency> {
    let gauge = Gauge()

    init() { super.init(dependency: EmptyComponent()) }

    func start() { _ = GateComponent(dependency: self).open() }
}

class OpenProvider: GateDependency {
    let gauge = Gauge()
}

final class CountingProvider: GateDependency {
    let gauge = Gauge()
    private(set) var count = 0
}

final class LazyProvider: GateDependency {
    lazy var level = 1
    var gauge: Gauge { Gauge() }
}

final class LoggingProvider: GateDependency {
    let gauge = Gauge()
    let log = Log()
}

final class CallingProvider: GateDependency {
    let gauge = Gauge()
    let alarm: Alarm = { _ in }
}

protocol BellDependency: Dependency {
    var alarm: SentAlarm { get }
    var list: [Alarm] { get }
    var optional: SentAlarm? { get }
    var pair: Pair<SentAlarm> { get }
    var wired: (SentAlarm) -> Void { get }
    var write: (sending Log) -> Void { get }
    var read: [() -> sending Log] { get }
}

final class BellComponent: Component<any BellDependency> {
    func ring() -> [Any] {
        dependency.write(Log())
        return [dependency.alarm, dependency.list, dependency.optional as Any, dependency.pair, dependency.wired]
            + dependency.read
    }
}

final class TowerComponent: Component<EmptyDependency>, BellDependency {
    let alarm: Alarm = { _ in }
    var list: [SentAlarm] { [] }
    var optional: Alarm? { nil }
    var pair: Pair<(Int) -> Void> { Pair(value: { _ in }) }
    var wired: (Alarm) -> Void { { _ in } }
    var write: (Log) -> Void { { _ in } }
    var read: [() -> Log] { [] }

    init() { super.init(dependency: EmptyComponent()) }

    func start() { _ = BellComponent(dependency: self).ring() }
}

// What the scope requires itself is less than what its child requires.
protocol MiddleDependency: Dependency {
    var horn: Alarm { get }
}

protocol SoftDependency: Dependency {
    var horn: SentAlarm { get }
}

final class SoftComponent: Component<any SoftDependency> {
    func sound() { dependency.horn(2) }
}

final class MiddleComponent: Component<any MiddleDependency> {
    func start() {
        dependency.horn(1)
        SoftComponent(dependency: self).sound()
    }
}

final class TopComponent: Component<EmptyDependency>, MiddleDependency {
    let horn: Alarm = { _ in }

    init() { super.init(dependency: EmptyComponent()) }

    func start() { MiddleComponent(dependency: self).start() }
}

@MainActor
final class ShowingComponent: RingDependency {
    let ring: Alarm = { _ in }
}

protocol RingDependency: Dependency {
    var ring: Alarm { get }
}

final class RingComponent: Component<any RingDependency> {
    func sound() { dependency.ring(1) }
}

@MainActor
func start() {
    DamComponent().start()
    _ = GateComponent(dependency: OpenProvider()).open()
    _ = GateComponent(dependency: CountingProvider()).open()
    _ = GateComponent(dependency: LazyProvider()).open()
    _ = GateComponent(dependency: LoggingProvider()).open()
    _ = GateComponent(dependency: CallingProvider()).open()
    TowerComponent().start()
    TopComponent().start()
    RingComponent(dependency: ShowingComponent()).sound()
}
