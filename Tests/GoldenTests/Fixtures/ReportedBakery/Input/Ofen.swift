import RIBs

protocol OfenDependency: Dependency {
    var öffnung: (von: Int, bis: Int) { get }
}

final class OfenComponent: Component<OfenDependency> {}

final class OfenBuilder: Builder<OfenDependency> {
    func build() { print(OfenComponent(dependency: dependency).dependency.öffnung) }
}
