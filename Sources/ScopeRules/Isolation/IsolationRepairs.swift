import ScopeGraph
import Semantics
import SwiftReader

extension RuleSubject {
    /// The fix for an isolated member. A stored variable cannot be `nonisolated`.
    func freeing(_ provision: Provision, called member: String) -> Repair {
        let written = sources.declaration(at: provision.location)
        let isStoredVariable =
            written.map { $0.source.isStored($0.declaration) && !$0.declaration.modifiers.contains(.constant) } ?? false
        let title: Message =
            isStoredVariable
            ? "Make \(code: member) a \(code: "nonisolated") constant or computed property"
            : "Make \(code: member) \(code: "nonisolated")"
        return Repair(title: title, location: provision.location)
    }
}
