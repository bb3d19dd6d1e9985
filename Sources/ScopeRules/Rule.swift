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
    /// Whether it shares its work out among all cores itself; few have enough to do.
    static var usesAllCores: Bool { get }
    static func findings(in subject: RuleSubject) -> [Finding]
}

extension Rule {
    public static var usesAllCores: Bool { false }
    public static func defaultSeverity(in dialect: Scope.Dialect) -> Severity? { defaultSeverity }
}

/// All that a rule may ask.
public struct RuleSubject: Sendable {
    public let graph: ScopeGraph
    public let resolution: Resolution
    /// What would be generated now, for each module that needs it.
    public let plan: GenerationPlan
    /// The files in Needle's form that are there, beside what the sources need now.
    public let committedProviders: [CommittedProviders]

    /// What comments silence.
    public let suppressions: [Suppression]
    /// The comments that are meant to silence something, and do not say how.
    public let suppressionFaults: [SuppressionFault]
    /// The sources, for repairs that are edits; empty where there are none.
    public let sources: SourceTable
    /// Whether anybody wants repairs as edits, where they say nothing else.
    let wantsEdits: Bool
    /// Whether some component hands on what its own dependency does not ask for.
    let hasUnservedPassThroughs: Bool
    /// For each module, whether rules on waste and lifetimes have a word about it.
    let lintedModules: [Bool]

    public init(
        graph: ScopeGraph,
        resolution: Resolution,
        plan: GenerationPlan,
        committedProviders: [CommittedProviders] = [],
        suppressions: [Suppression] = [],
        suppressionFaults: [SuppressionFault] = [],
        sources: SourceTable = SourceTable(),
        wantsEdits: Bool = true
    ) {
        self.wantsEdits = wantsEdits
        lintedModules = Self.lintedModules(of: graph)
        hasUnservedPassThroughs = graph.scopes.contains { !$0.unservedPassThroughs.isEmpty }
        self.suppressions = suppressions
        self.suppressionFaults = suppressionFaults
        self.sources = sources
        self.graph = graph
        self.resolution = resolution
        self.plan = plan
        self.committedProviders = committedProviders
    }
}
