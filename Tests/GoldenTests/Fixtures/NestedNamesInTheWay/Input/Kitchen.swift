import RIBs

// What a component's extensions call by a name is first of all what the component, its superclass and its protocols declare.

class Stove {}
struct Recipe {}
struct Course {}

protocol KitchenDependency: Dependency, KitchenDependencyTable {}

class Room<D>: Component<D> {
    typealias Stove = Int
}

protocol Serving {
    associatedtype Course
    var course: Course { get }
}

final class KitchenComponent<Recipe>: Room<KitchenDependency>, Serving {
    enum Set { case all }
    struct Burner {}

    let recipes: [Recipe] = []
    let course = "main"
}

protocol TableDependency: Dependency {
    var stove: Stove { get }
    var courses: [String: Course] { get }
    var seats: Set<Int> { get }
    func cook(_ recipe: Recipe, on stove: Stove?) -> Course
}

final class TableComponent: Component<TableDependency> {
    func serve() -> [Any] {
        [dependency.stove, dependency.courses, dependency.seats, dependency.cook(Recipe(), on: nil)]
    }
}

final class KitchenBuilder: Builder<KitchenDependency> {
    func build() -> [Any] { TableComponent(dependency: KitchenComponent<String>(dependency: dependency)).serve() }
}

final class HouseComponent: Component<EmptyDependency>, KitchenDependency {
    let stove = Stove()
    let courses: [String: Course] = [:]
    let seats: Set<Int> = []

    init() { super.init(dependency: EmptyComponent()) }

    func cook(_ recipe: Recipe, on stove: Stove?) -> Course { Course() }
}

func live() { _ = KitchenBuilder(dependency: HouseComponent()).build() }
