import RIBs

enum About {
    protocol Dependency: RIBs.Dependency {
        var version: String { get }
        var units: Settings.Units { get }
    }

    final class Component: RIBs.Component<Dependency> {}

    final class Builder: RIBs.Builder<Dependency> {
        func build() -> Router<Interactor> {
            _ = Component(dependency: dependency)
            return Router(interactor: Interactor())
        }
    }
}

extension Settings.Component {
    var units: Settings.Units { dependency.units }
}
