import Scaffolding

/// Reads the files of a template.
///
/// - Parameter location: the absolute path of the folder.
/// - Throws: what cannot be read.
func readTemplate(_ location: String, shownPath: String) throws(Stop) -> Template {
    var contents: [String: [UInt8]] = [:]
    var open = [(location: location, path: "")]
    do throws(SystemError) {
        while let (folder, path) = open.popLast() {
            for entry in try Platform.entries(of: folder) {
                let inner = appended(path, entry.name)
                switch entry.kind {
                // A template is not deep; a link could lead anywhere.
                case .folder where path.split(separator: "/").count < 8:
                    open.append((appended(folder, entry.name), inner))
                case .file: contents[inner] = try Platform.read(appended(folder, entry.name))
                default: continue
                }
            }
        }
    } catch {
        throw .failure(Failure("The template '\(shownPath)' cannot be read: \(error.reason)."))
    }
    return Template(contents)
}

extension SourceChanges {
    /// - Throws: that a file is in the way of a new one.
    func refuseExistingFiles(_ request: InputOptions) throws(Stop) {
        let existing = added.keys.filter { Platform.exists($0) }.sorted { $0.precedesByBytes($1) }
        guard !existing.isEmpty else { return }
        let names = existing.map { "'\(request.shownPath(of: $0))' exists already." }
        throw .failure(Failure(names + ["Nothing was written."]))
    }

    /// Shows or writes new files that belong to no sources that were read.
    func perform(_ request: InputOptions, isDryRun: Bool, console: inout some Console) throws(Stop) -> Int32 {
        try refuseExistingFiles(request)
        let new = added.sorted { $0.key.precedesByBytes($1.key) }
        if isDryRun {
            for (location, bytes) in new {
                let text = String(decoding: bytes, as: UTF8.self)
                let path = request.shownPath(of: location)
                try console.output(unifiedDiff(from: "", to: text, oldName: "/dev/null", newName: path))
            }
            console.sayLine("Nothing was written.")
            return 0
        }
        var files = StagedFiles()
        for (location, bytes) in new { files.stageNew(request.shownPath(of: location), at: location, bytes) }
        try files.commit()
        for (location, _) in new { console.sayLine("Wrote \(request.shownPath(of: location)).") }
        return 0
    }
}
