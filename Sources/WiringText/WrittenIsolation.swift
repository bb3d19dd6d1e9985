import ScopeGraph
import Semantics

extension DependencyProtocol {
    /// Whether conforming types have to be `Sendable`, unless their isolation to an actor already implies it.
    package var isSendable: Bool {
        isolation == nil && undeclaredParents.contains { $0 == "Sendable" || $0 == "Swift.Sendable" }
    }

    /// The attribute of a conformance in a module in which everything belongs to the main actor by default, or empty.
    ///
    /// The compiler infers it for a protocol, but not for one that inherits another with requirements. A conformance
    /// that implies `Sendable` cannot be isolated.
    package func writtenIsolation(isIsolatedByDefault: Bool) -> String {
        guard isIsolatedByDefault, !isSendable else { return "" }
        let inherits =
            protocols.dropFirst().contains { !$0.isEmpty }
            || !undeclaredParents.allSatisfy(StandardLibrary.isEmptyProtocol)
        return inherits ? "@MainActor " : ""
    }
}
