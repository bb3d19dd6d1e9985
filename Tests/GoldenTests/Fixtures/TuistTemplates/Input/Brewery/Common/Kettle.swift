import RIBs

struct Heat {}

protocol KettleDependency: Dependency {
    var heat: Heat { get }
}

// The app makes it, and so does the board.
final class KettleComponent: Component<KettleDependency> {
    func boil() { print(dependency.heat) }
}

// Only the board makes it. It is no dead code, although it counts for the app.
final class GaugeComponent: Component<KettleDependency> {
    func read() { print(dependency.heat) }
}

// Neither of them makes it.
final class SpoonComponent: Component<KettleDependency> {
    func stir() { print(dependency.heat) }
}
