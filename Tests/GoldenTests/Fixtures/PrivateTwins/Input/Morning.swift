import RIBs

// `TourComponent` and its dependency are private to two files: two scopes, each below its own parent.

final class MorningComponent: Component<EmptyDependency>, TourDependency {
    fileprivate var guide: Guide { Guide() }

    func begin() { TourBuilder(dependency: self).build() }
}

private struct Guide {}

private protocol TourDependency: Dependency {
    var guide: Guide { get }
}

private final class TourComponent: Component<TourDependency> {
    func walk() { print(dependency.guide) }
}

private final class TourBuilder: Builder<TourDependency> {
    func build() { TourComponent(dependency: dependency).walk() }
}

enum Museum {
    static func open() {
        MorningComponent(dependency: EmptyComponent()).begin()
        EveningComponent(dependency: EmptyComponent()).begin()
    }
}
