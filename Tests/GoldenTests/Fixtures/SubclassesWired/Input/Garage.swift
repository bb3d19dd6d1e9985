import RIBs

struct Lift {}
struct Paint {}

final class GarageComponent: Component<EmptyDependency>, BayDependency {
    let lift = Lift()
    let paint = Paint()

    func open() -> [Any] { BayBuilder(dependency: self).build() }
}

protocol BayDependency: Dependency, BayDependencyBench, BayDependencySpray {}

// Both are handed over: the subclass inherits the wiring for the bench, and needs only that for spraying.

class BayComponent: Component<BayDependency> {
    let number = 1
}

final class LacquerComponent: BayComponent {
    let booth = "north"
}

final class BayBuilder: Builder<BayDependency> {
    func build() -> [Any] {
        let bay = BayComponent(dependency: dependency)
        let lacquer = LacquerComponent(dependency: dependency)
        return BenchBuilder(dependency: bay).build() + BenchBuilder(dependency: lacquer).build()
            + SprayBuilder(dependency: lacquer).build()
    }
}

// The library's own protocol is part of it, and no clause may name that again.
protocol HasLift: AnyObject {
    var lift: Lift { get }
}

typealias BenchDependency = Dependency & HasLift

final class BenchComponent: Component<BenchDependency> {
    var all: [Any] { [dependency.lift] }
}

final class BenchBuilder: Builder<BenchDependency> {
    func build() -> [Any] { BenchComponent(dependency: dependency).all }
}

protocol SprayDependency: Dependency {
    var lift: Lift { get }
    var paint: Paint { get }
    var booth: String { get }
}

final class SprayComponent: Component<SprayDependency> {
    var all: [Any] { [dependency.lift, dependency.paint, dependency.booth] }
}

final class SprayBuilder: Builder<SprayDependency> {
    func build() -> [Any] { SprayComponent(dependency: dependency).all }
}

enum Morning {
    static func begin() -> [Any] { GarageComponent(dependency: EmptyComponent()).open() }
}
