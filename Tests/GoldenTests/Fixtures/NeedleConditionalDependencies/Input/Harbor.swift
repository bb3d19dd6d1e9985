import NeedleFoundation

final class HarborComponent: BootstrapComponent {
    let pilot = "Ada"
    let tide = 3

    var quay: QuayComponent { QuayComponent(parent: self) }
    var shed: ShedComponent { ShedComponent(parent: self) }
}

protocol TestQuayDependency: Dependency {
    var pilot: String { get }
}

protocol QuayDependency: Dependency {
    var pilot: String { get }
    var tide: Int { get }
}

// One component with a dependency for each branch: each gets a provider of its own.

#if DEBUG
    final class QuayComponent: Component<TestQuayDependency> {
        let rope = 0
        var text: String { dependency.pilot }
    }
#else
    final class QuayComponent: Component<QuayDependency> {
        let rope = 1
        var text: String { "\(dependency.pilot) \(dependency.tide)" }
    }
#endif

// A child of both.

extension QuayComponent {
    var crane: CraneComponent { CraneComponent(parent: self) }
}

protocol CraneDependency: Dependency {
    var rope: Int { get }
    var tide: Int { get }
}

final class CraneComponent: Component<CraneDependency> {
    var text: String { "\(dependency.rope) \(dependency.tide)" }
}

// One branch requires nothing.

#if DEBUG
    final class ShedComponent: Component<EmptyDependency> {}
#else
    final class ShedComponent: Component<ShedDependency> {
        var text: String { "\(dependency.tide)" }
    }
#endif

protocol ShedDependency: Dependency {
    var tide: Int { get }
}
