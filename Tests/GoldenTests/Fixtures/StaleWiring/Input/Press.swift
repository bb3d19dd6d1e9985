import RIBs

struct Paper {}

final class PressComponent: Component<EmptyDependency> {
    let paper = Paper()

    func start() { ProofBuilder(dependency: self).build() }
}

protocol ProofDependency: Dependency {
    var paper: Paper { get }
}

final class ProofComponent: Component<ProofDependency> {}

final class ProofBuilder: Builder<ProofDependency> {
    func build() { _ = ProofComponent(dependency: dependency) }
}

enum Night {
    static func begin() { PressComponent(dependency: EmptyComponent()).start() }
}
