import Providers
import ScopeGraph
import Semantics
import SwiftReader

/// What targets lack that share files with others.
///
/// In the tree of all sources, a component of a shared file has the members and the children that any target gives it.
/// An error is right if a target sees it too, and a target may see more.
struct TargetFindings {
    private let subject: RuleSubject
    /// For each group of targets, what each of them sees.
    private let groups: [[Seen]]

    /// What a target sees.
    fileprivate struct Seen {
        /// The errors about what it lacks.
        let errors: [Finding]
        /// What its findings are about.
        let keys: Set<FindingKey>
        /// Where its scopes are declared.
        let scopes: Set<SourceLocation>
    }

    init(of subject: RuleSubject) {
        self.subject = subject
        groups = subject.targetViews.groups.map { group in
            group.compactMap { subject.targetViews.view(of: $0).map { Seen($0, of: subject) } }
        }
    }

    /// The rules whose errors say what a target lacks.
    private static let lacks: [any Rule.Type] = [InaccessibleProvider.self, MissingProvider.self, TypeMismatch.self]
    /// The rules whose findings depend on what a target compiles.
    static let rules: [any Rule.Type] = lacks + [AmbiguousSupplier.self, ShadowedProvider.self]

    /// The findings without those that no target sees, and with the errors that only a target sees.
    func judged(_ findings: [Finding]) -> [Finding] {
        if groups.isEmpty { return findings }
        let locations = Dictionary(subject.graph.scopes.map { ($0.id, $0.location) }) { first, _ in first }
        let kept = findings.filter { finding in
            guard let location = finding.scope.flatMap({ locations[$0] }), Self.judges(finding) else { return true }
            return groups.allSatisfy { group in
                let seeing = group.filter { $0.scopes.contains(location) }
                return seeing.isEmpty || seeing.contains { !$0.keys.isDisjoint(with: finding.keys) }
            }
        }
        let known = Set(kept.filter { $0.severity == .error }.flatMap(\.keys))
        return kept + groups.joined().flatMap { seen in seen.errors.filter { known.isDisjoint(with: $0.keys) } }
    }

    /// Whether a finding depends on what a target compiles.
    fileprivate static func judges(_ finding: Finding) -> Bool {
        // What is already about one target is right.
        guard finding.property != nil, !finding.identity.contains(Finding.targetMark) else { return false }
        if isLack(finding) { return finding.severity == .error }
        return finding.rule == AmbiguousSupplier.id || finding.rule == ShadowedProvider.id
    }

    fileprivate static func isLack(_ finding: Finding) -> Bool { lacks.contains { $0.id == finding.rule } }
}

/// Identifies what a finding is about in the trees of all targets.
private struct FindingKey: Hashable {
    /// The rule; `nil` for those that say what a target lacks, which is missing for one target and of another type for
    /// the next.
    let rule: String?
    let property: String
    let location: SourceLocation
}

extension Finding {
    /// The requirements that it is about; empty if it is about none.
    fileprivate var keys: [FindingKey] {
        guard let property else { return [] }
        let rule = TargetFindings.isLack(self) ? nil : self.rule
        let locations = readers.isEmpty ? [location].compactMap(\.self) : readers.map(\.location)
        return locations.map { FindingKey(rule: rule, property: property, location: $0) }
    }
}

extension TargetFindings.Seen {
    fileprivate init(_ view: TargetView, of subject: RuleSubject) {
        let own = RuleSubject(of: view, in: subject)
        let graph = own.graph
        let tests = Set(graph.scopes.filter { graph.modules[$0.module].kind == .test }.map(\.id))
        let found = TargetFindings.rules.flatMap { $0.findings(in: own) }.filter { finding in
            TargetFindings.judges(finding) && !(finding.scope.map(tests.contains) ?? true)
        }
        let locations = Dictionary(graph.scopes.map { ($0.id, $0.location) }) { first, _ in first }
        let ids = Dictionary(subject.graph.scopes.map { ($0.location, $0.id) }) { first, _ in first }
        let name = view.module.name
        self.init(
            errors: found.filter(TargetFindings.isLack).map { finding in
                let scope = finding.scope.flatMap { locations[$0] }.flatMap { ids[$0] }
                return finding.of(target: name, scope: scope)
            },
            keys: Set(found.flatMap(\.keys)),
            scopes: Set(locations.values)
        )
    }
}

extension RuleSubject {
    /// What one target sees.
    fileprivate convenience init(of view: TargetView, in subject: RuleSubject) {
        let (tree, modules) = (view.tree, view.sources.modules)
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
