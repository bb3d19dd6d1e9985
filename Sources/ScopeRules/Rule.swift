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
    /// The same for the scopes of one dialect, where dialects differ.
    static func defaultSeverity(in dialect: Scope.Dialect) -> Severity?
    /// Why it exists, in one paragraph.
    static var reason: String { get }
    /// A source that triggers it.
    static var triggeringExample: String { get }
    /// A source that looks alike and does not.
    static var silentExample: String { get }
    static func findings(in subject: RuleSubject) -> [Finding]
}

extension Rule {
    public static func defaultSeverity(in dialect: Scope.Dialect) -> Severity? { defaultSeverity }
}

/// All that a rule may ask.
public struct RuleSubject: Sendable {
    public let graph: ScopeGraph
    public let supply: Supply
    /// What would be generated now, for each module that needs it.
    public let plan: GenerationPlan

    /// What comments silence.
    public let suppressions: [Suppression]

    public init(graph: ScopeGraph, supply: Supply, plan: GenerationPlan, suppressions: [Suppression] = []) {
        self.suppressions = suppressions
        self.graph = graph
        self.supply = supply
        self.plan = plan
    }
}
