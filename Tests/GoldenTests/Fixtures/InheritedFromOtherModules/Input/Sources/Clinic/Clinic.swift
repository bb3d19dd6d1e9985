import Instruments
import Lab
import RIBs

protocol ClinicDependency: Dependency, ClinicDependencyLab {}

final class ClinicComponent: EquippedComponent<ClinicDependency>, Heated {}

final class ClinicBuilder: Builder<ClinicDependency> {
    func build() -> String { LabBuilder(dependency: ClinicComponent(dependency: dependency)).build() }
}

final class TownComponent: Component<EmptyDependency>, ClinicDependency {
    let samples = ["salt"]

    init() { super.init(dependency: EmptyComponent()) }
}

enum Town {
    static func open() -> String { ClinicBuilder(dependency: TownComponent()).build() }
}
