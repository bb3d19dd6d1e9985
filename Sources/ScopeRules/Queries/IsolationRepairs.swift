import ScopeGraph
import Semantics
import SwiftReader

extension RuleSubject {
    /// The fix for an isolated member. A stored variable cannot be `nonisolated`.
    func freeing(_ provision: Provision, called member: String) -> Repair {
        let written = sources.declaration(at: provision.location)
        let isStored = written.map { $0.source.isStoredVariable($0.declaration) } ?? false
        let title: Message =
            isStored
            ? "Turn \(code: member) into a constant or computed property that is \(code: "nonisolated")"
            : "Make \(code: member) \(code: "nonisolated")"
        return Repair(title: title, location: provision.location)
    }
}

extension SourceFile {
    /// Whether a declaration is a variable that is stored, with or without observers.
    func isStoredVariable(_ declaration: Declaration) -> Bool {
        declaration.kind == .variable && !declaration.modifiers.contains(.constant) && declaration.body == nil
            && accessors[declaration.accessors.indices].allSatisfy { $0.kind == .willSet || $0.kind == .didSet }
    }
}
