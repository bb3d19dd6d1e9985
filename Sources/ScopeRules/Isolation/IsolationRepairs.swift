import ScopeGraph
import Semantics
import SwiftReader

extension RuleSubject {
    /// The fix for an isolated member. A stored variable cannot be `nonisolated`.
    func freeing(_ provision: Provision, called member: String) -> Repair {
        let written = sources.declaration(at: provision.location)
        let isStoredVariable =
            written.map { $0.source.isStored($0.declaration) && !$0.declaration.modifiers.contains(.constant) } ?? false
        // A declaration cannot have both.
        let actor = provision.isolation?.actor.flatMap { actor in
            written?.attributes.contains(actor) ?? false ? actor : nil
        }
        let instead: Message = actor.map { " instead of \(code: $0)" } ?? ""
        let title: Message =
            isStoredVariable
            ? "Make \(code: member) a \(code: "nonisolated") constant or computed property\(instead)"
            : "Make \(code: member) \(code: "nonisolated")\(instead)"
        return Repair(title: title, location: provision.location)
    }
}

extension WrittenDeclaration {
    /// The attributes as written, without arguments: `@MainActor`.
    fileprivate var attributes: [String] {
        source.attributes[declaration.attributes.indices].map { "@\(source.joined($0.name))" }
    }
}
