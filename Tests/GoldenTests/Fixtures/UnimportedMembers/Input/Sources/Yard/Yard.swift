import RIBs

open class YardComponent: Component<EmptyDependency> {
    public init() { super.init(dependency: EmptyComponent()) }

    open var apples: Int { 1 }
    public func pick(_ count: Int) {}
}

public protocol Pressing: AnyObject {}

extension Pressing {
    public var juice: String { "" }
}
