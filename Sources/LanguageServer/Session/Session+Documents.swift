import TextFormats

/// The synchronization of documents.
extension Session {
    func open(_ parameters: JSONValue?) throws(ResponseError) {
        let uri = try parameters.string("textDocument", "uri")
        let text = try parameters.string("textDocument", "text")
        let version = parameters?["textDocument"]?["version"]?.integer ?? 0
        documents.open(Document(uri: uri, version: version, text: text))
        note(documents[uri])
    }

    func change(_ parameters: JSONValue?) throws(ResponseError) {
        let uri = try parameters.string("textDocument", "uri")
        guard let document = documents[uri] else {
            throw ResponseError(.invalidParameters, "The document is not open: \(uri)")
        }
        let version = parameters?["textDocument"]?["version"]?.integer ?? document.version + 1
        var changes: [Document.Change] = []
        for value in try parameters.required("contentChanges").list { changes.append(try Document.Change(value)) }
        documents.update(uri) { [encoding] in $0.apply(changes, version: version, in: encoding) }
        note(documents[uri])
    }

    func close(_ parameters: JSONValue?) throws(ResponseError) {
        let uri = try parameters.string("textDocument", "uri")
        let document = documents.close(uri)
        if pulls.documents.remove(uri) != nil, !pulls.isWhole { publishAgain(uri) }
        note(document)
    }

    func save(_ parameters: JSONValue?) throws(ResponseError) {
        let uri = try parameters.string("textDocument", "uri")
        documents.update(uri) { $0.isEdited = false }
        guard let path = FileURI.path(of: uri) else { return }
        for folder in folders.values where folder.contains(path) { folder.noteFile(path) }
    }

    /// Notes files and folders that were changed, created, deleted or renamed on disk.
    func note(changesOnDisk changes: [JSONValue]) {
        for change in changes {
            for uri in ["uri", "oldUri", "newUri"].compactMap({ change[$0]?.string }) {
                guard let path = FileURI.path(of: uri) else { continue }
                for folder in folders.values where folder.contains(path) { folder.noteFile(path) }
            }
        }
    }

    private func note(_ document: Document?) {
        guard let path = document?.path else { return }
        for folder in folders.values where folder.contains(path) { folder.noteDocument(path) }
    }

    /// The folder that a file belongs to: the innermost of several.
    func folder(of path: String) -> WorkspaceFolder? {
        folders.values.filter { $0.contains(path) }.max { $0.path.utf8.count < $1.path.utf8.count }
    }
}
