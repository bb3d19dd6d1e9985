import SwiftReader

/// A requirement that a finding is about.
package struct Reader: Hashable, Sendable {
    /// The display name of the scope.
    package let scope: String
    /// The protocol that declares the requirement.
    package let dependencyProtocol: String
    package let location: SourceLocation

    package init(scope: String, dependencyProtocol: String, location: SourceLocation) {
        self.scope = scope
        self.dependencyProtocol = dependencyProtocol
        self.location = location
    }
}

/// One step on the path from the root to a reader.
package struct Step: Hashable, Sendable {
    /// The display name of the scope.
    package let scope: String
    /// Where its parent creates it; the class itself for the root.
    package let location: SourceLocation
    /// What happens there, such as "creates `LoggedInComponent`".
    package let message: Message

    package init(scope: String, location: SourceLocation, message: Message) {
        self.scope = scope
        self.location = location
        self.message = message
    }
}

/// A member that resembles the supplier but does not qualify.
package struct NearMiss: Hashable, Sendable {
    /// The name of the scope that has it.
    package let scope: String
    package let location: SourceLocation
    /// What it is and why it does not qualify.
    package let message: Message

    package init(scope: String, location: SourceLocation, message: Message) {
        self.scope = scope
        self.location = location
        self.message = message
    }
}

/// A fix for a finding.
package struct Repair: Hashable, Sendable {
    /// Which command may apply the edits. The names are those of other linters.
    package enum Applicability: String, Sendable {
        /// The edits delete nothing that is in use: `--fix` applies them.
        case safe
        /// The edits may delete what is needed: only `--unsafe-fixes` applies them.
        case unsafe
        /// The edits let Thimble generate the wiring of a handwritten module: only `generate --fix` applies them.
        case generation
        /// The edits are never applied: they are an alternative to a better fix.
        case display
    }

    /// As text: "Add `var webService: WebServicing` to `AppComponent`".
    package let title: Message
    /// The location of the change.
    package let location: SourceLocation?
    /// The changes of the sources; empty if they cannot be automated.
    package let edits: [Edit]
    package let applicability: Applicability

    package init(title: Message, location: SourceLocation?, edits: [Edit] = [], applicability: Applicability = .safe) {
        self.applicability = applicability
        self.title = title
        self.location = location
        self.edits = edits
    }
}

/// A finding that is not reported because it follows from another one.
package struct DerivedFinding: Hashable, Sendable {
    /// The id of its rule.
    package let rule: String
    /// The display name of the scope or property that it is about.
    package let subject: String
    /// The number of descendant scopes that share it.
    package let below: Int
    package let location: SourceLocation?

    package init(rule: String, subject: String, below: Int, location: SourceLocation?) {
        self.rule = rule
        self.subject = subject
        self.below = below
        self.location = location
    }
}
