import ScopeGraph
import Semantics
import SwiftReader

/// The fixes for reads of what a dependency does not require.
struct RequirementRepairs {
    private let subject: RuleSubject

    init(_ subject: RuleSubject) { self.subject = subject }

    func all(for read: UnrequiredRead) -> [Repair] {
        let writing = nameMeant(by: read).map { Repair(title: "Write \(code: $0)", location: read.location) }
        let provision = read.scope.flatMap { self.provision(named: read.name, above: $0) }
        let requirement = provision?.type.map { "var \(read.name): \($0.qualifiedSpelling) { get }" }
        let declaring = Repair(
            title: requirement.map { "Add \(code: $0) to \(code: read.dependency)" }
                ?? "Declare \(code: read.name) in \(code: read.dependency)",
            location: read.dependencyLocation,
            edits: edits(declaring: requirement, read, provision)
        )
        return [writing, declaring].compactMap(\.self)
    }

    /// The member whose name is closest.
    func nameMeant(by read: UnrequiredRead) -> String? {
        SpellingSuggester(Set(read.members).sorted()).nearest(to: read.name)
    }

    /// What the nearest ancestors provide, if they agree on the type.
    private func provision(named name: String, above scope: Int) -> Provision? {
        var (seen, level) = (Set([scope]), [scope])
        while !level.isEmpty {
            level = level.flatMap { subject.graph.edgesUp[$0].map { subject.graph.edges[$0].parent } }.filter {
                seen.insert($0).inserted
            }
            let found = level.compactMap { parent in subject.graph.scopes[parent].provisions.first { $0.name == name } }
            if let first = found.first { return found.allSatisfy { $0.type == first.type } ? first : nil }
        }
        return nil
    }

    /// Empty if the protocol may not see the type, or if the property is not a plain one.
    private func edits(
        declaring requirement: String?,
        _ read: UnrequiredRead,
        _ provision: Provision?
    ) -> [Edit] {
        guard let requirement, let provision, let type = provision.type, !type.hasForeignNames,
            provision.effects == .none, provision.isolation == nil,
            let written = subject.sources.declaration(at: read.dependencyLocation),
            written.declaration.kind == .protocol, written.declaration.access ?? .internal <= .internal
        else { return [] }
        let imported = Set(written.source.importedModules)
        let isSeen = type.names.allSatisfy {
            $0.module == read.module || imported.contains(subject.graph.modules[$0.module].name)
        }
        guard isSeen else { return [] }
        return [written.appending(members: [requirement])].compactMap(\.self)
    }
}
