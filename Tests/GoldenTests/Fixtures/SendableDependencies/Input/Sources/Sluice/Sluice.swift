import RIBs

// Swift 6 mode: what serves a dependency that is `Sendable`, and function types of which only the property is `@Sendable`.

typealias Alarm = (Int) -> Void
typealias SentAlarm = @Sendable (Int) -> Void

final class Gauge: Sendable {}

struct Pair<Value> {
    let value: Value
}

protocol GateDependency: Dependency, Sendable {
    var gauge: Gauge { get }
}

final class GateComponent: Component<any GateDependency> {
    func open() -> Gauge { dependency.gauge }
}

// What the class says of itself counts, and what its superclass says.
final class UncheckedComponent: Component<EmptyDependency>, @unchecked Sendable {
    var gauge = Gauge()

    init() { super.init(dependency: EmptyComponent()) }

    func start() { _ = GateComponent(dependency: self).open() }
}

class GuardedComponent: Component<EmptyDependency>, @unchecked Sendable {
    var level = 0

    init() { super.init(dependency: EmptyComponent()) }
}

final class HeirComponent: GuardedComponent, @unchecked Sendable {
    let gauge = Gauge()

    func start() { _ = GateComponent(dependency: self).open() }
}

@MainActor
final class IsolatedComponent: Component<EmptyDependency> {
    let gauge = Gauge()
    var level = 0

    init() { super.init(dependency: EmptyComponent()) }

    func start() { _ = GateComponent(dependency: self).open() }
}

@MainActor
protocol Shown {}

final class ShownProvider: Shown, GateDependency {
    let gauge = Gauge()
    var level = 0
}

// The compiler checks what a class stores.
final class PlainProvider: GateDependency {
    let gauge = Gauge()
    let alarm: SentAlarm = { _ in }
    let depths: [Int] = []
    static let step = 1
    nonisolated(unsafe) var raw: [Any] = []
    @MainActor var shown = 0
    var twice: Int { depths.count * 2 }
}

// A property may be more than the requirement asks for: only its own function type.
protocol BellDependency: Dependency {
    var alarm: Alarm { get }
    var chime: Alarm { get }
    var list: [SentAlarm] { get }
    var pair: Pair<SentAlarm> { get }
    var shown: @MainActor () -> Void { get }
    var wired: (SentAlarm) -> Alarm? { get }
}

final class BellComponent: Component<any BellDependency> {
    func ring() -> [Any] {
        [
            dependency.alarm, dependency.chime, dependency.list, dependency.pair, dependency.shown, dependency.wired,
        ]
    }
}

final class TowerComponent: Component<EmptyDependency>, BellDependency {
    var alarm: SentAlarm { { _ in } }
    let chime: @Sendable (Int) -> Void = { _ in }
    let list: [@Sendable (Int) -> Void] = []
    var pair: Pair<SentAlarm> { Pair(value: { _ in }) }
    let shown: @MainActor @Sendable () -> Void = {}
    let wired: (SentAlarm) -> ((Int) -> Void)? = { _ in nil }

    init() { super.init(dependency: EmptyComponent()) }

    func start() { _ = BellComponent(dependency: self).ring() }
}

// What two children require is forwarded as the stricter of both requires it.
protocol LoudDependency: Dependency {
    var horn: Alarm { get }
}

protocol SoftDependency: Dependency {
    var horn: SentAlarm { get }
}

final class LoudComponent: Component<any LoudDependency> {
    func sound() { dependency.horn(1) }
}

final class SoftComponent: Component<any SoftDependency> {
    func sound() { dependency.horn(2) }
}

protocol MiddleDependency: Dependency, MiddleDependencyLoud, MiddleDependencySoft {}

final class MiddleComponent: Component<any MiddleDependency> {
    func start() {
        LoudComponent(dependency: self).sound()
        SoftComponent(dependency: self).sound()
    }
}

final class TopComponent: Component<EmptyDependency> {
    let horn: SentAlarm = { _ in }

    init() { super.init(dependency: EmptyComponent()) }

    func start() { MiddleComponent(dependency: self).start() }
}

@MainActor
func start() {
    UncheckedComponent().start()
    HeirComponent().start()
    IsolatedComponent().start()
    _ = GateComponent(dependency: ShownProvider()).open()
    _ = GateComponent(dependency: PlainProvider()).open()
    TowerComponent().start()
    TopComponent().start()
}
