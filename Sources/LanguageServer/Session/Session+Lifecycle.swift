import TextFormats

extension Session {
    /// `initialize`: the client's capabilities, and its folders.
    func initialize(_ parameters: JSONValue?) throws(ResponseError) -> String {
        guard phase == .created else { throw ResponseError(.invalidRequest, "The server is already initialized.") }
        let given = parameters?["capabilities"]
        capabilities = ClientCapabilities(given)
        let encodings = given?["general"]?["positionEncodings"]?.list.compactMap(\.string) ?? []
        encoding = PositionEncoding(offered: encodings)
        if let pages = parameters?["initializationOptions"]?["rulePages"]?.string {
            rulePages = pages.hasSuffix("/") ? String(pages.dropLast()) : pages
        }
        phase = .initialized
        for uri in Self.folders(parameters) { add(folder: uri) }
        return serverCapabilities(encoding, for: capabilities)
    }

    /// `initialized`: the client can be asked now.
    func clientIsReady() {
        if capabilities.watchesFiles { request("client/registerCapability", watchedFilesRegistration) }
    }

    /// `shutdown`: only `exit` may follow.
    func shutDown() -> String {
        phase = .shutDown
        for request in waiting { send(.error(request.id, json: ResponseError(.cancelled, "The server ends.").json)) }
        waiting = []
        return "null"
    }

    /// `workspace/didChangeWorkspaceFolders`
    func changeFolders(_ parameters: JSONValue?) throws(ResponseError) {
        let event = try parameters.required("event")
        for folder in event["removed"]?.list ?? [] { if let uri = folder["uri"]?.string { remove(folder: uri) } }
        for folder in event["added"]?.list ?? [] { if let uri = folder["uri"]?.string { add(folder: uri) } }
    }

    /// The folders of a workspace; older clients have one root.
    private static func folders(_ parameters: JSONValue?) -> [String] {
        let folders = parameters?["workspaceFolders"]?.list.compactMap { $0["uri"]?.string } ?? []
        if !folders.isEmpty { return folders }
        if let uri = parameters?["rootUri"]?.string { return [uri] }
        return [parameters?["rootPath"]?.string].compactMap(\.self).filter { $0.hasPrefix("/") }.map(FileURI.uri)
    }

    private func add(folder uri: String) {
        guard let path = FileURI.path(of: uri) else {
            return log(.warning, "The workspace folder \(uri) is not a folder on this machine; it is not checked.")
        }
        guard folders[path] == nil else { return }
        let folder = WorkspaceFolder(path: path, analyzer: setup.analyzer(path))
        folders[path] = folder
        // Files that are in an outer folder, too, are now shown as a part of this one.
        for outer in folders.values.sorted(by: { $0.path < $1.path }) where outer.contains(path) {
            publishShown(of: outer)
        }
        for document in documents.all {
            if let path = document.path, folder.contains(path) { folder.noteDocument(path) }
        }
    }

    private func remove(folder uri: String) {
        guard let path = FileURI.path(of: uri), let folder = folders.removeValue(forKey: path) else { return }
        folder.cancelJob()
        for uri in folder.published.keys.sorted() where !pulls.includes(uri) { publish("[]", for: uri) }
        endProgress(of: folder)
        // Files that were in an outer folder, too, are now shown as a part of that.
        for outer in folders.values.sorted(by: { $0.path < $1.path }) { publishShown(of: outer) }
        answerWaiting()
    }
}
