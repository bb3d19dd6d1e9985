import RIBs

// What a person has to write for a child that only some builds have stays inside the same `#if`.

final class Oven {}

protocol BakeryDependency: Dependency {}

final class BakeryComponent: Component<BakeryDependency> {
    let recipes = ["rye"]
}

final class BakeryBuilder: Builder<BakeryDependency> {
    func build() {
        let component = BakeryComponent(dependency: dependency)
        CounterBuilder(dependency: component).build()
        #if DEBUG
        InspectionBuilder(dependency: component).build()
        #endif
    }
}

protocol CounterDependency: Dependency {
    var recipes: [String] { get }
}

final class CounterComponent: Component<CounterDependency> {}

final class CounterBuilder: Builder<CounterDependency> {
    func build() { print(CounterComponent(dependency: dependency).dependency.recipes) }
}

final class StreetComponent: Component<EmptyDependency>, BakeryDependency {
    let oven = Oven()

    init() { super.init(dependency: EmptyComponent()) }
}

enum Street {
    static func open() { BakeryBuilder(dependency: StreetComponent()).build() }
}
