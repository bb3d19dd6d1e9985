import Reporters
import ScopeRules

/// `thimble check`: finds faults.
enum Check: Command {
    private static let fix = Option("--fix", help: "Repair what can be repaired in one way only, then check.")
    private static let dryRun = Option("--dry-run", help: "With --fix: write nothing, show what would change.")

    static let shape = CommandShape(
        name: "check",
        summary: "Finds scopes that do not get what they ask for, and other faults of the tree.",
        operands: "[PATH...]",
        options: [
            .reporter, .strict, .failOn, .maxWarnings, .baseline, .writeBaseline, fix, dryRun,
        ] + Option.sources,
        exitCodes: "0 no error, 1 some error (or what --strict, --fail-on and --max-warnings say), 2 no verdict."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        try refuseContradictions(arguments)
        let request = try SourceRequest(arguments, for: shape)
        let wish = try CheckWish(arguments, request)
        let analysis = try Analysis(request)
        analysis.sayProblems(on: &console)
        guard arguments.has(fix.name) else { return try report(analysis, wish, &console) }
        let (changes, count, after) = try analysis.repaired(request)
        guard !arguments.has(dryRun.name) else {
            try console.output(changes.difference(analysis.sources.index))
            console.say("Would repair \(said(count, changes)). Nothing was written.\n")
            return wish.code(for: wish.judging(analysis.findings).judgement)
        }
        try changes.write(analysis.sources.index)
        if count > 0 { console.say("Repaired \(said(count, changes)).\n") }
        return try report(after, wish, &console)
    }

    private static func refuseContradictions(_ arguments: Arguments) throws(Stop) {
        func refuse(_ message: String) -> Stop { .usage(UsageError(message, for: shape)) }
        let writes = arguments.has(Option.writeBaseline.name)
        if arguments.has(dryRun.name), !arguments.has(fix.name) { throw refuse("'--dry-run' goes with '--fix'.") }
        if arguments.has(dryRun.name), writes {
            throw refuse("'--dry-run' writes nothing, and '--write-baseline' does: say one.")
        }
        if arguments.has(Option.baseline.name), writes {
            throw refuse("'--write-baseline' takes all findings, those of '--baseline' too: say one.")
        }
    }

    private static func said(_ count: Int, _ changes: SourceChanges) -> String {
        count == 0 ? "nothing" : "\(counted(count, "finding")) in \(counted(changes.fileCount, "file"))"
    }

    private static func report(
        _ analysis: Analysis,
        _ wish: CheckWish,
        _ console: inout some Console
    ) throws(Stop) -> Int32 {
        let (judgement, remarks) = wish.judging(analysis.findings)
        let report = analysis.report(of: judgement)
        for request in wish.reports {
            let text = request.reporter.text(of: report, sources: analysis.sources.index)
            guard let file = request.file else {
                try console.output(text)
                continue
            }
            do throws(SystemError) {
                try Platform.replace(file, with: Array(text.utf8))
            } catch {
                throw .failure(Failure("The report '\(file)' cannot be written: \(error.reason)."))
            }
        }
        for remark in remarks { console.say("\(remark)\n") }
        if let file = wish.newBaseline {
            try BaselineFile.write(judgement.known, to: file.location, shownPath: file.shownPath)
            console.say("Wrote \(counted(judgement.known.count, "finding")) to \(file.shownPath).\n")
        }
        console.say("\(report.summary)\n")
        return wish.code(for: judgement)
    }
}
