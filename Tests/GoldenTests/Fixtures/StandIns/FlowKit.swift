// A stand-in for a team's own library that works like RIBs. Fixtures are only type-checked against it, never run.

public protocol FlowNeeds: AnyObject {}

public protocol NoNeeds: FlowNeeds {}

open class FlowNode<Needs>: FlowNeeds {
    public let context: Needs

    public init(context: Needs) { self.context = context }

    public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T { factory() }
}

open class FlowStart: NoNeeds {
    public init() {}
}

open class FlowFactory<Needs> {
    public let needs: Needs

    public init(_ needs: Needs) { self.needs = needs }
}

open class Flow {
    public init() {}

    public final func start(_ child: Flow) {}
}
