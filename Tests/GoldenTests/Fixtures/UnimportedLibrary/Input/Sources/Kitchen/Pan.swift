import Foundation

protocol PanDependency: Dependency { var cups: Int { get } }

final class PanComponent: Component<any PanDependency> {}

final class PanBuilder: Builder<any PanDependency> {
    func build() -> Int { PanComponent(dependency: dependency).dependency.cups }
}
