import TextFormats

/// The first analysis of each folder as progress in the client's window.
struct ProgressReports {
    enum State { case asked, begun }

    /// By the paths of the folders.
    fileprivate var states: [String: State] = [:]
    fileprivate var known: Set<String> = []
}

extension Session {
    func beginProgress(of folder: WorkspaceFolder) {
        guard capabilities.showsProgress, progress.known.insert(folder.path).inserted else { return }
        progress.states[folder.path] = .asked
        let token = token(of: folder)
        request("window/workDoneProgress/create", jsonObject(["token": token])) { [unowned self] isError in
            guard progress.states[folder.path] == .asked else { return }
            progress.states[folder.path] = isError ? nil : .begun
            if isError { return }
            let name = folder.path.split(separator: "/").last.map(String.init) ?? "/"
            let begin = jsonObject(["kind": jsonString("begin"), "title": jsonString("Thimble checks \(name)")])
            notify("$/progress", jsonObject(["token": token, "value": begin]))
        }
    }

    func endProgress(of folder: WorkspaceFolder) {
        guard progress.states.removeValue(forKey: folder.path) == .begun else { return }
        var members = ["kind": jsonString("end")]
        if let graph = folder.latest?.subject.graph {
            members["message"] = jsonString(counted(graph.scopes.count, "scope"))
        }
        notify("$/progress", jsonObject(["token": token(of: folder), "value": jsonObject(members)]))
    }

    private func token(of folder: WorkspaceFolder) -> String { jsonString("thimble \(folder.path)") }
}
