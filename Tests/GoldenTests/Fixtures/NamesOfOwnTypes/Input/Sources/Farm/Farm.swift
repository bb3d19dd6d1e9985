import Bed
import RIBs
import Seeds

final class FarmComponent: Component<EmptyDependency>, FieldDependency {
    let bean = Seeds.Bean()
    let grain = Seeds.Grain()
    let key = Seeds.Shed.Key()
    let count: Swift.Result<[Seeds.Bean: Int], Seeds.Rot> = .success([:])
    let dry: (_ bean: Seeds.Bean, Seeds.Grain?) -> [Seeds.Bean] = { bean, _ in [bean] }
    var ripe: Seeds.Bean { get throws(Seeds.Rot) { bean } }
    @Seeds.Frost var frozen: Int { 0 }
    let freeze: @Seeds.Frost (Seeds.Bean) -> Void = { _ in }
    func sow<Plant: Seeds.Sprouting>(_ plant: Plant, Bean: Seeds.Bean) -> Seeds.Grain? { nil }

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> [Any] { FieldBuilder(dependency: self).build() }
}

protocol FieldDependency: Dependency, FieldDependencyBed {}

final class FieldComponent: Component<FieldDependency> {}

final class FieldBuilder: Builder<FieldDependency> {
    func build() -> [Any] { BedBuilder(dependency: FieldComponent(dependency: dependency)).build() }
}

func start() -> [Any] { FarmComponent().start() }
