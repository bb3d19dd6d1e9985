import RIBs

/// Creates children through the types of their builders: metatypes, associated types and result builders.
final class Light {}

/// A builder that others only know as a generic parameter.
protocol ChildBuilder {
    associatedtype Needs
    init(dependency: Needs)
    func build() -> Int
}

protocol NurseryDependency: Dependency {}

final class NurseryComponent: Component<NurseryDependency>, SeedDependency, ShootDependency, BulbDependency,
    TreeDependency, GraftDependency, MossDependency, FernDependency, CompostDependency
{
    var light: Light { Light() }
    var water: Int { 2 }
}

final class NurseryBuilder: Builder<NurseryDependency> {
    func build() -> [Int] {
        let component = NurseryComponent(dependency: dependency)
        let bench = Bench(component: component)
        return [
            bench.describe(WeedBuilder.self), bench.attach(SeedBuilder.self), bench.attached(ShootBuilder.self).build(),
            Shelf<BulbBuilder>(component: component).build(),
            Row(child: TreeBuilder.self, component: component).build(),
            GraftFactory(component: component).make(), bench.plant { MossPot(component) },
            bench.plant {
                MossBuilder(dependency: component)
                FernBuilder(dependency: component)
            }, Compost(component: CompostComponent(dependency: component)).build(),
        ]
    }
}

/// Creates any builder from its type.
final class Bench {
    let component: NurseryComponent

    init(component: NurseryComponent) { self.component = component }

    func attach<B: ChildBuilder>(_ type: B.Type) -> Int where B.Needs == any SeedDependency {
        B(dependency: component).build()
    }

    func attached<B>(_ type: B.Type) -> B where B: ChildBuilder, B.Needs == any ShootDependency {
        type.init(dependency: component)
    }

    /// Creates nothing.
    func describe<B: ChildBuilder>(_ type: B.Type) -> Int { "\(type)".count }

    func plant(@Pots _ pots: () -> [Int]) -> Int { pots().count }
}

/// The same for the parameter of a type.
final class Shelf<B: ChildBuilder> where B.Needs == any BulbDependency {
    let component: NurseryComponent

    init(component: NurseryComponent) { self.component = component }

    func build() -> Int { B(dependency: component).build() }
}

final class Row<B: ChildBuilder> where B.Needs == any TreeDependency {
    let child: B.Type
    let component: NurseryComponent

    init(child: B.Type, component: NurseryComponent) {
        self.child = child
        self.component = component
    }

    func build() -> Int { child.init(dependency: component).build() }
}

/// The type of the child is an associated type.
protocol Factory {
    associatedtype Child: ChildBuilder where Child.Needs == any GraftDependency
    var component: NurseryComponent { get }
    var child: Child.Type { get }
}

extension Factory {
    func make() -> Int { child.init(dependency: component).build() }
}

final class GraftFactory: Factory {
    let component: NurseryComponent
    let child = GraftBuilder.self

    init(component: NurseryComponent) { self.component = component }
}

/// The same names in another scope, which creates only what is passed to it.
final class Compost {
    let component: CompostComponent

    init(component: CompostComponent) { self.component = component }

    func attach<B: ChildBuilder>(_ type: B.Type) -> Int where B.Needs == any WeedDependency {
        B(dependency: component).build()
    }

    func build() -> Int { attach(WeedBuilder.self) + withExtendedLifetime(component.light) { 1 } }
}

protocol CompostDependency: Dependency { var light: Light { get } }

final class CompostComponent: Component<any CompostDependency>, WeedDependency {
    var light: Light { dependency.light }
}

struct MossPot {
    let dependency: any MossDependency

    init(_ dependency: any MossDependency) { self.dependency = dependency }
}

@resultBuilder
enum Pots {
    static func buildExpression(_ builder: MossBuilder) -> Int { builder.build() }
    static func buildExpression(_ builder: FernBuilder) -> Int { builder.build() }
    static func buildExpression(_ pot: MossPot) -> Int { MossBuilder(dependency: pot.dependency).build() }
    static func buildBlock(_ parts: Int...) -> [Int] { parts }
}

extension EmptyComponent: NurseryDependency {}

func start() -> [Int] { NurseryBuilder(dependency: EmptyComponent()).build() }
