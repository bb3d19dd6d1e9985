import RIBs

// No getter with effects serves a reader without them: not the one that makes the value, not the one on the way.

struct Burnt: Error {}

struct Raw: Error {}

protocol BakeryDependency: Dependency, BakeryDependencyOven {
    var flour: Int { get async }
}

final class BakeryComponent: Component<BakeryDependency> {}

final class BakeryBuilder: Builder<BakeryDependency> {
    func build() { OvenBuilder(dependency: BakeryComponent(dependency: dependency)).build() }
}

protocol OvenDependency: Dependency {
    var dough: String { get }
    var flour: Int { get }
    var heat: Int { get throws(Burnt) }
}

final class OvenComponent: Component<OvenDependency> {}

final class OvenBuilder: Builder<OvenDependency> {
    func build() {
        let dependency = OvenComponent(dependency: dependency).dependency
        print(dependency.dough, dependency.flour, (try? dependency.heat) as Any)
    }
}

final class AppComponent: EmptyComponent, BakeryDependency {
    var dough: String { get async throws { "sour" } }
    var heat: Int { get throws(Raw) { 200 } }
    let flour = 3
}

enum Street {
    static func open() { BakeryBuilder(dependency: AppComponent()).build() }
}
