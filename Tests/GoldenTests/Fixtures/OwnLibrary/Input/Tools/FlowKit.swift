// What Thimble has to know of FlowKit.

/// What a flow needs from above.
///
/// thimble:dependency
public protocol FlowNeeds: AnyObject {}

/// thimble:dependency
public protocol NoNeeds: FlowNeeds {}

/// thimble:component
open class FlowNode<Needs>: FlowNeeds {
    public let context: Needs
    public init(context: Needs)
    public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T
}

/// thimble:root
open class FlowStart: NoNeeds {
    public init()
}

/**
 Builds a flow.

 thimble:builder
 */
open class FlowFactory<Needs> {
    public let needs: Needs
    public init(_ needs: Needs)
}

open class Flow {
    public init()
    public final func start(_ child: Flow)
}
