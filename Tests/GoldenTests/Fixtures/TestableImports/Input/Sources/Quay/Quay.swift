import Cranes
@testable import Dock
import RIBs

protocol QuayDependency: Dependency {}

final class QuayComponent: BerthComponent<QuayDependency>, CraneDependency {}

final class QuayBuilder: Builder<QuayDependency> {
    func build() -> Winch { CraneBuilder(dependency: QuayComponent(dependency: dependency)).build() }
}
