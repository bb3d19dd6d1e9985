import Cores
import Reporters
import ScopeRules
import SwiftReader

/// What an analysis knows of a workspace folder.
package protocol WorkspaceAnalysis: Sendable {
    var subject: RuleSubject { get }
    /// The findings to show, in order, each with its edits.
    var findings: [Finding] { get }
    var sources: any SourceIndex { get }
    /// The name of a file, as in `SourceLocation.file`.
    ///
    /// - Parameter path: absolute.
    func name(of path: String) -> String
    /// Whether a file on disk still has the contents that were analyzed.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func isUnchangedOnDisk(_ file: String) -> Bool
    /// The edits that fix some findings without a choice and without a loss, by file; none overlap.
    func edits(fixing findings: [Finding]) -> (edits: [String: [Edit]], count: Int)
    /// The generated files that are out of date; `nil` if errors have to be fixed first.
    func staleFiles() -> [GeneratedContents]?
    /// The explorer of the graph, an HTML page.
    func explorerPage() -> String
}

/// A generated file and what it has to contain.
package struct GeneratedContents: Sendable {
    /// Absolute.
    let path: String
    /// `nil` if there is no file yet.
    let current: [UInt8]?
    let text: String

    package init(path: String, current: [UInt8]?, text: String) {
        self.path = path
        self.current = current
        self.text = text
    }
}

/// What has changed in a workspace folder since its last analysis.
package struct WorkspaceChanges: Sendable {
    /// The open documents with new contents, by absolute path.
    package var contents: [String: [UInt8]] = [:]
    /// The absolute paths of the documents that were closed.
    package var closed: Set<String> = []
    /// The absolute paths of files and folders that may have changed on disk.
    package var noted: Set<String> = []
}

/// Analyzes one workspace folder after each change.
package protocol WorkspaceAnalyzer: AnyObject, Sendable {
    /// Applies the changes and analyzes the folder. Called by one thread at a time.
    ///
    /// - Parameter cancellation: ends the analysis early. The next one still includes the changes.
    func analyze(after changes: WorkspaceChanges, unless cancellation: Cancellation) -> AnalysisOutcome
}

package enum AnalysisOutcome: Sendable {
    case analysis(any WorkspaceAnalysis)
    /// There is no verdict.
    ///
    /// - Parameter isConfigured: whether the folder has a configuration, so that its user expects a verdict.
    case failure([String], isConfigured: Bool)
    /// The contents have changed in the meantime.
    case cancelled
}
