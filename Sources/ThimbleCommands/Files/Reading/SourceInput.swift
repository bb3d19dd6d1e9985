import ModuleSummaries
import SourceLayout

/// The files of a request with their contents and modules, read from the files themselves or from module summaries.
struct SourceInput {
    /// What was found besides the files.
    let found: FoundSources
    let files: [NamedFile]
    let layout: ModuleLayout
    let selected: SelectedFiles
    let isSummarized: Bool

    /// Files that were found, arranged and read one after the other.
    init(_ found: FoundSources, _ arrangement: FileArrangement, _ selected: SelectedFiles) {
        self.found = found
        self.selected = selected
        files = arrangement.files
        layout = arrangement.layout.value()
        isSummarized = false
    }

    /// Reads the sources.
    ///
    /// - Parameter changes: contents that replace those of some files, and files that are new or deleted.
    init(reading request: InputOptions, after changes: SourceChanges) throws(Stop) {
        found = try findSources(request).after(changes)
        let arrangement = try arrange(request, found)
        files = arrangement.files
        var replaced = changes.contents
        for file in changes.added.isEmpty ? [] : files {
            if let bytes = changes.added[file.location] { replaced[file.name] = bytes }
        }
        selected = try readSelected(
            files,
            request.configuration.dialects,
            in: request.files,
            replaced: replaced,
            readsAll: request.readsAll
        )
        layout = arrangement.layout.value()
        isSummarized = false
    }
}
