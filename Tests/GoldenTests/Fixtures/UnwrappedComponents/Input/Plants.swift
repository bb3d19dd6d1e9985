import RIBs

protocol FernDependency: Dependency { var heater: Heater { get } }

final class FernComponent: Component<FernDependency> {
    var heater: Heater { dependency.heater }
}

final class FernBuilder: Builder<FernDependency> {
    func build() -> Int {
        let component = FernComponent(dependency: dependency)
        return withExtendedLifetime(component.heater) { 1 }
    }
}

protocol PalmDependency: Dependency { var heater: Heater { get } }

final class PalmComponent: Component<PalmDependency> {
    var heater: Heater { dependency.heater }
}

final class PalmBuilder: Builder<PalmDependency> {
    func build() -> Int {
        let component = PalmComponent(dependency: dependency)
        return withExtendedLifetime(component.heater) { 1 }
    }
}

protocol OrchidDependency: Dependency { var heater: Heater { get } }

final class OrchidComponent: Component<OrchidDependency> {
    var heater: Heater { dependency.heater }
}

final class OrchidBuilder: Builder<OrchidDependency> {
    func build() -> Int {
        let component = OrchidComponent(dependency: dependency)
        return withExtendedLifetime(component.heater) { 1 }
    }
}

protocol LotusDependency: Dependency { var heater: Heater { get } }

final class LotusComponent: Component<LotusDependency> {
    var heater: Heater { dependency.heater }
}

final class LotusBuilder: Builder<LotusDependency> {
    func build() -> Int {
        let component = LotusComponent(dependency: dependency)
        return withExtendedLifetime(component.heater) { 1 }
    }
}

protocol CactusDependency: Dependency { var heater: Heater { get } }

final class CactusComponent: Component<CactusDependency> {
    var heater: Heater { dependency.heater }
}

final class CactusBuilder: Builder<CactusDependency> {
    func build() -> Int {
        let component = CactusComponent(dependency: dependency)
        return withExtendedLifetime(component.heater) { 1 }
    }
}

protocol MossDependency: Dependency { var heater: Heater { get } }

final class MossComponent: Component<MossDependency> {
    var heater: Heater { dependency.heater }
}

final class MossBuilder: Builder<MossDependency> {
    func build() -> Int {
        let component = MossComponent(dependency: dependency)
        return withExtendedLifetime(component.heater) { 1 }
    }
}
