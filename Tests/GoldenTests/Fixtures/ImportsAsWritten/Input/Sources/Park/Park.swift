private import Kiosk
internal import Prelude

final class ParkComponent: Component<any EmptyDependency>, GateDependency {
    let bench = Bench()

    init() { super.init(dependency: EmptyComponent()) }
}

protocol GateDependency: Dependency, GateDependencyKiosk {}

final class GateComponent: Component<any GateDependency> {
    let title = "Ice"
}

final class GateBuilder: Builder<any GateDependency> {
    func build() -> [Any] { KioskBuilder(dependency: GateComponent(dependency: dependency)).build() }
}

@main
enum Park {
    static func main() { print(GateBuilder(dependency: ParkComponent()).build()) }
}
