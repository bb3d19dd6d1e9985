import Cores
import Graphs
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
        let target: String
        /// The errors about what it certainly lacks.
        let errors: [Finding]
        /// What its findings are about.
        let keys: Set<FindingKey>
        /// What those errors are about.
        let keysOfErrors: Set<FindingKey>
        /// Where its scopes are declared.
        let scopes: Set<SourceLocation>
        /// The paths of the files that it compiles.
        let files: Set<String>
        /// The conformances that it does not need; `nil` if no target has to be asked.
        let needless: Set<SourceLocation>?
    }

    /// - Parameter found: the findings in the tree of all sources. If none of them depends on the targets, targets whose
    ///   trees are parts of that tree have none of their own.
    init(of subject: RuleSubject, judging found: [Finding]) {
        self.subject = subject
        let views = subject.targetViews
        let asksForNeedless = found.contains(where: Self.isNeedless)
        let isNeeded = asksForNeedless || found.contains(where: Self.judges)
        groups = (isNeeded ? views.differingGroups : views.mergedGroups).map { group in
            mapOnAllCores(group) { target in
                subject.targetViews.view(of: target).map { Seen($0, of: subject, asksForNeedless: asksForNeedless) }
            }
            .compactMap(\.self)
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
            if Self.isNeedless(finding), let location = finding.location { return isNeedless(location) }
            guard let location = finding.scope.flatMap({ locations[$0] }), Self.judges(finding) else { return true }
            if finding.identity.dropLast().last == Finding.targetMark {
                return groups.joined().filter { $0.target == finding.identity.last }.allSatisfy { seen in
                    !seen.keysOfErrors.isDisjoint(with: finding.keys)
                }
            }
            return groups.allSatisfy { group in
                let seeing = group.filter { $0.scopes.contains(location) }
                return seeing.isEmpty || seeing.contains { !$0.keys.isDisjoint(with: finding.keys) }
            }
        }
        let known = Set(kept.filter { $0.severity == .error }.flatMap(\.keys))
        return kept + groups.joined().flatMap { seen in seen.errors.filter { known.isDisjoint(with: $0.keys) } }
    }

    private static func isNeedless(_ finding: Finding) -> Bool {
        finding.rule == NeedlessConformance.id && finding.severity == .warning
    }

    /// Whether no target that compiles a conformance needs it.
    private func isNeedless(_ location: SourceLocation) -> Bool {
        groups.joined().filter { $0.files.contains(location.file) }
            .allSatisfy { $0.needless?.contains(location) ?? true }
    }

    /// Whether a finding depends on what a target compiles.
    fileprivate static func judges(_ finding: Finding) -> Bool {
        guard finding.property != nil else { return false }
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
        return locationsOfReaders.map { FindingKey(rule: rule, property: property, location: $0) }
    }

    fileprivate var locationsOfReaders: [SourceLocation] {
        readers.isEmpty ? [location].compactMap(\.self) : readers.map(\.location)
    }
}

extension TargetFindings.Seen {
    fileprivate init(_ view: TargetView, of subject: RuleSubject, asksForNeedless: Bool) {
        let own = RuleSubject(of: view, in: subject)
        let graph = own.graph
        let tests = Set(graph.scopes.filter { graph.modules[$0.module].kind == .test }.map(\.id))
        let found = TargetFindings.rules.flatMap { $0.findings(in: own) }.filter { finding in
            TargetFindings.judges(finding) && !(finding.scope.map(tests.contains) ?? true)
        }
        let locations = Dictionary(graph.scopes.map { ($0.id, $0.location) }) { first, _ in first }
        let scopes = subject.graph.scopesByLocation
        let name = view.module.name
        let uncertain = graph.locationsInConditionalCode
        let errors = found.filter { finding in
            TargetFindings.isLack(finding) && !finding.locationsOfReaders.allSatisfy(uncertain.contains)
        }
        self.init(
            target: name,
            errors: errors.map { finding in
                let scope = finding.scope.flatMap { locations[$0] }.flatMap { scopes[$0]?.id }
                return finding.of(target: name, scope: scope)
            } + subject.conformances(missedBy: view),
            keys: Set(found.flatMap(\.keys)),
            keysOfErrors: Set(errors.flatMap(\.keys)),
            scopes: Set(locations.values),
            files: view.paths,
            needless: asksForNeedless ? Set(NeedlessConformance.findings(in: own).compactMap(\.location)) : nil
        )
    }
}

extension RuleSubject {
    /// The errors about components that conform to a dependency only where a target does not compile it.
    fileprivate func conformances(missedBy view: TargetView) -> [Finding] {
        let files = view.paths
        let elsewhere = graph.edges.filter { edge in
            edge.conditions.isEmpty && edge.conformance.map { !files.contains($0.location.file) } ?? false
                && files.contains(edge.location.file)
        }
        if elsewhere.isEmpty { return [] }
        let edges = Dictionary(elsewhere.map { ($0.location, $0) }) { first, _ in first }
        let generated = view.generatedSections
        return MissingPassthrough.findings(in: RuleSubject(ofHandWired: view, in: self)).compactMap { finding in
            guard finding.severity == .error, let edge = finding.location.flatMap({ edges[$0] }),
                let conformance = edge.conformance, !generated.contains(graph.section(of: edge))
            else { return nil }
            return finding.of(target: view.module.name, scope: graph.scopes[edge.parent].id).with(repairs: [
                Repair(
                    title:
                        "Add this file to the target \(code: view.module.name), or declare the conformance there too",
                    location: conformance.location
                )
            ])
        }
    }
}

extension TargetView {
    fileprivate var paths: Set<String> { Set(sources.modules.flatMap(\.files).map(\.path)) }

    /// What the generated files that it compiles wire.
    fileprivate var generatedSections: Set<SectionHeading> {
        Set(sources.modules[sources.target].generated.flatMap { SectionHeading.all(in: $0.bytes) })
    }
}

extension ScopeGraph {
    /// The heading of the generated code for an edge.
    fileprivate func section(of edge: Edge) -> SectionHeading {
        SectionHeading(parent: scopes[edge.parent].baseName, child: childName(edge.child, below: edge.parent))
    }

    /// The places of scopes and requirements that depend on an `#if`: a target may set a flag that others do not set.
    fileprivate var locationsInConditionalCode: Set<SourceLocation> {
        let conditional =
            edges.filter { !$0.conditions.isEmpty }.map(\.child)
            + scopes.indices.filter { !scopes[$0].conditions.isEmpty }
        let uncertain = reachable(from: conditional) { children(of: $0) }.map { scopes[$0] }
        let requirements = scopes.flatMap { $0.requirements.filter { !$0.conditions.isEmpty } }
        return Set(uncertain.flatMap { [$0.location] + $0.requirements.map(\.location) } + requirements.map(\.location))
    }
}
