import Gates
import RIBs

final class MuseumComponent: Component<EmptyDependency> {
    let ticket = Ticket()
    let queue = 3

    init() { super.init(dependency: EmptyComponent()) }
}

enum Day {
    static func begin() { GateBuilder(dependency: MuseumComponent()).build() }
}
