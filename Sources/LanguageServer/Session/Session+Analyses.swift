import ScopeRules
import TextFormats

/// The results of analyses.
extension Session {
    package func receive(_ result: AnalysisResult) {
        // The folder may have been removed in the meantime, and added again.
        guard let folder = folders[result.folder], folder.analyzer === result.analyzer else { return }
        folder.endJob()
        // What is older than the contents still answers questions, and is not shown.
        let isStale = folder.revision != result.revision
        switch result.outcome {
        case .analysis(let analysis):
            replaceLatest(of: folder, by: AnalyzedFolder(analysis, revision: result.revision))
            folder.failure = []
        case .failure(let messages, let isConfigured):
            report(messages, isConfigured, of: folder)
        case .cancelled: return
        }
        guard !isStale, phase == .initialized else { return }
        folder.finished = result.revision
        endProgress(of: folder)
        if case .analysis = result.outcome, let latest = folder.latest {
            show(latest, of: folder)
        } else {
            // Without a verdict, nothing is known of the files.
            replaceLatest(of: folder, by: nil)
            folder.shown = ShownFindings()
            publishShown(of: folder)
        }
        answerWaiting()
    }

    private func replaceLatest(of folder: WorkspaceFolder, by analysis: AnalyzedFolder?) {
        if let old = folder.latest { discard(old.analysis) }
        folder.latest = analysis
    }

    private func show(_ analysis: AnalyzedFolder, of folder: WorkspaceFolder) {
        let edited = documents.all.filter { document in
            document.isEdited && document.path.map { folder.contains($0) } ?? false
        }
        folder.shown.update(to: analysis, edited: edited)
        publishShown(of: folder)
        if capabilities.refreshesLenses { request("workspace/codeLens/refresh") }
    }

    /// Publishes what the client does not show yet of a folder's findings.
    func publishShown(of folder: WorkspaceFolder) {
        let current = diagnostics(of: folder)
        let old = folder.published
        folder.published = current
        let changed = Set(old.keys).union(current.keys).filter { old[$0] != current[$0] }
        for uri in changed.sorted() where !pulls.includes(uri) { publish(published(for: uri) ?? "[]", for: uri) }
        if !pulls.isEmpty, !changed.isEmpty { request("workspace/diagnostic/refresh") }
    }

    /// The diagnostics that belong to a file, whichever folder shows it.
    func published(for uri: String) -> String? { folders.values.lazy.compactMap { $0.published[uri] }.first }

    /// The diagnostics of a folder by URI, as JSON.
    private func diagnostics(of folder: WorkspaceFolder) -> [String: String] {
        let shown = folder.shown.all.filter { self.folder(of: $0.path) === folder }
        let located = shown.map { (finding: $0.finding, places: self.places(in: $0.folder)) }
        return folder.rendered.update(to: located, diagnostics).mapValues(jsonArray)
    }

    func publish(_ diagnostics: String, for uri: String) {
        var members = ["diagnostics": diagnostics, "uri": jsonString(uri)]
        if let document = documents[uri] { members["version"] = String(document.version) }
        notify("textDocument/publishDiagnostics", jsonObject(members))
    }

    /// Shows the failures of configured folders, and logs those of others, such as folders without Swift code.
    private func report(_ messages: [String], _ isConfigured: Bool, of folder: WorkspaceFolder) {
        guard messages != folder.failure else { return }
        folder.failure = messages
        let text = "\(folder.path): \(messages.joined(separator: "\n"))"
        guard isConfigured else { return log(.log, text) }
        notify("window/showMessage", jsonObject(["message": jsonString("Thimble: \(text)"), "type": "1"]))
    }

    /// Answers the requests whose folders are analyzed.
    func answerWaiting() {
        let ready = waiting.filter { isAnalyzed($0.folder) }
        waiting.removeAll { isAnalyzed($0.folder) }
        for request in ready { finish(request.id, request.answer) }
    }

    func finish(_ id: RequestID, _ answer: () throws(ResponseError) -> String) {
        do throws(ResponseError) { send(.result(id, try answer())) } catch { send(.error(id, json: error.json)) }
    }

    func isAnalyzed(_ path: String?) -> Bool {
        guard let path else { return folders.values.allSatisfy(\.isCurrent) }
        return folders[path]?.isCurrent ?? true
    }

    var diagnostics: Diagnostics { Diagnostics(capabilities: capabilities, rulePages: rulePages) }

    func places(in folder: AnalyzedFolder) -> Places {
        Places(folder: folder, documents: documents, encoding: encoding)
    }
}
