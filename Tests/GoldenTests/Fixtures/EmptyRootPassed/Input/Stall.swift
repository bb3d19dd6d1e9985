import RIBs

protocol StallDependency: Dependency {}

final class StallComponent: Component<any StallDependency> {
    var size: Int { 1 }
}

final class StallBuilder: Builder<any StallDependency> {
    func build() -> Int { StallComponent(dependency: dependency).size }
}

protocol TentDependency: Dependency {}

final class TentComponent: Component<any TentDependency> {
    var size: Int { 2 }
}

final class TentBuilder: Builder<any TentDependency> {
    func build() -> Int { TentComponent(dependency: dependency).size }
}

final class BoothBuilder: Builder<EmptyDependency> {
    func build() -> Int { BoothComponent(dependency: dependency).size }
}

final class BoothComponent: Component<EmptyDependency> {
    var size: Int { 3 }
}

final class FairComponent: Component<EmptyDependency>, StallDependency, TentDependency {
    init() { super.init(dependency: EmptyComponent()) }
}

func open() -> Int {
    let component = FairComponent()
    // The library's class conforms to no dependency of the app, although this one requires nothing.
    let tent = TentBuilder(dependency: EmptyComponent())
    let stall = StallBuilder(dependency: component)
    return tent.build() + stall.build() + BoothBuilder(dependency: EmptyComponent()).build()
}
