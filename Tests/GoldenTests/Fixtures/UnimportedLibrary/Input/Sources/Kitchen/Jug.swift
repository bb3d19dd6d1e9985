import Foundation
import Tray

/// A module that the file imports exports the library.
protocol JugDependency: Dependency { var cups: Int { get } }

final class JugComponent: Component<any JugDependency> {}

final class JugBuilder: Builder<any JugDependency> {
    func build() -> Int { JugComponent(dependency: dependency).dependency.cups }
}
