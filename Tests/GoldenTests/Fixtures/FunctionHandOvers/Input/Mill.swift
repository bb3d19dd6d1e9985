import RIBs

// Functions as values: in variables and collections, as results, behind subscripts and autoclosures.

final class Part {}

protocol MillDependency: Dependency, MillDependencyBell,
    MillDependencyCrank,
    MillDependencyDrum,
    MillDependencyAxle,
    MillDependencyGear,
    MillDependencyHinge,
    MillDependencyLever,
    MillDependencyMotor,
    MillDependencyPump,
    MillDependencyRatchet,
    MillDependencySpindle {}
final class MillComponent: Component<MillDependency> {}

func compose<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C {
    { second(first($0)) }
}
func shown(_ value: @autoclosure () -> HingeDependency) -> Any { HingeBuilder(dependency: value()).build() }
func made(_ value: () -> LeverDependency) -> Any { LeverBuilder(dependency: value()).build() }

typealias MakeSpindle = (SpindleDependency) -> SpindleBuilder

struct Panel {
    subscript(dependency: GearDependency) -> Any { GearBuilder(dependency: dependency).build() }
    subscript(number: Int) -> Any { number }
}
class Stage<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}
final class MotorStage: Stage<MotorDependency> {
    func build() -> Any { MotorBuilder(dependency: value).build() }
}

final class MillBuilder: Builder<MillDependency> {
    private func bell(_ dependency: BellDependency) -> Any { BellBuilder(dependency: dependency).build() }
    private func number(_ value: Int) -> Int { value }
    private func ratchet(
        _ component: MillComponent,
        make: (RatchetDependency) -> Any = { RatchetBuilder(dependency: $0).build() }
    ) -> Any { make(component) }
    private func spindle(_ component: MillComponent, with maker: MakeSpindle) -> Any { maker(component).build() }

    func build() -> [Any] {
        let component = MillComponent(dependency: dependency)
        let ring = self.bell
        let count = number
        let table: [String: (CrankDependency) -> Any] = ["crank": { CrankBuilder(dependency: $0).build() }]
        let makers = [DrumBuilder.init(dependency:)]
        let composed = compose(AxleBuilder.init(dependency:), { $0.build() })
        var pumps: [PumpDependency] = []
        pumps.append(component)
        return [
            ring(component), count(1), table["crank"]?(component) as Any, makers.map { $0(component).build() },
            composed(component), Panel()[component], Panel()[1], shown(component), made { component },
            MotorStage(component).build(), pumps.map { PumpBuilder(dependency: $0).build() },
            ratchet(component), spindle(component) { .init(dependency: $0) },
        ]
    }
}

protocol BellDependency: Dependency {
    var bell: Part { get }
}
final class BellComponent: Component<BellDependency> {}
final class BellBuilder: Builder<BellDependency> {
    func build() -> Any { BellComponent(dependency: dependency).dependency.bell }
}

protocol CrankDependency: Dependency {
    var crank: Part { get }
}
final class CrankComponent: Component<CrankDependency> {}
final class CrankBuilder: Builder<CrankDependency> {
    func build() -> Any { CrankComponent(dependency: dependency).dependency.crank }
}

protocol DrumDependency: Dependency {
    var drum: Part { get }
}
final class DrumComponent: Component<DrumDependency> {}
final class DrumBuilder: Builder<DrumDependency> {
    func build() -> Any { DrumComponent(dependency: dependency).dependency.drum }
}

protocol AxleDependency: Dependency {
    var axle: Part { get }
}
final class AxleComponent: Component<AxleDependency> {}
final class AxleBuilder: Builder<AxleDependency> {
    func build() -> Any { AxleComponent(dependency: dependency).dependency.axle }
}

protocol GearDependency: Dependency {
    var gear: Part { get }
}
final class GearComponent: Component<GearDependency> {}
final class GearBuilder: Builder<GearDependency> {
    func build() -> Any { GearComponent(dependency: dependency).dependency.gear }
}

protocol HingeDependency: Dependency {
    var hinge: Part { get }
}
final class HingeComponent: Component<HingeDependency> {}
final class HingeBuilder: Builder<HingeDependency> {
    func build() -> Any { HingeComponent(dependency: dependency).dependency.hinge }
}

protocol LeverDependency: Dependency {
    var lever: Part { get }
}
final class LeverComponent: Component<LeverDependency> {}
final class LeverBuilder: Builder<LeverDependency> {
    func build() -> Any { LeverComponent(dependency: dependency).dependency.lever }
}

protocol MotorDependency: Dependency {
    var motor: Part { get }
}
final class MotorComponent: Component<MotorDependency> {}
final class MotorBuilder: Builder<MotorDependency> {
    func build() -> Any { MotorComponent(dependency: dependency).dependency.motor }
}

protocol PumpDependency: Dependency {
    var pump: Part { get }
}
final class PumpComponent: Component<PumpDependency> {}
final class PumpBuilder: Builder<PumpDependency> {
    func build() -> Any { PumpComponent(dependency: dependency).dependency.pump }
}

protocol RatchetDependency: Dependency {
    var ratchet: Part { get }
}
final class RatchetComponent: Component<RatchetDependency> {}
final class RatchetBuilder: Builder<RatchetDependency> {
    func build() -> Any { RatchetComponent(dependency: dependency).dependency.ratchet }
}

protocol SpindleDependency: Dependency {
    var spindle: Part { get }
}
final class SpindleComponent: Component<SpindleDependency> {}
final class SpindleBuilder: Builder<SpindleDependency> {
    func build() -> Any { SpindleComponent(dependency: dependency).dependency.spindle }
}

final class AppComponent: EmptyComponent, MillDependency {
    let bell = Part()
    let crank = Part()
    let drum = Part()
    let axle = Part()
    let gear = Part()
    let hinge = Part()
    let lever = Part()
    let motor = Part()
    let pump = Part()
    let spindle = Part()
    let ratchet = Part()
}

func start() { _ = MillBuilder(dependency: AppComponent()).build() }
