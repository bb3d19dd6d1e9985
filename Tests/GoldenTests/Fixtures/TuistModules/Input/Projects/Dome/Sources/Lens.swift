import RIBs

protocol LensDependency: Dependency {
    var mirror: Int { get }
}

final class LensComponent: Component<LensDependency> {}

final class LensBuilder: Builder<LensDependency> {
    func build() { _ = LensComponent(dependency: dependency) }
}
