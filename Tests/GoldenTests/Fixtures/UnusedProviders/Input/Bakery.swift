import RIBs

struct Oven {}

struct Flour {}

protocol HasRecipe {
    var recipe: String { get }
}

class CounterBase<D>: Component<D> {
    var till: Int { 1 }
}

final class BakeryComponent: CounterBase<EmptyDependency>, CounterDependency, HasRecipe {
    // Nobody reads these two.
    var cellar: Flour { Flour() }
    let attic = Flour()

    // Read below, here, through a protocol, by the superclass's callers.
    var oven: Oven { Oven() }
    var flour: Flour { Flour() }
    var recipe: String { "\(flour)" }
    override var till: Int { 2 }
    private var key: Int { 3 }

    func open() {
        CounterBuilder(dependency: self).build()
        print(till)
    }
}

func read(_ recipe: HasRecipe) { print(recipe.recipe) }

protocol CounterDependency: Dependency {
    var oven: Oven { get }
}

final class CounterComponent: Component<CounterDependency> {
    // It hands on to nobody, and makes nothing.
    var oven: Oven { dependency.oven }
}

final class CounterBuilder: Builder<CounterDependency> {
    func build() { print(CounterComponent(dependency: dependency).dependency.oven) }
}

enum Sunday {
    static func begin() { BakeryComponent(dependency: EmptyComponent()).open() }
}
