import Cores
import Providers
import Reporters
import ScopeRules
import Semantics
import TextFormats

/// `thimble check`: reports findings.
enum Check: Command {
    private static let fix = Option(
        "--fix",
        help: "Apply safe fixes: those without an alternative that delete no comments and nothing in use. Then check."
    )
    private static let unsafeFixes = Option(
        "--unsafe-fixes",
        help: "Also apply fixes that delete comments, or code that may only seem unused. Implies --fix."
    )
    private static let dryRun = Option(
        "--dry-run",
        help: "With --fix or --unsafe-fixes: show what would change and write nothing."
    )

    static let watch = Option(
        "--watch",
        help: "Check again after each change and show what is different, until interrupted with Ctrl-C."
    )
    private static let poll = Option(
        "--poll",
        help: "With --watch: compare modification times every second, for file systems that report no changes."
    )

    static let shape = CommandShape(
        name: "check",
        summary: "Finds missing dependencies and other faults in the scope tree.",
        operands: "[PATH|FILE:LINE...]",
        options: [
            .reporter, .color, .rulePages, .quiet, .summary, .limit, .strict, .failOn, .maxWarnings, .baseline,
            .writeBaseline, .force, .only,
            fix, unsafeFixes, dryRun, watch, poll, .omitBuildErrors, .allowEmpty,
            .noSourceLines,
        ] + [.summaries] + Option.sources,
        exitCodes: "0: passed. 1: findings that fail the check. 2: could not run."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        try refuseContradictions(arguments)
        let (paths, locations) = FindingFilter.sorted(arguments.operands)
        guard !arguments.has(watch.name) else {
            var watch = try Watch(arguments.naming(paths), locations: locations, polls: arguments.has(poll.name))
            return try watch.run(&console)
        }
        let request = try InputOptions(arguments.naming(paths), for: shape)
        let options = try CheckOptions(arguments, request)
        if options.reports.contains(where: { $0.file != nil }) {
            try console.environment.refuseWriting("A report that '\(request.configuration.name)' configures")
        }
        let filter = try FindingFilter(arguments, locations: locations, request)
        let analysis = try Analysis(request, in: console.environment)
        console.keep(analysis)
        analysis.sayProblems(on: &console)
        // Findings are reported even if there is no scope.
        if analysis.findings.isEmpty || options.newBaseline != nil { try analysis.refuseEmpty(arguments, request) }
        let notes = filter.notes(on: analysis.findings, in: analysis.sources.index)
        for note in notes { console.sayLine("\(note)") }
        guard isFixing(arguments) else {
            let code = try report(analysis, request, options, filter, &console)
            try analysis.refuseEmpty(arguments, request)
            return code
        }
        let extent: AutomaticRepairs.Extent = arguments.has(unsafeFixes.name) ? .unsafe : .safe
        let repaired = try analysis.repaired(request, extent) { filter.wants($0, in: analysis.sources.index) }
        let (summary, changes) = (summary(of: repaired), repaired.changes)
        guard !arguments.has(dryRun.name) else {
            try console.output(changes.difference(analysis.sources.index))
            console.sayLine("Would fix \(summary) Nothing was written.")
            return options.code(for: filter.applied(to: options.judging(analysis.findings), analysis).judgement)
        }
        try changes.write(analysis.sources.index)
        if repaired.count + repaired.tieCount + repaired.unsafeCount + notes.count > 0 {
            console.sayLine("Fixed \(summary)")
        }
        return try report(repaired.after, request, options, filter, &console)
    }

    static func writes(_ arguments: Arguments) -> Bool {
        isFixing(arguments) && !arguments.has(dryRun.name) || arguments.has(Option.writeBaseline.name)
            || arguments.all(Option.reporter.name).contains { $0.contains("=") }
    }

    private static func isFixing(_ arguments: Arguments) -> Bool {
        arguments.has(fix.name) || arguments.has(unsafeFixes.name)
    }

    private static func refuseContradictions(_ arguments: Arguments) throws(Stop) {
        func refuse(_ message: String) -> Stop { .usage(UsageError(message, for: shape)) }
        let writes = arguments.has(Option.writeBaseline.name)
        if arguments.has(Option.summaries.name), isFixing(arguments) {
            throw refuse("'--fix' edits sources, and '\(Option.summaries.name)' reads none: name the sources instead.")
        }
        try arguments.refuseStandardOutput(.writeBaseline, for: shape)
        if arguments.has(poll.name), !arguments.has(watch.name) { throw refuse("'--poll' requires '--watch'.") }
        if arguments.has(watch.name) { try refuseContradictionsOfWatch(arguments, refuse) }
        if arguments.has(dryRun.name), !isFixing(arguments) {
            throw refuse("'--dry-run' requires '--fix' or '--unsafe-fixes'.")
        }
        if writes, arguments.has(Option.only.name) {
            throw refuse("'--write-baseline' records every finding, and '--only' leaves some out: use one of them.")
        }
        if arguments.has(dryRun.name), writes {
            throw refuse("'--dry-run' writes nothing and '--write-baseline' writes: use one of them.")
        }
        if arguments.has(Option.baseline.name), writes {
            throw refuse("'--write-baseline' records all findings, including those of '--baseline': use one of them.")
        }
    }

    private static func refuseContradictionsOfWatch(
        _ arguments: Arguments,
        _ refuse: (String) -> Stop
    ) throws(Stop) {
        let others = [fix, unsafeFixes, .writeBaseline, .omitBuildErrors]
        if let other = others.first(where: { arguments.has($0.name) }) {
            throw refuse("'--watch' only shows findings, and '\(other.name)' does more: use one of them.")
        }
        if arguments.all(Option.reporter.name).contains(where: { $0 != TextReporter.name }) {
            throw refuse("'--watch' shows what has changed as text: use it without '\(Option.reporter.name)'.")
        }
        if arguments.has(Option.summaries.name) {
            throw refuse(
                "'--watch' reads sources, and '\(Option.summaries.name)' reads none: name the sources instead."
            )
        }
        if arguments.all(Option.fileList.name).contains("-") {
            throw refuse("Standard input can be read only once: '--watch' needs a file list that is a file.")
        }
    }

    /// What was fixed and what was not.
    private static func summary(of repaired: Repaired) -> String {
        let done =
            repaired.count == 0
            ? "nothing."
            : "\(counted(repaired.count, "finding")) in \(counted(repaired.changes.fileCount, "file"))."
        return ([done] + left(repaired.unsafeCount, repaired.tieCount)).joined(separator: " ")
    }

    /// What was not fixed and why, one sentence each.
    private static func left(_ unsafeCount: Int, _ tieCount: Int) -> [String] {
        var sentences: [String] = []
        if unsafeCount > 0 {
            let isOne = unsafeCount == 1
            let verb = isOne ? "has a fix that deletes" : "have fixes that delete"
            sentences.append(
                "\(counted(unsafeCount, "finding")) \(verb) comments or code: '--unsafe-fixes' applies \(isOne ? "it" : "them")."
            )
        }
        if tieCount > 0 {
            let verb = tieCount == 1 ? "has" : "have"
            sentences.append("\(counted(tieCount, "finding")) \(verb) more than one possible fix; choose one by hand.")
        }
        return sentences
    }

    /// The number of findings from which on another thread counts the fixes.
    private static let manyFindings = 256

    /// The number of findings that each fix option can fix; empty if there are none.
    private static func offer(_ findings: [Finding], in sources: SourceTable) -> String {
        let safe = AutomaticRepairs(of: findings, in: sources, .safe)
        let parts = [(safe.count, "--fix"), (safe.unsafeCount, "--unsafe-fixes")].filter { $0.0 > 0 }
        if parts.isEmpty { return "" }
        return "Can be fixed: " + parts.map { "\($0.0) with '\($0.1)'" }.joined(separator: ", ") + ".\n"
    }

    private static func report(
        _ analysis: Analysis,
        _ request: InputOptions,
        _ options: CheckOptions,
        _ filter: FindingFilter,
        _ console: inout some Console
    ) throws(Stop) -> Int32 {
        let (judgement, warnings) = filter.applied(to: options.judging(analysis.findings), analysis)
        let whole = analysis.report(of: judgement).pointing(to: options.rulePages)
        let elsewhere = options.omitsBuildErrors ? try ErrorsOfBuild(judgement.new, of: analysis, request) : nil
        let shown = elsewhere.map { whole.showing($0.others) } ?? whole
        let report = options.isQuiet ? shown.onlyErrors : shown
        let output = ReportOutput(
            report: report,
            sources: RepositoryIndex(analysis.sources.index, environment: console.environment),
            color: options.color,
            extent: options.extent
        )
        let fixes = Future(isWorthwhile: judgement.new.count > manyFindings) {
            offer(judgement.new, in: analysis.subject.sources)
        }
        for request in options.reports {
            if let file = request.file {
                try output.write(request.reporter, to: file)
            } else {
                try output.write(request.reporter, to: &console)
            }
        }
        for warning in warnings { console.sayLine("\(warning)") }
        if let file = options.newBaseline {
            try BaselineFile.write(judgement.known, to: file.location, shownPath: file.shownPath)
            console.sayLine("Wrote \(counted(judgement.known.count, "finding")) to \(file.shownPath).")
        }
        elsewhere?.say(on: &console)
        console.sayLine(whole.summary(after: console.environment.elapsed))
        console.say(fixes.value())
        // Failing without a message could end the build before the generation prints its own.
        return options.code(for: elsewhere.map { judgement.with(new: $0.others) } ?? judgement)
    }
}
