import SwiftReader

/// A requirement that a finding is about.
public struct Reader: Hashable, Sendable {
    /// The display name of the scope.
    public let scope: String
    /// The protocol that declares the requirement.
    public let dependencyProtocol: String
    public let location: SourceLocation

    public init(scope: String, dependencyProtocol: String, location: SourceLocation) {
        self.scope = scope
        self.dependencyProtocol = dependencyProtocol
        self.location = location
    }
}

/// One step on the path from the root to a reader.
public struct Step: Hashable, Sendable {
    /// The display name of the scope.
    public let scope: String
    /// Where its parent creates it; the class itself for the root.
    public let location: SourceLocation
    /// What happens there, such as "creates `LoggedInComponent`".
    public let message: Message

    public init(scope: String, location: SourceLocation, message: Message) {
        self.scope = scope
        self.location = location
        self.message = message
    }
}

/// A member that resembles the supplier but does not qualify.
public struct NearMiss: Hashable, Sendable {
    /// The name of the scope that has it.
    public let scope: String
    public let location: SourceLocation
    /// What it is and why it does not qualify.
    public let message: Message

    public init(scope: String, location: SourceLocation, message: Message) {
        self.scope = scope
        self.location = location
        self.message = message
    }
}

/// A fix for a finding.
public struct Repair: Hashable, Sendable {
    /// Which command may apply the edits. The names are those of other linters.
    public enum Applicability: String, Sendable {
        /// The edits lose no handwritten code: `--fix` applies them.
        case safe
        /// The edits may lose handwritten code: only `--unsafe-fixes` applies them.
        case unsafe
        /// The edits let Thimble generate the wiring of a handwritten module: only `generate --fix` applies them.
        case generation
        /// The edits are never applied: they are an alternative to a better fix.
        case display
    }

    /// As text: "Add `var webService: WebServicing` to `AppComponent`".
    public let title: Message
    /// The location of the change.
    public let location: SourceLocation?
    /// The changes of the sources; empty if they cannot be automated.
    public let edits: [Edit]
    public let applicability: Applicability

    public init(title: Message, location: SourceLocation?, edits: [Edit] = [], applicability: Applicability = .safe) {
        self.applicability = applicability
        self.title = title
        self.location = location
        self.edits = edits
    }
}

/// A finding that is not reported because it follows from another one.
public struct DerivedFinding: Hashable, Sendable {
    /// The id of its rule.
    public let rule: String
    /// The display name of the scope or property that it is about.
    public let subject: String
    /// The number of descendant scopes that share it.
    public let below: Int
    public let location: SourceLocation?

    public init(rule: String, subject: String, below: Int, location: SourceLocation?) {
        self.rule = rule
        self.subject = subject
        self.below = below
        self.location = location
    }
}
