import ScopeGraph
import SwiftReader

extension RuleSubject {
    /// The edits that delete a requirement which nothing reads, with the properties of its scopes that hand it on to
    /// nobody: they would not compile without it.
    ///
    /// - Returns: none where a part of it needs a person.
    func removal(of requirement: Requirement, askedBy scopes: [Int]) -> [Edit] {
        guard var edits = removal(ofMemberAt: requirement.place, where: { $0.kind == .variable }) else { return [] }
        for scope in scopes {
            let value = graph.scopes[scope]
            for property in value.provisions + value.withheld
            where property.name == requirement.name && property.isPassThrough {
                guard property.inheritedFrom == nil,
                    let more = removal(ofMemberAt: property.place, where: makesItsValue)
                else { return [] }
                edits += more.filter { !edits.contains($0) }
            }
        }
        return edits
    }

    /// `nil` for a member that stands in `#if`, overrides another, or is one of several with one keyword.
    private func removal(ofMemberAt place: Place, where fits: (Declaration) -> Bool) -> [Edit]? {
        guard let written = sources.declaration(at: place) else { return nil }
        let declaration = written.declaration
        guard declaration.condition == nil, !declaration.modifiers.contains(.override),
            declaration.tupleElement == nil, !written.isOneOfSeveral, fits(declaration)
        else { return nil }
        return written.source.edits(removingMember: declaration.range)
    }

    /// Whether a property says itself where its value comes from; others are set in an initialiser.
    private func makesItsValue(_ property: Declaration) -> Bool {
        property.body != nil || property.initialValue != nil || property.accessors.indices.count == 1
    }
}
