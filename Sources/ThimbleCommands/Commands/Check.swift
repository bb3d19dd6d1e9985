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
            .reporter, .colour, .rulePages, .strict, .failOn, .maxWarnings, .baseline, .writeBaseline, fix, dryRun,
        ] + Option.sources,
        exitCodes: "0 no error, 1 some error (or what --strict, --fail-on and --max-warnings say), 2 no verdict."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        try refuseContradictions(arguments)
        let request = try SourceRequest(arguments, for: shape)
        let wish = try CheckWish(arguments, request)
        let showsEdits = arguments.has(fix.name) || wish.reports.contains { $0.reporter.showsEdits }
        let analysis = try Analysis(request, for: showsEdits ? .everything : .reading, in: console.surroundings)
        console.keep(analysis)
        analysis.sayProblems(on: &console)
        guard arguments.has(fix.name) else { return try report(analysis, wish, &console) }
        let repaired = try analysis.repaired(request)
        let (said, changes) = (said(repaired), repaired.changes)
        guard !arguments.has(dryRun.name) else {
            try console.output(changes.difference(analysis.sources.index))
            console.say("Would repair \(said) Nothing was written.\n")
            return wish.code(for: wish.judging(analysis.findings).judgement)
        }
        try changes.write(analysis.sources.index)
        if repaired.count + repaired.tieCount > 0 { console.say("Repaired \(said)\n") }
        return try report(repaired.after, wish, &console)
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

    /// What is done, and what is not because nobody is to guess.
    private static func said(_ repaired: Repaired) -> String {
        let done =
            repaired.count == 0
            ? "nothing."
            : "\(counted(repaired.count, "finding")) in \(counted(repaired.changes.fileCount, "file"))."
        switch repaired.tieCount {
        case 0: return done
        case 1: return done + " 1 finding can be repaired in more than one way, and is yours to decide."
        default:
            return done
                + " \(repaired.tieCount) findings can be repaired in more than one way, and are yours to decide."
        }
    }

    private static func report(
        _ analysis: Analysis,
        _ wish: CheckWish,
        _ console: inout some Console
    ) throws(Stop) -> Int32 {
        let (judgement, remarks) = wish.judging(analysis.findings)
        let report = analysis.report(of: judgement).pointing(to: wish.rulePages)
        let output = ReportOutput(
            report: report,
            sources: RepositoryIndex(analysis.sources.index, surroundings: console.surroundings),
            colour: wish.colour
        )
        for request in wish.reports {
            if let file = request.file {
                try output.write(request.reporter, to: file)
            } else {
                try output.write(request.reporter, to: &console)
            }
        }
        for remark in remarks { console.say("\(remark)\n") }
        if let file = wish.newBaseline {
            try BaselineFile.write(judgement.known, to: file.location, shownPath: file.shownPath)
            console.say("Wrote \(counted(judgement.known.count, "finding")) to \(file.shownPath).\n")
        }
        console.say("\(report.summary(after: console.surroundings.elapsed))\n")
        return wish.code(for: judgement)
    }
}
