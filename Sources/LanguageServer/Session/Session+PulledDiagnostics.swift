import TextFormats

/// The documents whose diagnostics the client asks for. They are not published as well: editors would show both.
struct PulledDiagnostics {
    /// By URI.
    var documents: Set<String> = []
    /// Whether the client asks for those of the whole workspace.
    var isWhole = false

    var isEmpty: Bool { documents.isEmpty && !isWhole }

    func includes(_ uri: String) -> Bool { isWhole || documents.contains(uri) }
}

extension Session {
    /// `textDocument/diagnostic`
    func diagnostics(ofDocument uri: String) -> String {
        if capabilities.refreshesDiagnostics, pulls.documents.insert(uri).inserted, !pulls.isWhole { withdraw(uri) }
        let items = published(for: uri) ?? "[]"
        return jsonObject(["items": items, "kind": jsonString("full")])
    }

    /// `workspace/diagnostic`
    func diagnosticsOfWorkspace() -> String {
        let files = folders.values.flatMap { Array($0.published) }.sorted { $0.key < $1.key }
        if capabilities.refreshesDiagnostics, !pulls.isWhole {
            for (uri, _) in files { withdraw(uri) }
            pulls.isWhole = true
        }
        let reports = files.map { uri, items in
            let version = documents[uri].map { String($0.version) } ?? "null"
            return jsonObject([
                "items": items, "kind": jsonString("full"), "uri": jsonString(uri), "version": version,
            ])
        }
        return jsonObject(["items": jsonArray(reports)])
    }

    /// Publishes what the client does not ask for any more.
    func publishAgain(_ uri: String) {
        if let items = published(for: uri) { publish(items, for: uri) }
    }

    private func withdraw(_ uri: String) {
        if published(for: uri) != nil { publish("[]", for: uri) }
    }
}
