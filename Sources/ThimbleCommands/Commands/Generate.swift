import Providers
import Reporters
import ScopeGraph
import ScopeRules
import Semantics
import TextFormats

/// `thimble generate`: writes the wiring.
enum Generate: Command {
    static let output = Option(
        "--output",
        value: "FILE",
        help: "Write to FILE, or to standard output (-); only for a single module."
    )
    static let check = Option("--check", help: "Write nothing; fail with a diff if a file is out of date.")
    static let dryRun = Option("--dry-run", help: "Write nothing; show a diff of what would be written.")
    static let fix = Option("--fix", help: "Also make dependencies inherit the generated protocols they lack.")
    static let adopt = Option(
        "--adopt",
        help: "Also delete hand-written code that Thimble generates: conformances, pass-throughs, empty protocols."
    )
    private static let keepGoing = Option("--keep-going", help: "Generate as much as possible despite errors.")
    private static let dialect = Option(
        "--dialect",
        choices: Dialect.all.map(\.name),
        help: "Library to generate code for (default: ribs; with --only-module: all that the module needs)."
    )
    private static let reporter = Option(
        "--reporter",
        choices: [TextReporter.name, XcodeReporter.name],
        help: "Output format of errors (default: text)."
    )
    static let pathLimit = Option(
        "--path-limit",
        value: "N",
        help:
            "For Needle: generate at most N paths from roots to scopes (default: \(GenerationPlan.pathLimit))."
    )

    static let shape = CommandShape(
        name: "generate",
        summary: "Generates the code that connects scopes, one file per module.",
        operands: "[PATH...]",
        options: [
            output, .force, .onlyModule, .depfile, check, dryRun, fix, adopt, keepGoing, dialect, pathLimit, reporter,
            .allowEmpty,
        ] + [.summaries] + Option.sources,
        exitCodes: "0: up to date. 1: errors in the tree, or, with --check, files that are out of date or to be "
            + "deleted. 2: could not run."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        try refuseContradictions(arguments)
        let request = try InputOptions(arguments, for: shape).generating(arguments)
        let isRepairing = arguments.has(fix.name) || arguments.has(adopt.name)
        let original = try Analysis(request, for: isRepairing ? .everything : .errors)
        console.keep(original)
        original.sayProblems(on: &console)
        let copies =
            isForNeedle(arguments)
            ? [] : OutputOverrides.notesOnCopies(in: original)
        for note in copies { console.sayLine(note) }
        var (changes, analysis) = try fixed(original, arguments, request)
        if let module = request.moduleOfBuild {
            try original.sources.refuseUnknown(module)
        } else {
            try original.refuseEmpty(arguments, request)
        }
        let hasErrors = try printErrors(of: analysis, arguments, request, console: &console)
        if hasErrors, !arguments.has(keepGoing.name) {
            sayRefusal(request, on: &console)
            return 1
        }
        if arguments.has(adopt.name) {
            let adopted = try analysis.adopted(request, after: changes)
            (changes, analysis) = (adopted.changes, adopted.after)
            say(adopted, original.sources, on: &console)
        }
        let plan = try plan(of: analysis, arguments, request)
        let outputs = try outputs(of: plan, analysis, arguments, request)
        if !isForNeedle(arguments), plan.files.isEmpty { sayReason(of: analysis, request, on: &console) }
        if arguments.has(check.name) {
            let isStale = try printDifferences(of: outputs, arguments, copies: copies.count, console: &console)
            return isStale || hasErrors || !copies.isEmpty ? 1 : 0
        }
        if arguments.has(dryRun.name) {
            try console.output(changes.difference(original.sources.index))
            for output in outputs where output.isStale { try console.output(output.difference) }
            console.sayLine("Nothing was written.")
            return hasErrors ? 1 : 0
        }
        try write(changes, outputs, original.sources.index, isSilent: request.moduleOfBuild != nil, console: &console)
        try writeDepfile(arguments, original.sources.inputs, request)
        return hasErrors ? 1 : 0
    }

    static func writes(_ arguments: Arguments) -> Bool { !arguments.has(check.name) && !arguments.has(dryRun.name) }

    static func isForNeedle(_ arguments: Arguments) -> Bool { arguments.value(dialect.name) == "needle" }

    /// The changes of `--fix`, and the app after them.
    private static func fixed(
        _ original: Analysis,
        _ arguments: Arguments,
        _ request: InputOptions
    ) throws(Stop) -> (SourceChanges, Analysis) {
        guard arguments.has(fix.name) else { return (SourceChanges(), original) }
        let byHand = original.scopesWiredByHandForGood
        let repaired = try original.repaired(request, .generation) { finding in
            finding.rule == MissingPassthrough.id && !(finding.scope.map(byHand.contains) ?? false)
        }
        return (repaired.changes, repaired.after)
    }

    private static func sayRefusal(_ request: InputOptions, on console: inout some Console) {
        guard let module = request.moduleOfBuild else {
            console.sayLine(
                "Nothing was written: fix the errors first. '--keep-going' generates as much as possible."
            )
            return
        }
        console.sayLine("The code of '\(module.name)' was not generated: fix the errors first.")
    }

    private static func plan(
        of analysis: Analysis,
        _ arguments: Arguments,
        _ request: InputOptions
    ) throws(Stop) -> GenerationPlan {
        if let module = request.moduleOfBuild {
            let libraries: GenerationPlan.Libraries =
                arguments.value(dialect.name) == nil ? .all : isForNeedle(arguments) ? .needle : .ribs
            return try analysis.plan(of: module, for: libraries, pathLimit: limit(arguments))
        }
        guard isForNeedle(arguments) else { return analysis.plan }
        let limit = try limit(arguments)
        let current = arguments.value(output.name).flatMap { try? Platform.read(request.location(of: $0)) }
            .map { $0.withUnsafeBufferPointer { GenerationPlan.needleHead(of: $0) } }
        do throws(NeedleRefusal) {
            return try GenerationPlan(
                forNeedle: analysis.graph,
                resolution: analysis.resolution,
                sources: analysis.sources.modules,
                views: analysis.subject.targetViews,
                pathLimit: limit,
                current: current
            )
        } catch {
            throw .failure(Failure(error, in: analysis.sources.index))
        }
    }

    static func limit(_ arguments: Arguments) throws(Stop) -> Int {
        guard let text = arguments.value(pathLimit.name) else { return GenerationPlan.pathLimit }
        guard let limit = Int(text), limit > 0 else {
            throw .usage(
                UsageError("'\(pathLimit.usage)' expects a whole number greater than 0, not '\(text)'.", for: shape)
            )
        }
        return limit
    }

    /// Says why there is nothing to generate, if it may be a surprise.
    private static func sayReason(
        of analysis: Analysis,
        _ request: InputOptions,
        on console: inout some Console
    ) {
        for module in analysis.sources.modules where module.wiringMode == .hand {
            console.sayLine("'\(module.module.name)' is wired by hand according to '\(request.configuration.name)'.")
        }
        let components = analysis.graph.scopes.filter { $0.kind == .component }
        guard !components.isEmpty, components.allSatisfy(\.isNeedleComponent) else { return }
        console.sayLine(
            "All components here use Needle: run 'thimble generate --dialect needle' to generate their providers."
        )
    }

    private static func say(_ adopted: Adopted, _ sources: ReadSources, on console: inout some Console) {
        let count = adopted.count
        guard !adopted.removals.isEmpty else {
            console.sayLine("There is no hand-written code that Thimble can generate.")
            return
        }
        let parts = [
            counted(count.conformances, "conformance"), counted(count.passThroughs, "pass-through"),
            counted(count.protocols, "empty protocol"),
        ]
        let lines = counted(adopted.changes.savedLineCount, "line")
        let files = counted(adopted.changes.fileCount, "file")
        console.sayLine("Taken over: \(parts.joined(separator: ", ")); \(lines) fewer in \(files).")
        for name in adopted.emptied {
            console.sayLine("\(sources.index.shownPath(of: name)): only imports are left; you can delete this file.")
        }
    }

    /// Prints the errors. Out-of-date files are not errors here, because the command updates them.
    private static func printErrors(
        of analysis: Analysis,
        _ arguments: Arguments,
        _ request: InputOptions,
        console: inout some Console
    ) throws(Stop) -> Bool {
        let errors = analysis.findings.filter(\.stopsGeneration)
        let elsewhere = try ErrorsOfBuild(errors, of: analysis, request)
        let report = Report(
            findings: elsewhere.others,
            fileCount: analysis.sources.fileCount,
            scopeCount: analysis.graph.scopes.count
        )
        let format: any Reporter.Type =
            arguments.value(reporter.name) == XcodeReporter.name ? XcodeReporter.self : TextReporter.self
        try console.output(format.text(of: report, sources: analysis.sources.index))
        if !elsewhere.others.isEmpty { console.sayLine("\(report.summary)") }
        elsewhere.say(on: &console)
        return !errors.isEmpty
    }
}
