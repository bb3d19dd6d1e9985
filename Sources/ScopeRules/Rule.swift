import Cores
import Modules
import Providers
import ScopeGraph
import Semantics
import WiringText

/// A rule: one file each. It only reads its subject.
package protocol Rule: Sendable {
    /// Lower case with hyphens: `missing-provider`.
    static var id: String { get }
    /// The display name: `Missing Provider`.
    static var title: String { get }
    /// The severity if none is configured; `nil` for a rule that is off by default.
    static var defaultSeverity: Severity? { get }
    /// Why the rule exists, in one paragraph.
    static var reason: String { get }
    /// A source that triggers it.
    static var triggeringExample: String { get }
    /// A similar source that does not trigger it.
    static var silentExample: String { get }
    /// Whether some of its findings are errors if no severity is configured.
    static var findsErrors: Bool { get }
    /// Whether the rule itself distributes its work over all cores.
    static var usesAllCores: Bool { get }
    static func findings(in subject: RuleSubject) -> [Finding]
}

extension Rule {
    package static var findsErrors: Bool { usualSeverities.contains(.error) }
    package static var usesAllCores: Bool { false }

    /// The default severity for the scopes of a dialect.
    package static func defaultSeverity(in dialect: Dialect) -> Severity? {
        dialect.severities[id] ?? defaultSeverity
    }

    /// Its default severities in all dialects.
    static var usualSeverities: [Severity?] { [defaultSeverity] + Dialect.all.map { defaultSeverity(in: $0) } }
}

/// The input of all rules.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class RuleSubject: Sendable {
    package let graph: ScopeGraph
    package let resolution: Resolution
    /// For questions that the graph does not answer; `nil` for a graph without sources.
    let model: ScopeModel?
    /// What `generate` would write now, for each module that needs it.
    package let plan: GenerationPlan
    /// Which wiring is handwritten.
    package var handWiring: HandWiring { plan.handWiring }
    /// The existing files in Needle's form, each with the providers that the sources require now.
    package let committedProviders: [CommittedProviders]
    /// What the targets see that share files with others.
    package let targetViews: TargetViews

    /// The name of the library whose code a build generates from these sources, which are only those that it sees; `nil`
    /// for all other purposes.
    let moduleOfBuild: String?

    /// The suppressions in comments.
    package let suppressions: [Suppression]
    /// The malformed suppression comments.
    package let suppressionFaults: [SuppressionFault]
    /// The sources, for fixes that are edits; empty if there are none.
    package let sources: SourceTable
    /// Whether the caller needs the fixes as edits, where the edits do not affect the text.
    let wantsEdits: Bool
    /// Whether some component forwards a property that its own dependency does not require.
    let hasUnsuppliedPassThroughs: Bool
    let modelAnswers: ModelAnswers
    /// The requirements with a route that has no supplier, by cause.
    let missingCauses: Lazy<[Cause]>
    /// The scopes that are known to be created; `nil` without a root.
    let createdScopes: Lazy<CreatedScopes?>
    /// The other scopes that code may create in a way that cannot be followed: indices into `ScopeGraph.scopes`.
    let possiblyCreatedScopes: Lazy<[Int]>
    /// The members that conflict with a requirement.
    let obstructions: Lazy<[Obstruction]>
    /// The properties that satisfy some requirement, directly.
    let suppliedProperties: Lazy<Set<SuppliedProperty>>
    /// The protocols that dependencies combine.
    let capabilityProtocols: Lazy<CapabilityProtocols>
    /// The declarations that fixes insert.
    let handWrittenText: Lazy<HandWrittenText>
    /// The access of the types and typealiases of the sources.
    let declaredAccesses: Lazy<DeclaredAccesses>
    /// The singletons that code may read: `Log`, `Log.shared`.
    let allowedSingletons: Set<String>
    /// For each module, whether rules on unused code and lifetimes apply to it.
    let lintedModules: [Bool]

    package init(
        graph: ScopeGraph,
        resolution: Resolution,
        model: ScopeModel? = nil,
        modelAnswers: ModelAnswers? = nil,
        plan: GenerationPlan,
        committedProviders: [CommittedProviders] = [],
        targetViews: TargetViews = TargetViews(),
        moduleOfBuild: String? = nil,
        suppressions: [Suppression] = [],
        suppressionFaults: [SuppressionFault] = [],
        sources: SourceTable = SourceTable(),
        allowedSingletons: Set<String> = [],
        wantsEdits: Bool = true
    ) {
        self.model = model
        self.moduleOfBuild = moduleOfBuild
        self.modelAnswers = modelAnswers ?? ModelAnswers(about: graph, from: model)
        missingCauses = Lazy { resolution.missingCauses(in: graph) }
        let created = Lazy { CreatedScopes(in: graph) }
        createdScopes = created
        possiblyCreatedScopes = Lazy {
            guard let created = created.value, !created.missed.isEmpty else { return [] }
            return model?.answer { PossibleCreations.scopes(among: created, in: $0, $1) } ?? []
        }
        obstructions = Lazy { resolution.obstructions(in: graph) }
        suppliedProperties = Lazy { resolution.suppliedProperties(in: graph) }
        capabilityProtocols = Lazy { CapabilityProtocols(of: graph) }
        handWrittenText = Lazy { HandWrittenText(graph: graph, resolution: resolution, sources: plan.sources) }
        declaredAccesses = Lazy { DeclaredAccesses(of: sources) }
        self.wantsEdits = wantsEdits
        lintedModules = Self.lintedModules(of: graph)
        hasUnsuppliedPassThroughs = graph.scopes.contains { !$0.unsuppliedPassThroughs.isEmpty }
        self.suppressions = suppressions
        self.suppressionFaults = suppressionFaults
        self.sources = sources
        self.allowedSingletons = allowedSingletons
        self.graph = graph
        self.resolution = resolution
        self.plan = plan
        self.committedProviders = committedProviders
        self.targetViews = targetViews
    }
}

extension RuleSubject {
    /// The answers of a query of the semantic model; empty if there are no sources.
    func answers<Answer>(to query: (SemanticModel, ScopeDeclarations) -> [Answer]) -> [Answer] {
        model?.answer(query) ?? []
    }
}

extension RuleSubject {
    /// What one target sees.
    convenience init(of view: TargetView, in subject: RuleSubject) {
        self.init(of: view, view.sources.modules, in: subject)
    }

    /// The same if only builds generated wiring: `generate` writes what the tree of all sources lacks.
    convenience init(ofHandWired view: TargetView, in subject: RuleSubject) {
        let modules = view.sources.modules.map { $0.isGeneratedByBuild ? $0 : $0.with(.hand) }
        self.init(of: view, modules, in: subject)
    }

    private convenience init(of view: TargetView, _ modules: [ModuleSources], in subject: RuleSubject) {
        let tree = view.tree
        self.init(
            graph: tree.graph,
            resolution: tree.resolution,
            model: tree.model,
            plan: GenerationPlan(graph: tree.graph, resolution: tree.resolution, sources: modules),
            sources: SourceTable(modules),
            allowedSingletons: subject.allowedSingletons,
            wantsEdits: false
        )
    }
}
