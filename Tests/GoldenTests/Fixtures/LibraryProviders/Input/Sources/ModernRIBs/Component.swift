public protocol Dependency: AnyObject {}

public protocol EmptyDependency: Dependency {}

/// This team's copy of the library gives each component a title and a log.
open class Component<DependencyType>: Dependency {
    public let dependency: DependencyType
    /// What the title bar shows.
    open var title: String { "Trail" }
    /// For the library alone.
    var depth: Int { 1 }

    public init(dependency: DependencyType) { self.dependency = dependency }
}

extension Component {
    public var log: [String] { [title] }
}

open class EmptyComponent: EmptyDependency {
    public let launches = 1

    public init() {}
}

open class Builder<DependencyType> {
    public let dependency: DependencyType

    public init(dependency: DependencyType) { self.dependency = dependency }
}
