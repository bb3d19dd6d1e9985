import TextFormats

/// The requests and notifications of the client, by their methods.
extension Session {
    func answer(_ id: RequestID, _ method: String, _ parameters: JSONValue?) throws(ResponseError) {
        if method == "initialize" { return send(.result(id, try initialize(parameters))) }
        switch phase {
        case .created: throw ResponseError(.notInitialized, "The first request is 'initialize', not '\(method)'.")
        case .shutDown: throw ResponseError(.invalidRequest, "The server is shut down; only 'exit' may follow.")
        case .initialized: isClientReady = true
        }
        switch method {
        case "shutdown": send(.result(id, shutDown()))
        case "textDocument/codeAction": try codeActions(id, parameters)
        case "textDocument/codeLens":
            try answer(id, aboutDocument: parameters) { CodeLenses(places: $0).json(of: $1) }
        case "textDocument/hover": try hover(id, parameters)
        case "textDocument/implementation":
            try answer(id, aboutPosition: parameters) { Relations(places: $0).implementations(at: $2, in: $1) }
        case "textDocument/references":
            let withDeclaration = parameters?["context"]?["includeDeclaration"]?.isTrue ?? false
            try answer(id, aboutPosition: parameters) { places, document, position in
                Relations(places: places).references(at: position, in: document, withDeclaration: withDeclaration)
            }
        case "textDocument/prepareCallHierarchy":
            try answer(id, aboutPosition: parameters) { CallHierarchy(places: $0).prepare(at: $2, in: $1) }
        case "callHierarchy/incomingCalls":
            try answer(id, aboutItem: parameters) { CallHierarchy(places: $0).incoming(to: $1) }
        case "callHierarchy/outgoingCalls":
            try answer(id, aboutItem: parameters) { CallHierarchy(places: $0).outgoing(from: $1) }
        case "textDocument/diagnostic":
            let uri = try parameters.string("textDocument", "uri")
            wait(id, for: FileURI.path(of: uri).flatMap { folder(of: $0) }) { [unowned self] in
                diagnostics(ofDocument: uri)
            }
        case "workspace/diagnostic":
            waitForAll(id) { [unowned self] in diagnosticsOfWorkspace() }
        case "workspace/executeCommand": try execute(id, parameters)
        default: throw ResponseError(.methodNotFound, "The method '\(method.prefix(100))' is not offered.")
        }
    }

    func take(_ method: String, _ parameters: JSONValue?) throws(ResponseError) {
        isClientReady = true
        switch method {
        case "initialized": clientIsReady()
        case "$/cancelRequest": cancel(parameters)
        case "textDocument/didOpen": try open(parameters)
        case "textDocument/didChange": try change(parameters)
        case "textDocument/didClose": try close(parameters)
        case "textDocument/didSave": try save(parameters)
        case "workspace/didChangeWatchedFiles": note(changesOnDisk: try parameters.required("changes").list)
        case "workspace/didCreateFiles", "workspace/didDeleteFiles", "workspace/didRenameFiles":
            note(changesOnDisk: try parameters.required("files").list)
        case "workspace/didChangeWorkspaceFolders": try changeFolders(parameters)
        // Others, such as `$/setTrace`, concern nothing here; a notification is never answered.
        default: break
        }
    }

    /// A request that waits for an analysis is answered with an error; another one is answered already.
    private func cancel(_ parameters: JSONValue?) {
        guard let id = parameters?["id"].flatMap({ RequestID($0) }),
            let number = waiting.firstIndex(where: { $0.id == id })
        else { return }
        waiting.remove(at: number)
        send(.error(id, json: ResponseError(.cancelled, "The request was cancelled.").json))
    }

    private func codeActions(_ id: RequestID, _ parameters: JSONValue?) throws(ResponseError) {
        let uri = try parameters.string("textDocument", "uri")
        let range = try TextRange(try parameters.required("range"))
        let kinds = parameters?["context"]?["only"]?.list.compactMap(\.string) ?? []
        guard capabilities.hasCodeActions else { return send(.result(id, "[]")) }
        let home = FileURI.path(of: uri).flatMap { folder(of: $0) }
        wait(id, for: home) { [unowned self] in
            guard let folder = home, let latest = folder.latest, let document = documents[uri] else { return "[]" }
            let actions = CodeActions(
                places: places(in: latest),
                capabilities: capabilities,
                diagnostics: diagnostics,
                findings: folder.shown.findings(of: latest)
            )
            return jsonArray(actions.json(at: range, in: document, only: kinds))
        }
    }

    private func hover(_ id: RequestID, _ parameters: JSONValue?) throws(ResponseError) {
        let uri = try parameters.string("textDocument", "uri")
        let position = try TextPosition(try parameters.required("position"))
        answerSoon(id, uri, without: "null") { [unowned self] folder in
            guard let document = documents[uri] else { return "null" }
            let places = places(in: folder)
            let markdown = Markdown(places: places, isPlain: !capabilities.showsMarkdown)
            return Hover(places: places, markdown: markdown).json(at: position, in: document) ?? "null"
        }
    }

    private func answer(
        _ id: RequestID,
        aboutDocument parameters: JSONValue?,
        _ answer: @escaping (Places, Document) -> [String]
    ) throws(ResponseError) {
        let uri = try parameters.string("textDocument", "uri")
        answerSoon(id, uri, without: "[]") { [unowned self] folder in
            jsonArray(documents[uri].map { answer(places(in: folder), $0) } ?? [])
        }
    }

    private func answer(
        _ id: RequestID,
        aboutPosition parameters: JSONValue?,
        _ answer: @escaping (Places, Document, TextPosition) -> [String]
    ) throws(ResponseError) {
        let position = try TextPosition(try parameters.required("position"))
        try self.answer(id, aboutDocument: parameters) { answer($0, $1, position) }
    }

    private func answer(
        _ id: RequestID,
        aboutItem parameters: JSONValue?,
        _ answer: @escaping (Places, JSONValue) -> [String]
    ) throws(ResponseError) {
        let item = try parameters.required("item")
        answerSoon(id, try parameters.string("item", "uri"), without: "[]") { [unowned self] folder in
            jsonArray(answer(places(in: folder), item))
        }
    }

    /// Answers from the last analysis, even if another one runs; waits for the first one.
    private func answerSoon(
        _ id: RequestID,
        _ uri: String,
        without nothing: String,
        _ answer: @escaping (AnalyzedFolder) -> String
    ) {
        let home = FileURI.path(of: uri).flatMap { folder(of: $0) }
        if let latest = home?.latest { return send(.result(id, answer(latest))) }
        wait(id, for: home) { home?.latest.map(answer) ?? nothing }
    }

    /// Answers when the current contents are analyzed; at once for a file outside the workspace.
    func wait(
        _ id: RequestID,
        for folder: WorkspaceFolder?,
        _ answer: @escaping () throws(ResponseError) -> String
    ) {
        guard let folder, !folder.isCurrent else { return finish(id, answer) }
        waiting.append(WaitingRequest(id: id, folder: folder.path, answer: answer))
    }

    private func waitForAll(_ id: RequestID, _ answer: @escaping () throws(ResponseError) -> String) {
        guard !isAnalyzed(nil) else { return finish(id, answer) }
        waiting.append(WaitingRequest(id: id, folder: nil, answer: answer))
    }
}
