import NeedleFoundation

// Providers of dependencies with `@available`, and of those that are `Sendable`.

@available(iOS 18.0, macOS 15.0, *)
struct Sonar {}

final class BoatComponent: BootstrapComponent {
    public let mast = 2

    @available(iOS 18.0, macOS 15.0, *) public var sonar: Sonar { Sonar() }
    @available(iOS 18.0, macOS 15.0, *) var deep: DeepComponent { DeepComponent(parent: self) }

    var sail: SailComponent { SailComponent(parent: self) }
}

@available(iOS 18.0, macOS 15.0, *)
protocol DeepDependency: Dependency {
    var sonar: Sonar { get }
}

@available(iOS 18.0, macOS 15.0, *)
final class DeepComponent: Component<any DeepDependency> {
    func dive() { print(dependency.sonar) }
}

protocol SailDependency: Dependency, Sendable {
    var mast: Int { get }
}

final class SailComponent: Component<SailDependency> {
    func hoist() { print(dependency.mast) }
}

enum Sea {
    static func start() {
        registerProviderFactories()
        let boat = BoatComponent()
        boat.sail.hoist()
        if #available(iOS 18.0, macOS 15.0, *) { boat.deep.dive() }
    }
}
