import Providers
import Reporters
import ScopeRules

/// `thimble generate`: writes the wiring.
enum Generate: Command {
    private static let output = Option("--output", value: "FILE", help: "Write to FILE; for a single module.")
    private static let check = Option("--check", help: "Write nothing; fail with a diff when a file is not up to date.")
    private static let keepGoing = Option("--keep-going", help: "Write what can be written in spite of errors.")
    private static let dialect = Option(
        "--dialect",
        choices: ["ribs", "needle"],
        help: "What to write for; ribs is the usual one."
    )

    static let shape = CommandShape(
        name: "generate",
        summary: "Writes the wiring between scopes, one file for each module that needs it.",
        operands: "[PATH...]",
        options: [output, check, keepGoing, dialect] + Option.sources,
        exitCodes: "0 all is up to date, 1 errors in the tree (with --check: or stale files), 2 nothing could be done."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        if arguments.value(dialect.name) == "needle" {
            throw .failure(Failure("Generating for Needle comes in a later version; '--dialect ribs' is there now."))
        }
        let request = try SourceRequest(arguments, for: shape)
        let analysis = try Analysis(request)
        analysis.sayProblems(on: &console)
        let hasErrors = try printErrors(of: analysis, console: &console)
        if hasErrors, !arguments.has(keepGoing.name) {
            console.say("Nothing was written: the errors come first. '--keep-going' writes what can be written.\n")
            return 1
        }
        let outputs = try outputs(of: analysis, to: arguments.value(output.name), request: request)
        if arguments.has(check.name) {
            let isStale = try printDifferences(of: outputs, console: &console)
            return isStale || hasErrors ? 1 : 0
        }
        try write(outputs, console: &console)
        return hasErrors ? 1 : 0
    }

    /// What is out of date is no reason to stop: that is what the command mends.
    private static func printErrors(of analysis: Analysis, console: inout some Console) throws(Stop) -> Bool {
        let errors = analysis.findings.filter { $0.severity == .error && $0.rule != "stale-providers" }
        let report = Report(
            findings: errors,
            fileCount: analysis.sources.fileCount,
            scopeCount: analysis.graph.scopes.count
        )
        try console.output(TextReporter.text(of: report, sources: analysis.sources.index))
        if !errors.isEmpty { console.say("\(report.summary)\n") }
        return !errors.isEmpty
    }

    private static func outputs(
        of analysis: Analysis,
        to path: String?,
        request: SourceRequest
    ) throws(Stop) -> [GeneratedOutput] {
        let files = analysis.plan.files.filter { $0.contents != nil }
        guard let path else { return files.compactMap { GeneratedOutput($0, analysis) } }
        guard files.count <= 1 else {
            let names = files.map { analysis.graph.modules[$0.module].name }.joined(separator: ", ")
            let reason = "'--output' takes the wiring of one module, and \(files.count) modules need some: \(names)"
            throw .failure(Failure("\(reason). Leave it out, or name the paths of one module."))
        }
        return files.compactMap { GeneratedOutput($0, analysis, writtenTo: path, location: request.location(of: path)) }
    }

    /// - Returns: whether there is any difference.
    private static func printDifferences(
        of outputs: [GeneratedOutput],
        console: inout some Console
    ) throws(Stop) -> Bool {
        let stale = outputs.filter(\.isStale)
        for output in stale { try console.output("\(output.reason)\n\(output.difference)") }
        let count = counted(stale.count, "file")
        console.say(stale.isEmpty ? "Up to date.\n" : "\(count) not up to date: run 'thimble generate'.\n")
        return !stale.isEmpty
    }

    private static func membershipHint(_ output: GeneratedOutput) -> String {
        "It is new: add it to the target '\(output.module.name)' in Xcode.\n"
    }

    private static func write(_ outputs: [GeneratedOutput], console: inout some Console) throws(Stop) {
        var errors: [String] = []
        for output in outputs where output.isStale {
            do throws(SystemError) {
                try Platform.replace(output.location, with: Array(output.contents.utf8))
                console.say("Wrote \(output.shownPath) (\(counted(output.scopes.count, "scope"))).\n")
                if output.current == nil, output.needsMembership { console.say(membershipHint(output)) }
            } catch {
                errors.append("'\(output.shownPath)' cannot be written: \(error.reason).")
            }
        }
        guard errors.isEmpty else { throw .failure(Failure(errors)) }
        if !outputs.contains(where: \.isStale) { console.say("Up to date.\n") }
    }
}
