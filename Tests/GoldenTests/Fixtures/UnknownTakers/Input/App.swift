import RIBs

// Who takes the component, no source tells: said where it happens, and nothing is called unreachable for it.

protocol OvenDependency: Dependency { var heat: Int { get } }

final class OvenComponent: Component<OvenDependency> {}

final class OvenBuilder: Builder<OvenDependency> {
    func build() { print(OvenComponent(dependency: dependency).dependency.heat) }
}

final class BakeryComponent: Component<EmptyDependency>, OvenDependency {
    var heat: Int { 220 }

    init() { super.init(dependency: EmptyComponent()) }
}

enum Bakery {
    static func open() {
        let component = BakeryComponent()
        for (hour, oven) in Dictionary(dictionaryLiteral: (4, OvenBuilder.self)) {
            print(hour)
            oven.init(dependency: component).build()
        }
    }
}
