import RIBs

protocol SeedDependency: Dependency { var light: Light { get } }

final class SeedComponent: Component<any SeedDependency> {
    var light: Light { dependency.light }
}

final class SeedBuilder: Builder<any SeedDependency>, ChildBuilder {
    required override init(dependency: any SeedDependency) { super.init(dependency: dependency) }

    func build() -> Int {
        let component = SeedComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol ShootDependency: Dependency { var light: Light { get } }

final class ShootComponent: Component<any ShootDependency> {
    var light: Light { dependency.light }
}

final class ShootBuilder: Builder<any ShootDependency>, ChildBuilder {
    required override init(dependency: any ShootDependency) { super.init(dependency: dependency) }

    func build() -> Int {
        let component = ShootComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol BulbDependency: Dependency { var light: Light { get } }

final class BulbComponent: Component<any BulbDependency> {
    var light: Light { dependency.light }
}

final class BulbBuilder: Builder<any BulbDependency>, ChildBuilder {
    required override init(dependency: any BulbDependency) { super.init(dependency: dependency) }

    func build() -> Int {
        let component = BulbComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol TreeDependency: Dependency { var light: Light { get } }

final class TreeComponent: Component<any TreeDependency> {
    var light: Light { dependency.light }
}

final class TreeBuilder: Builder<any TreeDependency>, ChildBuilder {
    required override init(dependency: any TreeDependency) { super.init(dependency: dependency) }

    func build() -> Int {
        let component = TreeComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol GraftDependency: Dependency { var light: Light { get } }

final class GraftComponent: Component<any GraftDependency> {
    var light: Light { dependency.light }
}

final class GraftBuilder: Builder<any GraftDependency>, ChildBuilder {
    required override init(dependency: any GraftDependency) { super.init(dependency: dependency) }

    func build() -> Int {
        let component = GraftComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol MossDependency: Dependency { var light: Light { get } }

final class MossComponent: Component<any MossDependency> {
    var light: Light { dependency.light }
}

final class MossBuilder: Builder<any MossDependency>, ChildBuilder {
    required override init(dependency: any MossDependency) { super.init(dependency: dependency) }

    func build() -> Int {
        let component = MossComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol FernDependency: Dependency { var light: Light { get } }

final class FernComponent: Component<any FernDependency> {
    var light: Light { dependency.light }
}

final class FernBuilder: Builder<any FernDependency>, ChildBuilder {
    required override init(dependency: any FernDependency) { super.init(dependency: dependency) }

    func build() -> Int {
        let component = FernComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol WeedDependency: Dependency { var light: Light { get } }

final class WeedComponent: Component<any WeedDependency> {
    var light: Light { dependency.light }
}

final class WeedBuilder: Builder<any WeedDependency>, ChildBuilder {
    required override init(dependency: any WeedDependency) { super.init(dependency: dependency) }

    func build() -> Int {
        let component = WeedComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}
