// A stand-in for the library NeedleFoundation: the part of its public surface that the fixtures use, and nothing behind
// it. Fixtures are only type-checked against it, never run.

public protocol Dependency: AnyObject {}

public protocol EmptyDependency: AnyObject {}

public protocol Scope: AnyObject {
    var path: [String] { get }
    var parent: Scope { get }
}

@dynamicMemberLookup
open class Component<DependencyType>: Scope {
    public let parent: Scope
    public lazy var path: [String] = parent.path
    public var dependency: DependencyType { fatalError("The stand-in does not run.") }

    public init(parent: Scope) { self.parent = parent }

    public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T { factory() }

    public subscript<T>(dynamicMember keyPath: KeyPath<DependencyType, T>) -> T { dependency[keyPath: keyPath] }
}

private final class Top: Scope {
    let path = ["^"]
    var parent: Scope { self }
}

open class BootstrapComponent: Component<EmptyDependency> {
    public init() { super.init(parent: Top()) }
}
