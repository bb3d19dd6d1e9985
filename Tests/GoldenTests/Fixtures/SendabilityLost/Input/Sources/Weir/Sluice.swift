import Locks
import RIBs

// Methods: a result may be `@Sendable` although it need not be, and a parameter need not be although it may.

protocol SluiceDependency: Dependency {
    func alarm() -> SentAlarm
    func bell() -> Alarm?
    func chimes() -> [Alarm]
    func listen(_ alarm: @escaping Alarm)
    func watch(_ alarm: SentAlarm?, level: Int)
    func ring(_ alarm: @escaping @Sendable (Int) -> Void)
    func tell(_ alarm: @escaping (Int) -> Void)
}

final class SluiceComponent: Component<any SluiceDependency> {
    func open() {
        dependency.listen(dependency.alarm())
        dependency.watch(nil, level: dependency.chimes().count)
        dependency.bell()?(1)
        dependency.ring { _ in }
        dependency.tell { _ in }
    }
}

final class LockComponent: Component<EmptyDependency>, SluiceDependency {
    init() { super.init(dependency: EmptyComponent()) }

    func alarm() -> Alarm { { _ in } }
    func bell() -> SentAlarm? { nil }
    func chimes() -> [SentAlarm] { [] }
    func listen(_ alarm: @escaping SentAlarm) {}
    func watch(_ alarm: Alarm?, level: Int) {}
    func ring(_ alarm: @escaping (Int) -> Void) {}
    func tell(_ alarm: @escaping @Sendable (Int) -> Void) {}
}

final class CanalComponent: Component<EmptyDependency>, SluiceDependency {
    init() { super.init(dependency: EmptyComponent()) }

    func alarm() -> SentAlarm { { _ in } }
    func bell() -> Alarm? { nil }
    func chimes() -> [Alarm] { [] }
    func listen(_ alarm: @escaping Alarm) {}
    func watch(_ alarm: Alarm?, level: Int) {}
    func ring(_ alarm: @escaping @Sendable (Int) -> Void) {}
    func tell(_ alarm: @escaping (Int) -> Void) {}
}

func openSluices() {
    openGate()
    SluiceComponent(dependency: LockComponent()).open()
    SluiceComponent(dependency: CanalComponent()).open()
}
