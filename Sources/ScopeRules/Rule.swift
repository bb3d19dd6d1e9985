import Providers
import ScopeGraph

/// A rule: one file each, all alike. It only reads.
public protocol Rule: Sendable {
    /// Lower case with hyphens: `missing-provider`.
    static var id: String { get }
    /// For people: `Missing Provider`.
    static var title: String { get }
    /// The severity unless a person sets another; `nil` for a rule that is off.
    static var defaultSeverity: Severity? { get }
    /// Why it exists, in one paragraph.
    static var reason: String { get }
    /// A source that triggers it.
    static var triggeringExample: String { get }
    /// A source that looks alike and does not.
    static var silentExample: String { get }
    static func findings(in subject: RuleSubject) -> [Finding]
}

/// All that a rule may ask.
public struct RuleSubject: Sendable {
    public let graph: ScopeGraph
    public let supply: Supply
    /// What would be generated now, for each module that needs it.
    public let plan: GenerationPlan

    /// What comments silence.
    public let suppressions: [Suppression]
    /// The sources, for repairs that are edits; empty where there are none.
    public let sources: SourceTable

    public init(
        graph: ScopeGraph,
        supply: Supply,
        plan: GenerationPlan,
        suppressions: [Suppression] = [],
        sources: SourceTable = SourceTable()
    ) {
        self.suppressions = suppressions
        self.sources = sources
        self.graph = graph
        self.supply = supply
        self.plan = plan
    }
}
