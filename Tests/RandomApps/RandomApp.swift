/// An app of a seed, without a fault.
public struct RandomApp: Sendable {
    public let plan: AppPlan
    public let text: AppText
    let flow: Flow

    public init(seed: UInt64) {
        plan = AppPlan(seed: seed)
        flow = Flow(of: plan)
        text = AppText(plan, flow: flow)
    }

    /// The names of the patterns of its edges.
    public var patterns: [String] { plan.edges.map(\.pattern.name) }
}
