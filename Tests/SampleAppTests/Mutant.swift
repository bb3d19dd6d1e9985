import TestSupport
import Testing

/// The sample with one thing changed, and what has to be found in it.
struct Mutant: Sendable, CustomTestStringConvertible {
    enum Kind: String, CaseIterable, Sendable {
        case provisionRemoved, provisionRenamed, provisionRetyped, provisionPrivate, provisionStatic
        case requirementAdded, requirementRetyped
        case edgeRemoved, edgeRedirected, componentDuplicated, extensionRemoved
        case passThroughEdited, passThroughReplaced, generatedFileRemoved
        case passThroughForgotten, conformanceForgotten, requirementDeleted
        case requirementMisspelt, provisionMisspelt, provisionHidden, requirementUnused
        case dependencyPassed, referenceStrong, conformanceIdle

        /// The kinds that are mistakes in the sample wired by hand.
        static let byHand: Set<Kind> = [.passThroughForgotten, .conformanceForgotten, .requirementDeleted]

        /// The kinds that are made for what Thimble can fix.
        static let fixable: Set<Kind> = [
            .requirementMisspelt, .provisionMisspelt, .provisionHidden, .requirementUnused, .dependencyPassed,
            .referenceStrong, .conformanceIdle,
        ]
    }

    /// A property of a class.
    struct Member: Hashable, Sendable {
        let owner: String
        let name: String
    }

    let kind: Kind
    /// What is changed: `AppComponent.theme`.
    let subject: String
    /// The new texts, by path.
    let changes: [String: String]
    /// Said by the oracle, not by a run of `check`.
    let expected: [Expectation]
    /// A file that is gone.
    let removedFile: String?
    /// The changed property of a class, which other code of the same scope may read.
    let member: Member?

    init(
        _ kind: Kind,
        _ subject: String,
        changes: [String: String],
        expected: [Expectation],
        removedFile: String? = nil,
        member: Member? = nil
    ) {
        self.kind = kind
        self.subject = subject
        self.changes = changes
        self.removedFile = removedFile
        self.expected = expected.sorted()
        self.member = member
    }

    /// Whether something is wrong with it that `generate` does not mend.
    var hasErrors: Bool { expected.contains { $0.rule != "unreachable-scope" && $0.rule != "stale-providers" } }

    var testDescription: String { "\(kind.rawValue) \(subject)" }

    /// The sample with nothing changed.
    static let none = Mutant(.provisionRenamed, "nothing", changes: [:], expected: [])

    /// Writes the mutant into a folder of its own.
    func written(from sample: Sample) throws -> TemporaryFolder { try written(from: sample.texts) }

    /// Writes the mutant of some texts into a folder of its own.
    func written(from texts: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in texts where path != removedFile {
            try folder.write(changes[path] ?? text, to: path)
        }
        return folder
    }
}
