import Bed
import RIBs
import Seeds

final class YardComponent: Component<EmptyDependency>, PlotDependency {
    let bean = Seeds.Bean()
    let grain = Grain()
    let key = Shed.Key()
    let count: Result<[Seeds.Bean: Int], Rot> = .success([:])
    let dry: (_ bean: Seeds.Bean, Grain?) -> [Seeds.Bean] = { bean, _ in [bean] }
    var ripe: Seeds.Bean { get throws(Rot) { bean } }
    @Frost var frozen: Int { 0 }
    let freeze: @Seeds.Frost (Seeds.Bean) -> Void = { _ in }
    func sow<Plant: Sprouting>(_ plant: Plant, Bean: Seeds.Bean) -> Grain? { nil }

    init() { super.init(dependency: EmptyComponent()) }

    func start() -> [Any] { PlotBuilder(dependency: self).build() }
}

/// A fix writes into this protocol and into the class below, and in each some names mean something else.
protocol PlotDependency: Dependency {
    typealias Bean = Int
}

final class PlotComponent: Component<PlotDependency> {
    struct Bean {}
    struct Rot {}
    struct Result {}
    typealias Grain = Never
    enum Frost {}
}

final class PlotBuilder: Builder<PlotDependency> {
    func build() -> [Any] { BedBuilder(dependency: PlotComponent(dependency: dependency)).build() }
}

func start() -> [Any] { YardComponent().start() }
