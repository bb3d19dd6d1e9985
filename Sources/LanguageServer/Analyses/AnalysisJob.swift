import Cores

/// An analysis to be run on another thread.
package struct AnalysisJob: Sendable {
    /// The absolute path of the folder.
    let folder: String
    /// The revision of the folder's contents.
    let revision: Int
    let analyzer: any WorkspaceAnalyzer
    let changes: WorkspaceChanges
    let cancellation: Cancellation

    package func run() -> AnalysisResult {
        AnalysisResult(
            folder: folder,
            revision: revision,
            analyzer: analyzer,
            outcome: analyzer.analyze(after: changes, unless: cancellation)
        )
    }
}

/// What an analysis found.
package struct AnalysisResult: Sendable {
    let folder: String
    let revision: Int
    let analyzer: any WorkspaceAnalyzer
    let outcome: AnalysisOutcome
}
