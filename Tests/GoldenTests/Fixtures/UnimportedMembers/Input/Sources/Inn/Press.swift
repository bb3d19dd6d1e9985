import RIBs

protocol PressDependency: Dependency {
    var juice: String { get }
    func pick(_ count: Int)
}

final class PressComponent: Component<PressDependency> {
    func start() {
        dependency.pick(1)
        print(dependency.juice)
    }
}

final class PressBuilder: Builder<PressDependency> {
    func build() { PressComponent(dependency: dependency).start() }
}

extension InnComponent: PressDependency {}
