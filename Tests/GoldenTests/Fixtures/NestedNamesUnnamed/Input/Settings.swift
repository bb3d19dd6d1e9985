import RIBs

/// The settings of a weather app, everything nested in one name.
enum Settings {
    protocol Dependency: RIBs.Dependency {
        var units: Units { get }
    }

    enum Units {
        case metric, imperial
    }

    final class Component: RIBs.Component<Dependency> {
        let version = "1.0"
    }

    final class Builder: RIBs.Builder<Dependency> {
        func build() -> Router<Interactor> {
            let component = Component(dependency: dependency)
            return About.Builder(dependency: component).build()
        }
    }
}
