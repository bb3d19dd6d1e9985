import RIBs

// Nobody builds the cellar, so nobody builds the wine shelf either.

protocol CellarDependency: Dependency {
    var statue: Statue { get }
}

final class CellarComponent: Component<CellarDependency> {
    let temperature = 12
}

extension CellarComponent: WineShelfDependency {}

final class CellarBuilder: Builder<CellarDependency> {
    func build() { WineShelfBuilder(dependency: CellarComponent(dependency: dependency)).build() }
}

protocol WineShelfDependency: Dependency {
    var temperature: Int { get }
}

final class WineShelfComponent: Component<WineShelfDependency> {}

final class WineShelfBuilder: Builder<WineShelfDependency> {
    func build() { _ = WineShelfComponent(dependency: dependency) }
}
