import Optics
import RIBs

// The module in front of the lens only reexports it.

protocol LoupeDependency: Dependency {
    var lens: Optics.Lens { get }
    var lenses: [Optics::Lens] { get }
}

final class LoupeComponent: Component<LoupeDependency> {}

final class LoupeBuilder: Builder<LoupeDependency> {
    func build() {
        let needs = LoupeComponent(dependency: dependency).dependency
        print(needs.lens, needs.lenses)
    }
}
