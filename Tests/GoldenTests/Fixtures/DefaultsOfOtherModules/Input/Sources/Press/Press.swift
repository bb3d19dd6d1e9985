import RIBs

public protocol PressDependency: Dependency {
    var ink: Int { get }
    var paper: Int { get }
    var speed: Int { get }
}

extension PressDependency {
    public var ink: Int { 1 }
    package var paper: Int { 2 }
    var speed: Int { 3 }
}

public protocol Marked {
    static var mark: String { get }
}

extension Marked {
    static var mark: String { "Press" }
}

public final class PressBuilder: Builder<PressDependency> {
    public override init(dependency: PressDependency) { super.init(dependency: dependency) }

    public func build() { print(dependency.ink, dependency.paper, dependency.speed) }
}

final class ProofComponent: Component<EmptyDependency>, PressDependency, Marked {
    init() { super.init(dependency: EmptyComponent()) }
}

public func proof() { PressBuilder(dependency: ProofComponent()).build() }

public final class RackComponent: Component<EmptyDependency> {
    public init() { super.init(dependency: EmptyComponent()) }
}
