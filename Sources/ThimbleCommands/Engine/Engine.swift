/// Checks sources that change.
///
/// An engine takes the arguments of `check`, and is told what changes: documents that are open in an editor, and files
/// and folders on disk. Its answer is always that of a new check of the same contents.
struct Engine: Sendable {
    /// The analysis of the current contents, and the input that it is of.
    struct Answer {
        let request: InputOptions
        let analysis: Analysis
    }

    private let arguments: Arguments
    private let shape: CommandShape
    private var files = FileSystem.disk

    /// Reads nothing yet.
    ///
    /// - Parameters:
    ///   - arguments: the paths to check, and the options that select the input.
    ///   - shape: the command that the arguments are of.
    init(_ arguments: Arguments, for shape: CommandShape) {
        self.arguments = arguments
        self.shape = shape
    }

    /// Opens a document, or replaces its contents: from now on they count, and not those on disk.
    ///
    /// - Parameters:
    ///   - location: the normalized absolute path, below the checked path as that is written: links are not resolved.
    ///     A file that is not saved yet is found if its folder exists. Manifests and configurations are documents too.
    ///   - contents: the whole contents.
    mutating func open(_ location: String, _ contents: [UInt8]) { files.open(location, contents) }

    /// Closes a document: the file on disk counts again.
    mutating func close(_ location: String) { files.close(location) }

    /// Notes that files or folders have been changed, created, removed or renamed on disk. A folder stands for all that
    /// is in it.
    ///
    /// - Parameter locations: absolute paths; for what was renamed, both.
    mutating func noteChanges(at locations: some Sequence<String>) {}

    /// Notes that anything may have changed on disk.
    mutating func noteUnknownChanges() {}

    /// The analysis of the current contents.
    ///
    /// - Parameter environment: where progress is shown; without a terminal, none is shown.
    /// - Throws: why there is no verdict: a broken configuration, a file that cannot be read. The engine can be used on,
    ///   and answers when the cause is removed.
    mutating func answer(in environment: Environment = Environment()) throws(Stop) -> Answer {
        let request = try InputOptions(arguments, for: shape, in: files)
        return Answer(request: request, analysis: try Analysis(request, in: environment))
    }
}
