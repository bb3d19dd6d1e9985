import RIBs

/// The parent cannot hand on one name with two types, even where the top could.
final class PostComponent: Component<EmptyDependency> {
    let weight = 12

    func open() { CounterBuilder(dependency: self).build() }
}

protocol CounterDependency: Dependency, CounterDependencyLetter, CounterDependencyParcel {}

final class CounterComponent: Component<CounterDependency> {}

final class CounterBuilder: Builder<CounterDependency> {
    func build() {
        let component = CounterComponent(dependency: dependency)
        LetterBuilder(dependency: component).build()
        ParcelBuilder(dependency: component).build()
    }
}

protocol LetterDependency: Dependency {
    var weight: Int { get }
}

final class LetterComponent: Component<LetterDependency> {}

final class LetterBuilder: Builder<LetterDependency> {
    func build() { _ = LetterComponent(dependency: dependency) }
}

protocol ParcelDependency: Dependency {
    var weight: Int? { get }
}

final class ParcelComponent: Component<ParcelDependency> {}

final class ParcelBuilder: Builder<ParcelDependency> {
    func build() { _ = ParcelComponent(dependency: dependency) }
}

enum Monday {
    static func begin() { PostComponent(dependency: EmptyComponent()).open() }
}
