import Cores
import ScopeRules

/// A workspace folder with its analyses. Used by one thread.
final class WorkspaceFolder {
    /// Absolute, without a slash at its end.
    let path: String
    let analyzer: any WorkspaceAnalyzer
    /// Counts the changes of the contents.
    private(set) var revision = 1
    /// Ends the analysis that runs; `nil` if none runs.
    private var running: Cancellation?
    /// The last analysis; its revision may not be the current one.
    var latest: AnalyzedFolder?
    /// The last revision for which there was a verdict, or none.
    var finished = 0
    /// What the client shows, by URI: the JSON of the diagnostics of each file.
    var published: [String: String] = [:]
    /// The findings that the client shows.
    var shown = ShownFindings()
    var rendered = RenderedDiagnostics()
    /// The last failure, which is reported once.
    var failure: [String] = []
    /// The absolute paths of the documents that were opened, changed or closed since the last analysis began.
    private var changedDocuments: Set<String> = []
    /// The absolute paths of what may have changed on disk since then.
    private var changedFiles: Set<String> = []

    init(path: String, analyzer: any WorkspaceAnalyzer) {
        self.path = path
        self.analyzer = analyzer
    }

    /// Whether the last analysis is of the current contents.
    var isCurrent: Bool { finished == revision }

    func contains(_ path: String) -> Bool { path.hasPrefix(self.path == "/" ? "/" : "\(self.path)/") }

    func noteDocument(_ path: String) {
        changedDocuments.insert(path)
        noteChange(of: path)
    }

    func noteFile(_ path: String) {
        changedFiles.insert(path)
        noteChange(of: path)
    }

    private func noteChange(of path: String) {
        revision += 1
        shown.noteChange(of: path)
        // The first analysis is completed: without one, no question can be answered.
        if latest != nil { cancelJob() }
    }

    /// The analysis of the current contents; `nil` if they are analyzed already, or another analysis still runs.
    func nextJob(_ documents: DocumentStore) -> AnalysisJob? {
        guard running == nil, !isCurrent else { return nil }
        var changes = WorkspaceChanges()
        for path in changedDocuments {
            if let document = documents.document(at: path) {
                changes.contents[path] = document.content.bytes
            } else {
                changes.closed.insert(path)
            }
        }
        changes.noted = changedFiles
        (changedDocuments, changedFiles) = ([], [])
        let cancellation = Cancellation()
        running = cancellation
        return AnalysisJob(
            folder: path,
            revision: revision,
            analyzer: analyzer,
            changes: changes,
            cancellation: cancellation
        )
    }

    func cancelJob() { running?.cancel() }

    func endJob() { running = nil }
}
