import RIBs

protocol RoseDependency: Dependency { var light: Light { get } }

final class RoseComponent: Component<any RoseDependency> {
    var light: Light { dependency.light }
}

final class RoseBuilder: Builder<any RoseDependency>, ChildBuilder {
    required override init(dependency: any RoseDependency) { super.init(dependency: dependency) }

    func build() -> Int {
        let component = RoseComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

final class ThornComponent: Component<any RoseDependency> {
    var light: Light { dependency.light }
}

final class ThornBuilder: Builder<any RoseDependency>, ChildBuilder {
    required override init(dependency: any RoseDependency) { super.init(dependency: dependency) }

    func build() -> Int {
        let component = ThornComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol TulipDependency: Dependency { var light: Light { get } }

final class TulipComponent: Component<any TulipDependency> {
    var light: Light { dependency.light }
}

final class TulipBuilder: BaseBuilder<any TulipDependency> {
    func build() -> Int {
        let component = TulipComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol LilyDependency: Dependency { var light: Light { get } }

final class LilyComponent: Component<any LilyDependency> {
    var light: Light { dependency.light }
}

final class LilyBuilder: Builder<any LilyDependency> {
    func build() -> Int {
        let component = LilyComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol ClayDependency: PotDependency {}

protocol PotDependency: Dependency { var light: Light { get } }

final class PotComponent: Component<any PotDependency> {
    var light: Light { dependency.light }
}

final class PotBuilder: Builder<any PotDependency> {
    func build() -> Int {
        let component = PotComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol BasketDependency: Dependency { var light: Light { get } }

final class BasketComponent: Component<any BasketDependency> {
    var light: Light { dependency.light }
}

final class BasketBuilder: Builder<any BasketDependency> {
    func build() -> Int {
        let component = BasketComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol IvyDependency: Dependency { var light: Light { get } }

final class IvyComponent: Component<any IvyDependency> {
    var light: Light { dependency.light }
}

final class IvyBuilder: Builder<any IvyDependency> {
    func build() -> Int {
        let component = IvyComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol VineDependency: Dependency { var light: Light { get } }

final class VineComponent: Component<any VineDependency> {
    var light: Light { dependency.light }
}

final class VineBuilder: Builder<any VineDependency> {
    func build() -> Int {
        let component = VineComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol FernDependency: Dependency { var light: Light { get } }

final class FernComponent: Component<any FernDependency> {
    var light: Light { dependency.light }
}

final class FernBuilder: Builder<any FernDependency> {
    func build() -> Int {
        let component = FernComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol ReedDependency: Dependency { var light: Light { get } }

final class ReedComponent: Component<any ReedDependency> {
    var light: Light { dependency.light }
}

final class ReedBuilder: Builder<any ReedDependency> {
    func build() -> Int {
        let component = ReedComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}

protocol MossDependency: Dependency { var light: Light { get } }

final class MossComponent: Component<any MossDependency> {
    var light: Light { dependency.light }
}

final class MossBuilder: Builder<any MossDependency> {
    func build() -> Int {
        let component = MossComponent(dependency: dependency)
        return withExtendedLifetime(component.light) { 1 }
    }
}
