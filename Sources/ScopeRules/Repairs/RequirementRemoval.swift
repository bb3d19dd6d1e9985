import ScopeGraph
import Semantics
import SwiftReader

extension RuleSubject {
    /// The edits that delete an unused requirement, with the requirements of ancestors that only forward it, and with
    /// the properties that forward it: without it they would not compile or would be unused.
    ///
    /// - Returns: empty if a part of it cannot be automated.
    func removal(
        of requirement: Requirement,
        of scopes: [Int],
        forwardedBy forwarders: [(scope: Int, requirement: Requirement)]
    ) -> [Edit] {
        let all = scopes + forwarders.map(\.scope)
        // A property in an ancestor that forwards it through a generated protocol would no longer compile.
        guard !all.contains(where: { isForwardedUnrequired(requirement.name, to: $0) }) else { return [] }
        let removed = scopes.map { ($0, requirement) } + forwarders.map { ($0.scope, $0.requirement) }
        guard !removed.contains(where: { mayIsolateMembers($1, of: $0) }) else { return [] }
        var locations = ([requirement] + forwarders.map(\.requirement)).map(\.location).uniqued()
        let requirementCount = locations.count
        for scope in all {
            let value = graph.scopes[scope]
            for property in value.properties(named: requirement.name) where property.isPassThrough {
                guard property.inheritedFrom == nil else { return [] }
                locations.append(property.location)
            }
        }
        var edits: [Edit] = []
        for (number, location) in locations.uniqued().enumerated() {
            let removed = removal(ofMemberAt: location) {
                $0.kind == .variable && (number < requirementCount || makesItsValue($0))
            }
            guard let removed else { return [] }
            for edit in removed where !edits.contains(edit) { edits.append(edit) }
        }
        return edits
    }

    /// Whether some ancestor forwards a property that its own dependency does not declare: a protocol generated for a
    /// child requires it, and only as long as the child needs it.
    private func isForwardedUnrequired(_ name: String, to scope: Int) -> Bool {
        guard hasUnsuppliedPassThroughs else { return false }
        return searchedScopes(from: needs(of: scope, named: name)).contains {
            graph.scopes[$0].unsuppliedPassThroughs.contains(name)
        }
    }

    /// Whether members take their isolation from a requirement that they meet. Without it, they would have that of their
    /// extension or class, and code that relies on it might not compile.
    private func mayIsolateMembers(_ requirement: Requirement, of scope: Int) -> Bool {
        guard graph.scopes[scope].dialect.parentsConform, let dependencyProtocol = graph.scopes[scope].dependency else {
            return false
        }
        let isNonisolated =
            dependencyProtocol.isNonisolated
            || sources.declaration(at: requirement.location)?.declaration.modifiers.contains(.nonisolated) ?? false
        guard isNonisolated || requirement.isolation != nil else { return false }
        return graph.edgesUp[scope].contains { number in
            let parent = graph.scopes[graph.edges[number].parent]
            return parent.properties(named: requirement.name).contains { property in
                let isolation = isNonisolated ? nil : requirement.isolation
                return !isIsolatedItself(property, to: isolation, in: parent)
            }
        }
    }

    /// Whether a property has an isolation by its own attributes and modifiers, or by those of its class.
    private func isIsolatedItself(_ property: Provision, to isolation: String?, in scope: Scope) -> Bool {
        guard let written = sources.declaration(at: property.location) else { return false }
        let (source, declaration) = (written.source, written.declaration)
        let attributes = source.attributes[declaration.attributes.indices].map { source.text($0.range) }
        if isolation.map(attributes.contains) ?? declaration.modifiers.contains(.nonisolated) { return true }
        if let owner = written.owner, owner.kind == .extension,
            owner.modifiers.contains(.nonisolated) || !owner.attributes.isEmpty
        {
            return false
        }
        return scope.isolation == isolation && !scope.isIsolatedByDefault
    }

    /// Empty for a member inside `#if`, an override, and one of several variables with one keyword.
    private func removal(ofMemberAt location: SourceLocation, where fits: (Declaration) -> Bool) -> [Edit]? {
        guard let written = sources.declaration(at: location) else { return nil }
        let declaration = written.declaration
        guard declaration.condition == nil, !declaration.modifiers.contains(.override),
            declaration.tupleElement == nil, !written.isOneOfSeveral, fits(declaration)
        else { return nil }
        return written.source.edits(removingMember: declaration.range)
    }

    /// Whether a property defines its own value; other properties are assigned in an initializer.
    private func makesItsValue(_ property: Declaration) -> Bool {
        property.body != nil || property.initialValue != nil || property.accessors.indices.count == 1
    }
}
