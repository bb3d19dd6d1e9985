import ScopeGraph
import SwiftReader

/// How severe a fault is that the compiler rejects only in the Swift 6 language mode.
struct LanguageModeSeverity {
    private let isError: Bool

    /// - Parameter isError: whether the compiler rejects it in the language mode of the module.
    init(isError: Bool) { self.isError = isError }

    var severity: Severity { isError ? .error : .warning }

    /// What to add to a message.
    var remark: Message { isError ? "" : "; this is an error in the Swift 6 language mode" }

    /// The declaration of a member with such a fault.
    func declaration(of member: String, in scope: String, at location: SourceLocation) -> NearMiss {
        NearMiss(scope: scope, location: location, message: "\(code: member) is declared here\(remark)")
    }
}
