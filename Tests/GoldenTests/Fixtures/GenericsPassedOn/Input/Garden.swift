import RIBs

// Builders that stand for generic parameters, and are passed on as such.

class Light {}

protocol ChildBuilder: Buildable {
    init(dependency: any RoseDependency)
    func build() -> Int
}

/// Creates what it is given.
func plant<B: ChildBuilder>(_ type: B.Type, _ dependency: any RoseDependency) -> Int {
    water(type, dependency)
}

func water<T: ChildBuilder>(_ type: T.Type, _ dependency: any RoseDependency) -> Int {
    harvest(T.self, with: dependency)
}

func harvest<C: ChildBuilder>(_ type: C.Type, with dependency: any RoseDependency) -> Int {
    type.init(dependency: dependency).build()
}

/// No code calls it.
func weed<C: ChildBuilder>(_ type: C.Type, with dependency: any RoseDependency) -> Int {
    harvest(type, with: dependency)
}

class BaseBuilder<D>: Builder<D> {
    required override init(dependency: D) { super.init(dependency: dependency) }
}

/// The superclass says what a builder depends on.
func makeBuilder<D, B: BaseBuilder<D>>(_ type: B.Type, _ dependency: D) -> B {
    B(dependency: dependency)
}

/// A generic class that creates one child.
final class Bed<D: LilyDependency> {
    private let dependency: D

    init(dependency: D) { self.dependency = dependency }

    func grow() -> Int { LilyBuilder(dependency: dependency).build() }
}

extension ClayDependency {
    func makePot() -> Int { PotBuilder(dependency: self).build() }
}

/// Only one of its hosts is a scope.
struct Tools<Host> {
    let host: Host
}

extension Tools where Host == GardenComponent {
    func sow() -> Int { FernBuilder(dependency: host).build() }
}

/// Its host is written where it is made.
extension Tools where Host == any BasketDependency {
    func dig() -> Int { BasketBuilder(dependency: host).build() }
}

/// The base class of types that hold a component.
class Trellis<Host: ReedDependency> {
    private let host: Host

    init(_ host: Host) { self.host = host }

    func bind() -> Int { ReedBuilder(dependency: host).build() }
}

final class GardenTrellis: Trellis<GardenComponent> {}

/// The same for an associated type. Its other host creates nothing.
protocol Path {
    associatedtype Host
    var host: Host { get }
}

extension Path where Host: MossDependency {
    func pave() -> Int { MossBuilder(dependency: host).build() }
}

struct GardenPath: Path {
    let host: GardenComponent
}

struct StonePath: Path {
    let host: AppComponent
}

protocol GardenDependency: Dependency {}

final class GardenComponent: Component<any GardenDependency>, RoseDependency, TulipDependency, LilyDependency,
    ClayDependency, PotDependency, IvyDependency, VineDependency, FernDependency, ReedDependency,
    MossDependency, BasketDependency
{
    let light = Light()

    var bed: Bed<GardenComponent> { .init(dependency: self) }

    func climb() -> () -> Int? {
        { [weak self] in self.map { IvyBuilder(dependency: $0).build() } }
    }
}

final class GardenBuilder: Builder<any GardenDependency> {
    func build() -> [Int?] {
        let component = GardenComponent(dependency: dependency)
        let spread = { [weak component] in component.flatMap(VineBuilder.init(dependency:))?.build() }
        return [
            plant(RoseBuilder.self, component), makeBuilder(TulipBuilder.self, component).build(), component.bed.grow(),
            (component as any ClayDependency).makePot(), component.climb()(), spread(), Tools(host: component).sow(),
            Tools<any BasketDependency>(host: component).dig(),
            GardenTrellis(component).bind(), GardenPath(host: component).pave(),
        ]
    }
}

final class AppComponent: Component<any EmptyDependency>, GardenDependency {
    init() { super.init(dependency: EmptyComponent()) }

    func start() -> [Int?] { GardenBuilder(dependency: self).build() }
}
