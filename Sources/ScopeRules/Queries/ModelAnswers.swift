import Cores
import ScopeGraph
import Semantics

/// What rules ask the semantic model about all scopes, whatever their suppliers are.
package struct ModelAnswers: Sendable {
    /// How the code of each scope uses its requirements; `nil` if there are no sources.
    let requirementUse: Lazy<[RequirementUse]?>
    /// For each scope, the names of the provisions that certainly create a new value; `nil` if there are no sources.
    let freshValues: Lazy<[Set<String>]?>
    /// What the initialization of each scope reads; empty if there are no sources.
    let initializerReads: Lazy<[InitializerReads]>
    /// The children that components retain; empty if there are no sources.
    let retainedChildren: Lazy<[RetainedChildSite]>

    /// - Parameter model: `nil` for a graph without sources.
    package init(about graph: ScopeGraph, from model: ScopeModel?) {
        let names = Lazy { NameFilter(ofRequirementsOf: graph.scopes) }
        requirementUse = Lazy {
            let lacking = graph.lackingProtocols
            return model?.answer {
                RequirementUse.all(of: graph.scopes, named: names.value, lacking: lacking, in: $0, $1)
            }
        }
        freshValues = Lazy { model?.answer { FreshValues.all(of: graph.scopes, required: names.value, in: $0, $1) } }
        initializerReads = Lazy { model?.answer { InitializerReadFinder(model: $0, scopes: $1).all() } ?? [] }
        retainedChildren = Lazy { model?.answer { RetainedChildren(model: $0, scopes: $1).all() } ?? [] }
    }

    /// Computes what enabled rules need, while another thread finds the suppliers.
    ///
    /// - Parameters:
    ///   - severities: the configured severities, by the ids of the rules; `nil` for a rule that is off.
    ///   - suppressions: those in the sources.
    package func prepare(severities: [String: Severity?], _ suppressions: [Suppression]) {
        let configured = ConfiguredSeverities(severities)
        func isNeeded(_ rule: any Rule.Type) -> Bool { configured.needs(rule, suppressions) }
        if isNeeded(UnusedRequirement.self) { _ = requirementUse.value }
        if isNeeded(ShadowedProvider.self) { _ = freshValues.value }
        if isNeeded(ProviderCycle.self) { _ = initializerReads.value }
        if isNeeded(RetainedChild.self) { _ = retainedChildren.value }
    }
}
