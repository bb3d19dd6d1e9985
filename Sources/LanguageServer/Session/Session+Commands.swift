import ScopeRules
import TextFormats

/// `workspace/executeCommand`
extension Session {
    func execute(_ id: RequestID, _ parameters: JSONValue?) throws(ResponseError) {
        let name = try parameters.string("command")
        let arguments = parameters?["arguments"]?.list ?? []
        guard let command = ServerCommand(rawValue: name) else {
            let known = ServerCommand.allCases.map(\.rawValue).joined(separator: ", ")
            throw ResponseError(.invalidParameters, "Unknown command '\(name.prefix(100))'. Known: \(known).")
        }
        switch command {
        case .show: send(.result(id, show(arguments.first)))
        case .showReferences: send(.result(id, show(arguments.dropFirst(2).first?.list.first)))
        case .generate:
            let folder = try self.folder(named: arguments.first)
            wait(id, for: folder) { [unowned self] () throws(ResponseError) in try generate(in: folder) }
        case .explorer:
            let folder = try self.folder(named: arguments.first)
            wait(id, for: folder) { [unowned self] () throws(ResponseError) in try showExplorer(of: folder) }
        case .why:
            guard let words = arguments.first?.string else {
                throw ResponseError(.invalidParameters, "The first argument is SCOPE or SCOPE.PROPERTY.")
            }
            let folder = try self.folder(named: arguments.dropFirst().first)
            wait(id, for: folder) { [unowned self] () throws(ResponseError) in try explain(words, in: folder) }
        }
    }

    /// Opens a location: that of a fix by hand, or the first one of a code lens if the client does not list them itself.
    private func show(_ location: JSONValue?) -> String {
        guard capabilities.showsDocuments, let uri = location?["uri"]?.string,
            let range = try? TextRange(location?["range"])
        else { return "null" }
        let members = ["selection": range.json, "takeFocus": "true", "uri": jsonString(uri)]
        request("window/showDocument", jsonObject(members))
        return "null"
    }

    private func generate(in folder: WorkspaceFolder) throws(ResponseError) -> String {
        let latest = try analysis(of: folder)
        guard let files = latest.analysis.staleFiles() else {
            throw ResponseError(.requestFailed, "Nothing was generated: fix the errors first.")
        }
        guard !files.isEmpty else { return "[]" }
        let edits = WorkspaceEdits(places: places(in: latest), capabilities: capabilities)
        guard let edit = edits.json(writing: files) else {
            throw ResponseError(.requestFailed, "This client cannot create files: run 'thimble generate'.")
        }
        request("workspace/applyEdit", jsonObject(["edit": edit, "label": jsonString("Regenerate")]))
        return jsonArray(files.map { jsonString(documents.uri(of: $0.path)) })
    }

    private func showExplorer(of folder: WorkspaceFolder) throws(ResponseError) -> String {
        let page = try analysis(of: folder).analysis.explorerPage()
        let path: String
        do throws(ExplorerFault) { path = try setup.writeExplorer(page, folder.path) } catch {
            throw ResponseError(.requestFailed, error.message)
        }
        let uri = jsonString(FileURI.uri(of: path))
        if capabilities.showsDocuments {
            request("window/showDocument", jsonObject(["external": "true", "uri": uri]))
        }
        return uri
    }

    private func explain(_ words: String, in folder: WorkspaceFolder) throws(ResponseError) -> String {
        let latest = try analysis(of: folder)
        guard let query = ScopeQuery(words, in: latest.subject.graph) else {
            let near = ScopeQuery.nearest(to: words, in: latest.subject.graph).joined(separator: ", ")
            let advice = near.isEmpty ? "" : " Similar: \(near)."
            throw ResponseError(.requestFailed, "Unknown scope '\(words.prefix(100))'.\(advice)")
        }
        let markdown = Markdown(places: places(in: latest), isPlain: !capabilities.showsMarkdown)
        let answers = query.scopes.flatMap { latest.subject.resolutionAnswers(of: $0, property: query.property) }
        guard !answers.isEmpty else {
            let missing = query.property.map { "has no '\($0)'" } ?? "requires nothing from its ancestors"
            return jsonString("\(latest.subject.graph.scopes[query.scopes[0]].name) \(missing).")
        }
        return jsonString(answers.map(markdown.text).joined(separator: "\n\n---\n\n"))
    }

    private func analysis(of folder: WorkspaceFolder) throws(ResponseError) -> AnalyzedFolder {
        guard let latest = folder.latest else {
            let reason = folder.failure.first ?? "The folder has not been analyzed."
            throw ResponseError(.requestFailed, reason)
        }
        return latest
    }

    /// The folder that a URI names, itself or by a file in it; the only folder, or the first one, without a URI.
    private func folder(named argument: JSONValue?) throws(ResponseError) -> WorkspaceFolder {
        if let uri = argument?.string {
            let path = FileURI.path(of: uri)
            guard let folder = path.flatMap({ folders[$0] ?? self.folder(of: $0) }) else {
                throw ResponseError(.invalidParameters, "The workspace does not contain \(uri.prefix(500)).")
            }
            return folder
        }
        guard let folder = folders.values.min(by: { $0.path < $1.path }) else {
            throw ResponseError(.requestFailed, "The workspace has no folder.")
        }
        return folder
    }
}
