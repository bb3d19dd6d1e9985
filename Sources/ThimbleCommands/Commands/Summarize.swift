import ModuleSummaries
import ScopeGraph

/// `thimble summarize`: writes what the other commands need of one module.
enum Summarize: Command {
    private static let output = Option("--output", aliases: ["-o"], value: "FILE", help: "Write the summary to FILE.")

    static let shape = CommandShape(
        name: "summarize",
        summary: "Writes a summary of one module, from its own sources, which other commands read instead of them.",
        operands: "SOURCE...",
        options: [output, .force, .fileList] + ModuleFlags.options + [worker],
        exitCodes: "0: written, or up to date. 2: could not run."
    )

    /// A module may have more sources than a command line can name.
    static func run(words: ArraySlice<String>, console: inout some Console) throws(Stop) -> Int32 {
        try runParsed(words: expandingArgumentFiles(words), console: &console)
    }

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        if arguments.has(worker.name) { return try serve(console: &console) }
        guard let path = arguments.value(output.name) else {
            throw .usage(UsageError("'\(output.usage)' is required.", for: shape))
        }
        try arguments.refuseStandardOutput(output, for: shape)
        let flags = try ModuleFlags(arguments, for: shape)
        let request = try InputOptions(summarizing: arguments, for: shape)
        guard !request.paths.isEmpty else { throw .usage(UsageError("Name the sources of the module.", for: shape)) }
        let location = request.location(of: path)
        if !arguments.has(Option.force.name) { try refuseOtherFile(at: location, shownPath: path) }
        let summary = try summary(of: request, flags, console: &console)
        let bytes = summary.encoded
        do throws(SystemError) {
            // A build system compares times: what did not change keeps its own.
            if (try? FileBuffer.holds(location, CollectionOfOne(bytes))) == true { return 0 }
            try Platform.replace(location, with: bytes)
        } catch {
            throw .failure(Failure("'\(path)' cannot be written: \(error.reason)."))
        }
        return 0
    }

    static func writes(_ arguments: Arguments) -> Bool { true }

    private static func summary(
        of request: InputOptions,
        _ flags: ModuleFlags,
        console: inout some Console
    ) throws(Stop) -> ModuleSummary {
        let listed = try ListedSources(request, ignoresManifests: flags.ignoresManifests)
        let arrangement = try arrange(request, listed.found)
        let layout = arrangement.layout.value()
        // The command line says that the files belong to the module.
        for warning in layoutWarnings(layout, of: [], nil, listed.found) { console.sayLine("\(warning)") }
        let module = flags.module(of: layout, files: arrangement.files)
        let files = try summarized(arrangement.files, sharersOfFiles: layout.sharersOfFiles)
        return ModuleSummary(of: module, files: files) { RelevantFiles.mattersByItself($0, .usual) }
    }

    private static func refuseOtherFile(at location: String, shownPath: String) throws(Stop) {
        guard Platform.exists(location) else { return }
        do throws(SystemError) {
            guard case .file = try Platform.writingTarget(of: location) else { return }
            let start = try FileBuffer.start(of: location, count: ModuleSummary.signature.count)
            guard !start.isEmpty, start != ModuleSummary.signature else { return }
        } catch {
            throw .failure(Failure("'\(shownPath)' cannot be written: \(error.reason)."))
        }
        let advice = "'\(Option.force.name)' overwrites it."
        throw .failure(Failure("'\(shownPath)' is not a module summary. \(advice)"))
    }
}
