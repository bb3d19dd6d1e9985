import RIBs

// Nothing here needs itself.

struct Later<Value> {
    let value: () -> Value

    init(_ value: @autoclosure @escaping () -> Value) { self.value = value }
}

class StudioBase<D>: Component<D> {
    var light: Int { 3 }
    var shade: Int { light - 1 }
}

final class StudioComponent: StudioBase<EmptyDependency>, EaselDependency {
    private var known: Kiln?
    weak var neighbour: StudioComponent?
    let isWarm = true

    // The one reads the other later.
    var kiln: Kiln { shared { Kiln(later: { self.clay }) } }
    var clay: Clay { shared { Clay(kiln: kiln) } }

    // Kept for whoever asks.
    lazy var supply: () -> Clay = { Clay(kiln: self.second) }
    lazy var second: Kiln = Kiln(later: supply)
    var third: Later<Clay> { Later(Clay(kiln: fourth)) }
    var fourth: Kiln { Kiln(later: third.value) }

    // Only where nothing is known yet, and never twice.
    var cached: Kiln {
        if let known { return known }
        let made = Kiln(clay: fresh)
        known = made
        return made
    }
    var fresh: Clay { Clay(kiln: cached) }

    // Taken from another one, if there is one.
    var depth: Int { (neighbour?.depth ?? 0) + 1 }
    var warmth: Int { isWarm ? 3 : cold }
    var cold: Int { warmth - 3 }

    // The superclass's own, and a local of the name.
    override var light: Int { super.light + 1 }
    override var shade: Int {
        let shade = super.shade
        return shade + light
    }

    // Builders hold the component; what they build reads it later.
    var easel: EaselBuilder { EaselBuilder(dependency: self) }
    var paint: Int { easel.hashValue }

    func open() {
        easel.build()
        print(kiln, clay, second, fourth, fresh, depth, cold, shade)
    }
}

protocol EaselDependency: Dependency {
    var paint: Int { get }
}

final class EaselComponent: Component<EaselDependency> {
    var colour: Int { dependency.paint }
}

final class EaselBuilder: Builder<EaselDependency> {
    let hashValue = 1

    func build() { print(EaselComponent(dependency: dependency).colour) }
}

enum Monday {
    static func begin() { StudioComponent(dependency: EmptyComponent()).open() }
}
