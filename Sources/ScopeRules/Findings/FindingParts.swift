import SwiftReader

/// A requirement that a finding is about.
public struct Reader: Hashable, Sendable {
    /// The name of the scope, as a person reads it.
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

/// One step on the way from the root to a reader.
public struct Step: Hashable, Sendable {
    /// The name of the scope, as a person reads it.
    public let scope: String
    /// Where its parent makes it; the class itself for the root.
    public let location: SourceLocation
    /// What happens there: "makes `LoggedInComponent`".
    public let message: Message

    public init(scope: String, location: SourceLocation, message: Message) {
        self.scope = scope
        self.location = location
        self.message = message
    }
}

/// Something that looks like the answer and is not.
public struct NearMiss: Hashable, Sendable {
    /// The name of the scope that has it.
    public let scope: String
    public let location: SourceLocation
    /// What it is and why it does not count.
    public let message: Message

    public init(scope: String, location: SourceLocation, message: Message) {
        self.scope = scope
        self.location = location
        self.message = message
    }
}

/// Something that repairs the fault.
public struct Repair: Hashable, Sendable {
    /// When a tool may make the edits by itself. The words are those of other linters.
    public enum Applicability: String, Sendable {
        /// The edits lose nothing that a person wrote: `--fix` makes them.
        case safe
        /// They may: only `--unsafe-fixes` makes them.
        case unsafe
        /// They let Thimble write the wiring of a module that a person writes: only `generate --fix` makes them.
        case generation
        /// No tool makes them: they are another choice beside a better one.
        case display
    }

    /// In words: "Add `var webService: WebServicing` to `AppComponent`".
    public let title: Message
    /// The place where it is to be done.
    public let location: SourceLocation?
    /// The same as changes of the sources, where they can be made without a person; else empty.
    public let edits: [Edit]
    public let applicability: Applicability

    public init(title: Message, location: SourceLocation?, edits: [Edit] = [], applicability: Applicability = .safe) {
        self.applicability = applicability
        self.title = title
        self.location = location
        self.edits = edits
    }
}

/// A finding that is not said because it follows from another one.
public struct DerivedFinding: Hashable, Sendable {
    /// The id of its rule.
    public let rule: String
    /// The scope or property that it is about, as a person reads it.
    public let subject: String
    /// How many scopes below share it.
    public let below: Int
    public let location: SourceLocation?

    public init(rule: String, subject: String, below: Int, location: SourceLocation?) {
        self.rule = rule
        self.subject = subject
        self.below = below
        self.location = location
    }
}
