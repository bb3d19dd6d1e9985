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

    /// Reads the sources.
    ///
    /// - Parameter replaced: contents that replace those of some files, by name as in `SourceLocation.file`.
    init(reading request: InputOptions, replaced: [String: [UInt8]]) throws(Stop) {
        found = try findSources(request)
        let arrangement = try arrange(request, found)
        files = arrangement.files
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
