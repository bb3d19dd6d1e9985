import Reporters
import ScopeRules

/// `thimble check`: finds faults.
enum Check: Command {
    private static let reporter = Option(
        "--reporter",
        aliases: ["--format"],
        choices: allReporters.map { $0.name },
        help: "The form of the findings; text is the usual one."
    )
    private static let strict = Option("--strict", help: "Let warnings count as errors.")
    private static let fix = Option("--fix", help: "Repair what can be repaired in one way only, then check.")
    private static let dryRun = Option("--dry-run", help: "With --fix: write nothing, show what would change.")

    static let shape = CommandShape(
        name: "check",
        summary: "Finds scopes that do not get what they ask for, and other faults of the tree.",
        operands: "[PATH...]",
        options: [reporter, strict, fix, dryRun] + Option.sources,
        exitCodes: "0 no error, 1 some error (with --strict: or warning), 2 no verdict."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        guard arguments.has(fix.name) || !arguments.has(dryRun.name) else {
            throw .usage(UsageError("'--dry-run' goes with '--fix'.", for: shape))
        }
        let request = try SourceRequest(arguments, for: shape)
        let analysis = try Analysis(request)
        analysis.sayProblems(on: &console)
        guard arguments.has(fix.name) else { return try report(analysis, arguments, &console) }
        let (changes, count, after) = try analysis.repaired(request)
        guard !arguments.has(dryRun.name) else {
            try console.output(changes.difference(analysis.sources.index))
            console.say("Would repair \(said(count, changes)). Nothing was written.\n")
            return fails(analysis.findings, arguments) ? 1 : 0
        }
        try changes.write(analysis.sources.index)
        if count > 0 { console.say("Repaired \(said(count, changes)).\n") }
        return try report(after, arguments, &console)
    }

    private static func said(_ count: Int, _ changes: SourceChanges) -> String {
        count == 0 ? "nothing" : "\(counted(count, "finding")) in \(counted(changes.fileCount, "file"))"
    }

    private static func report(
        _ analysis: Analysis,
        _ arguments: Arguments,
        _ console: inout some Console
    ) throws(Stop) -> Int32 {
        let name = arguments.value(reporter.name) ?? TextReporter.name
        let chosen = allReporters.first { $0.name == name } ?? TextReporter.self
        let report = analysis.report
        try console.output(chosen.text(of: report, sources: analysis.sources.index))
        console.say("\(report.summary)\n")
        return fails(report.findings, arguments) ? 1 : 0
    }

    private static func fails(_ findings: [Finding], _ arguments: Arguments) -> Bool {
        let failing: Severity = arguments.has(strict.name) ? .warning : .error
        return findings.contains { $0.severity >= failing }
    }
}
