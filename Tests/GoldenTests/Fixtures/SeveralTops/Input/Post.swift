import RIBs

struct Scales {}
struct Stamps {}

/// The tops of three trees: only the last has scales.
final class TownComponent: Component<EmptyDependency>, CounterDependency {
    init() { super.init(dependency: EmptyComponent()) }
}

final class VillageComponent: Component<EmptyDependency>, CounterDependency {
    init() { super.init(dependency: EmptyComponent()) }
}

final class CityComponent: Component<EmptyDependency>, CounterDependency, ParcelDependency {
    var scales: Scales { Scales() }
    var stamps: Stamps { Stamps() }
    init() { super.init(dependency: EmptyComponent()) }
}

func open() {
    CounterBuilder(dependency: TownComponent()).build()
    CounterBuilder(dependency: VillageComponent()).build()
    CounterBuilder(dependency: CityComponent()).build()
    let village = VillageComponent()
    ParcelBuilder(dependency: village).build()
    ParcelBuilder(dependency: TownComponent()).build()
    ParcelBuilder(dependency: CityComponent()).build()
}

protocol CounterDependency: Dependency {}

final class CounterComponent: Component<CounterDependency> {}

final class CounterBuilder: Builder<CounterDependency> {
    func build() {
        let component = CounterComponent(dependency: dependency)
        LetterBuilder(dependency: component).build()
        PostcardBuilder(dependency: component).build()
    }
}

/// Below the counter, by which every way leads.
protocol LetterDependency: Dependency {
    var stamps: Stamps { get }
}

final class LetterComponent: Component<LetterDependency> {}

final class LetterBuilder: Builder<LetterDependency> {
    func build() { print(LetterComponent(dependency: dependency).dependency.stamps) }
}

protocol PostcardDependency: Dependency {
    var stamps: Stamps { get }
}

final class PostcardComponent: Component<PostcardDependency> {}

final class PostcardBuilder: Builder<PostcardDependency> {
    func build() { print(PostcardComponent(dependency: dependency).dependency.stamps) }
}

/// Right below the tops.
protocol ParcelDependency: Dependency {
    var scales: Scales { get }
}

final class ParcelComponent: Component<ParcelDependency> {}

final class ParcelBuilder: Builder<ParcelDependency> {
    func build() { print(ParcelComponent(dependency: dependency).dependency.scales) }
}
