import RIBs

public protocol PierDependency: Dependency { var depth: Int { get } }

final class PierComponent: Component<any PierDependency> {}

/// Other modules cannot see it.
final class PierBuilder: Builder<any PierDependency> {
    func build() -> Int { PierComponent(dependency: dependency).dependency.depth }
}
