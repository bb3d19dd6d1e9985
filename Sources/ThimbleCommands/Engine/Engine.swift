import Cores
import Modules

/// Checks sources that change.
///
/// An engine takes the arguments of `check`, and is told what changes: documents that are open in an editor, and files
/// and folders on disk. Its answer is always that of a new check of the same contents. It keeps what changes do not
/// concern.
struct Engine: Sendable {
    /// The analysis of the current contents, and the input that it is of.
    struct Answer: Sendable {
        /// The same for the same analysis: greater with each new one.
        let number: Int
        let request: InputOptions
        let analysis: Analysis
    }

    private let arguments: Arguments
    private let shape: CommandShape
    /// The absolute path from which relative paths start.
    private let currentFolder: Result<String, Stop>
    private var files = FileSystem.disk
    private var sources = KeptSources()
    /// `nil` if there is none, or if something has changed that it depends on besides the sources.
    private var lastAnswer: Answer?
    private var count = 0
    /// The input of the last answer, or of the last attempt.
    private var lastRequest: InputOptions?
    /// Whether the configuration may have changed since then.
    private var isConfigurationNoted = false

    /// Reads nothing yet.
    ///
    /// - Parameters:
    ///   - arguments: the paths to check, and the options that select the input.
    ///   - shape: the command that the arguments are of.
    init(_ arguments: Arguments, for shape: CommandShape) {
        self.arguments = arguments
        self.shape = shape
        currentFolder = Result { () throws(Stop) in try InputOptions.findCurrentFolder() }
    }

    /// Opens a document, or replaces its contents: from now on they count, and not those on disk.
    ///
    /// - Parameters:
    ///   - location: the normalized absolute path, below the checked path as that is written: links are not resolved.
    ///     A file that is not saved yet is found if its folder exists. Manifests and configurations are documents too.
    ///   - contents: the whole contents.
    mutating func open(_ location: String, _ contents: [UInt8]) {
        files.open(location, contents)
        noteChanges(at: CollectionOfOne(location))
    }

    /// Closes a document: the file on disk counts again.
    mutating func close(_ location: String) {
        files.close(location)
        noteChanges(at: CollectionOfOne(location))
    }

    /// Notes that files or folders have been changed, created, removed or renamed on disk. A folder includes all that
    /// is in it.
    ///
    /// - Parameter locations: absolute paths; for what was renamed, both.
    mutating func noteChanges(at locations: some Sequence<String>) {
        let paths = locations.map { normalizedPath($0) }
        sources.note(paths)
        isConfigurationNoted = isConfigurationNoted || haveConfiguration(paths)
    }

    /// Notes that anything may have changed on disk.
    mutating func noteUnknownChanges() {
        sources.forget()
        isConfigurationNoted = true
    }

    /// Whether the answer depends on one of some paths in another way than by the sources there.
    private func haveConfiguration(_ locations: [String]) -> Bool {
        guard let request = lastRequest else { return true }
        let others = Set(otherFiles(of: request))
        return locations.contains { $0.lastComponent == Configuration.fileName || others.contains($0) }
    }

    /// The absolute paths of the files that are read beside the sources.
    private func otherFiles(of request: InputOptions) -> [String] {
        let baselines = arguments.all(Option.baseline.name).map { request.location(of: $0) }
        return (request.fileLists + request.configuration.watchedFiles + baselines).map { normalizedPath($0) }
    }

    /// Walks through the folders again in the next answer: files may have come or gone without a note.
    mutating func noteWalk() { sources.noteWalk() }

    /// What has to be watched to notice all changes that matter.
    mutating func watchedPaths() -> WatchedPaths {
        let request: InputOptions?
        do throws(Stop) {
            request = try InputOptions(arguments, for: shape, in: files, from: currentFolder.get())
        } catch {
            // The configuration is broken.
            request = lastRequest
        }
        let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
        let given = request?.paths ?? paths
        let folder = (try? currentFolder.get()) ?? ""
        return WatchedPaths(
            given: given.map { normalizedPath($0.hasPrefix("/") ? $0 : "\(folder)/\($0)") },
            walk: request.map { sources.walk($0) },
            files: request.map { otherFiles(of: $0) } ?? []
        )
    }

    /// The analysis of the current contents.
    ///
    /// - Parameter environment: where progress is shown; without a terminal, none is shown.
    /// - Throws: why there is no verdict: a broken configuration, a file that cannot be read. The engine answers again
    ///   when the cause is removed.
    mutating func answer(in environment: Environment = Environment()) throws(Stop) -> Answer {
        try answer(in: environment) {}.get()
    }

    /// The same, unless the analysis is given up.
    ///
    /// - Parameter proceed: called between the stages of an analysis; the error that it throws ends the analysis. The
    ///   next answer is not affected by that.
    mutating func answer<Reason: Error>(
        in environment: Environment = Environment(),
        proceed: () throws(Reason) -> Void
    ) throws(Stop) -> Result<Answer, Reason> {
        do throws(Stop) { return try currentAnswer(in: environment, proceed: proceed) } catch {
            lastAnswer = nil
            throw error
        }
    }

    private mutating func currentAnswer<Reason: Error>(
        in environment: Environment,
        proceed: () throws(Reason) -> Void
    ) throws(Stop) -> Result<Answer, Reason> {
        let request = try InputOptions(arguments, for: shape, in: files, from: currentFolder.get())
        if isConfigurationNoted { takeConfiguration(of: request) }
        lastRequest = request
        let progress = Progress(in: environment)
        defer { progress.end() }
        progress.enter("reading the sources")
        let (sources, areChanged) = try sources.sources(of: request)
        if !areChanged, let lastAnswer { return .success(lastAnswer) }
        // Freed when the new one is complete: both at once would take longer.
        let old = lastAnswer.take()
        defer { if let old { releaseElsewhere(old) } }
        let analysis: Analysis
        do throws(Reason) {
            analysis = try Analysis(of: sources, request, isRepeated: true, progress, proceed: proceed)
        } catch {
            return .failure(error)
        }
        count += 1
        let answer = Answer(number: count, request: request, analysis: analysis)
        lastAnswer = answer
        return .success(answer)
    }

    /// Forgets what depends on the configuration.
    private mutating func takeConfiguration(of request: InputOptions) {
        isConfigurationNoted = false
        lastAnswer = nil
        let hadLibraries = lastRequest.map { !$0.configuration.libraries.isEmpty } ?? false
        // The libraries decide which files matter.
        if hadLibraries || !request.configuration.libraries.isEmpty {
            sources.forget()
        } else {
            sources.noteConfiguration()
        }
    }
}
