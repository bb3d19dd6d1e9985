import RIBs

protocol HammerDependency: Dependency {
    var wood: Wood { get }
}

final class HammerBuilder: Builder<HammerDependency> {
    func build() -> Any { dependency.wood }
}

protocol DrillDependency: Dependency {
    var wood: Wood { get }
}

final class DrillBuilder: Builder<DrillDependency> {
    func build() -> Any { dependency.wood }
}

protocol SawDependency: Dependency {
    var wood: Wood { get }
}

final class SawBuilder: Builder<SawDependency> {
    func build() -> Any { dependency.wood }
}

protocol PlaneDependency: Dependency {
    var wood: Wood { get }
}

final class PlaneBuilder: Builder<PlaneDependency> {
    func build() -> Any { dependency.wood }
}

protocol LatheDependency: Dependency {
    var wood: Wood { get }
}

final class LatheBuilder: Builder<LatheDependency> {
    func build() -> Any { dependency.wood }
}

protocol FileDependency: Dependency {
    var wood: Wood { get }
}

final class FileBuilder: Builder<FileDependency> {
    func build() -> Any { dependency.wood }
}

protocol ViceDependency: Dependency {
    var wood: Wood { get }
}

final class ViceBuilder: Builder<ViceDependency> {
    func build() -> Any { dependency.wood }
}

protocol GlueDependency: Dependency {
    var wood: Wood { get }
}

final class GlueBuilder: Builder<GlueDependency> {
    func build() -> Any { dependency.wood }
}
