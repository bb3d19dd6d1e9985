import RIBs

// The effects of a requirement belong to all that passes it on. What has fewer effects serves as well.

struct Burnt: Error {}

struct Dough {}

protocol BakeryDependency: Dependency, BakeryDependencyOven, BakeryDependencyShelf {
    var flour: Int { get throws }
}

final class BakeryComponent: Component<BakeryDependency> {}

final class BakeryBuilder: Builder<BakeryDependency> {
    func build() {
        let component = BakeryComponent(dependency: dependency)
        OvenBuilder(dependency: component).build()
        ShelfBuilder(dependency: component).build()
    }
}

protocol OvenDependency: Dependency {
    var dough: Dough { get async throws }
    var heat: Int { get async throws(Burnt) }
    var flour: Int { get async throws }
    var name: String { get async }
    var never: Int { get throws(Never) }
}

final class OvenComponent: Component<OvenDependency> {}

final class OvenBuilder: Builder<OvenDependency> {
    func build() {
        let dependency = OvenComponent(dependency: dependency).dependency
        Task {
            print(try await dependency.dough, try await dependency.heat, try await dependency.flour)
            print(await dependency.name, dependency.never)
        }
    }
}

// The same name with fewer effects: one member has to serve both.
protocol ShelfDependency: Dependency {
    var dough: Dough { get throws }
    var flour: Int { get throws }
}

final class ShelfComponent: Component<ShelfDependency> {}

final class ShelfBuilder: Builder<ShelfDependency> {
    func build() {
        let dependency = ShelfComponent(dependency: dependency).dependency
        print((try? dependency.dough) as Any, (try? dependency.flour) as Any)
    }
}

final class AppComponent: EmptyComponent, BakeryDependency {
    var dough: Dough { get throws { Dough() } }
    var heat: Int { get async throws(Burnt) { 200 } }
    let flour = 3
    let name = "Rye"
    var never: Int { get throws(Never) { 0 } }
}

enum Street {
    static func open() { BakeryBuilder(dependency: AppComponent()).build() }
}

// The error depends on the build.
#if EMBEDDED
    enum ScaleError: Error { case broken }
#else
    typealias ScaleError = any Error
#endif

protocol ScaleDependency: Dependency {
    var limit: Int { get throws(ScaleError) }
    func weigh(_ grams: Int) throws(ScaleError) -> Int
}

final class ScaleComponent: Component<ScaleDependency> {
    func use() throws { print(try dependency.limit, try dependency.weigh(3)) }
}

final class CounterComponent: Component<EmptyDependency>, ScaleDependency {
    var limit: Int { get throws { 5_000 } }

    init() { super.init(dependency: EmptyComponent()) }

    func weigh(_ grams: Int) throws -> Int { grams }

    func open() throws { try ScaleComponent(dependency: self).use() }
}

enum Market {
    static func open() throws { try CounterComponent().open() }
}
