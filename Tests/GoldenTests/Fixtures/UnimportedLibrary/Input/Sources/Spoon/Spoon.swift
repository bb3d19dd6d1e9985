import CutleryKit

/// The unknown module may export the library.
public protocol SpoonDependency: Dependency { var cups: Int { get } }

final class SpoonComponent: Component<any SpoonDependency> {}

public final class SpoonBuilder: Builder<any SpoonDependency> {
    public func build() -> Int { SpoonComponent(dependency: dependency).dependency.cups }
}
