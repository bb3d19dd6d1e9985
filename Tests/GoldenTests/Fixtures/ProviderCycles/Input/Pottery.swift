import RIBs

// Making the kiln needs the kiln: three times for real, and many times only at first sight.

final class Kiln {
    let clay: Clay?

    init(clay: Clay) { self.clay = clay }
    init(later: @escaping () -> Clay) { clay = nil }
    init() { clay = nil }

    func fire() {}
}

final class Clay {
    init(kiln: Kiln) {}
    init() {}
}

final class PotteryComponent: Component<EmptyDependency>, WheelDependency {
    // The kiln takes the clay, the clay takes the shelf, the shelf takes the kiln.
    var kiln: Kiln { shared { Kiln(clay: clay) } }
    var clay: Clay { Clay(kiln: shelf) }
    lazy var shelf: Kiln = {
        let kiln = self.kiln
        kiln.fire()
        return kiln
    }()

    // The wheel's speed comes from the wheel, which asks for it.
    var speed: Int { WheelComponent(dependency: self).turns }

    func open() { WheelBuilder(dependency: self).build() }
}

protocol WheelDependency: Dependency {
    var speed: Int { get }
}

final class WheelComponent: Component<WheelDependency> {
    var turns: Int { dependency.speed * 2 }

    // It takes itself.
    var grip: Int { grip + 1 }
}

final class WheelBuilder: Builder<WheelDependency> {
    func build() { print(WheelComponent(dependency: dependency).grip) }
}

enum Sunday {
    static func begin() { PotteryComponent(dependency: EmptyComponent()).open() }
}
