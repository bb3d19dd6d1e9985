import RIBs

public protocol QuayDependency: Dependency { var depth: Int { get } }

final class QuayComponent: Component<any QuayDependency> {}

public final class QuayBuilder: Builder<any QuayDependency> {
    private let berths: Int

    /// Other modules cannot call it.
    init(dependency: any QuayDependency, berths: Int) {
        self.berths = berths
        super.init(dependency: dependency)
    }

    public func build() -> Int { QuayComponent(dependency: dependency).dependency.depth * berths }
}
