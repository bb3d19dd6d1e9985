import Ovens
import RIBs

struct Flour {}
struct Yeast {}
struct Salt {}
struct Scales {}

public final class BakeryComponent: Component<EmptyDependency>, OvenDependency {
    /// For the dough.
    private let flour = Flour()
    @available(*, deprecated) fileprivate lazy var yeast: Yeast = Yeast()
    private /* for now */ var salt: Salt { Salt() }
    #if os(Linux)
    private final var scales: Scales { Scales() }
    #else
    private final var scales: Scales { Scales() }
    #endif

    // Two that a public dependency of another module asks for.
    var heat: Heat { Heat() }
    @available(*, deprecated) internal lazy var timer: Timer = Timer()

    init() { super.init(dependency: EmptyComponent()) }

    func bake() {
        OvenBuilder(dependency: self).build()
        DoughBuilder(dependency: self).build()
    }
}

protocol DoughDependency: Dependency {
    var flour: Flour { get }
    var yeast: Yeast { get }
    var salt: Salt { get }
    var scales: Scales { get }
}

final class DoughComponent: Component<DoughDependency> {}

final class DoughBuilder: Builder<DoughDependency> {
    func build() {
        let component = DoughComponent(dependency: dependency)
        print(component.dependency.flour, component.dependency.yeast, component.dependency.salt)
        print(component.dependency.scales)
    }
}

func open() { BakeryComponent().bake() }
