import KilnSupport
import RIBs

// What the macros of the sources themselves say that they add, and read.

@attached(member, names: named(glaze))
macro Glazed() = #externalMacro(module: "KilnMacros", type: "GlazedMacro")

@attached(peer, names: suffixed(InCelsius))
macro Converted() = #externalMacro(module: "KilnMacros", type: "ConvertedMacro")

class Glaze {}

protocol KilnDependency: Dependency, KilnDependencyShelf {
    var heat: Int { get }
}

/// Has `glaze` already, which is not to be written again.
@Glazed
final class KilnComponent: Component<KilnDependency> {
    /// Is read by what the macro writes.
    @Converted var heat: Int { dependency.heat }
}

protocol ShelfDependency: Dependency {
    var glaze: Glaze { get }
    var clay: String { get }
    var heatInCelsius: Int { get }
}

final class ShelfComponent: Component<ShelfDependency> {
    func fire() -> [Any] { [dependency.glaze, dependency.clay, dependency.heatInCelsius] }
}

final class KilnBuilder: Builder<KilnDependency> {
    func build() -> [Any] { ShelfComponent(dependency: KilnComponent(dependency: dependency)).fire() }
}

final class PotteryComponent: Component<EmptyDependency>, KilnDependency {
    let glaze = Glaze()
    let clay = "white"
    let heat = 1200

    init() { super.init(dependency: EmptyComponent()) }
}

func open() { _ = KilnBuilder(dependency: PotteryComponent()).build() }
