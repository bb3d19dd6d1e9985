import Ferries
import RIBs

protocol QuayDependency: RIBs.Dependency, QuayDependencyFerry {}

final class QuayComponent: Component<QuayDependency> {
    func ferry() -> Ferries.Builder { Ferries.Builder(dependency: self) }
}

final class HarbourComponent: Component<EmptyDependency>, QuayDependency {
    let router = Ferries.Router()

    init() { super.init(dependency: EmptyComponent()) }

    func open() { QuayComponent(dependency: self).ferry().build() }
}

func start() { HarbourComponent().open() }
