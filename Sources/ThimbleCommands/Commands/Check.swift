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

    static let shape = CommandShape(
        name: "check",
        summary: "Finds scopes that do not get what they ask for, and other faults of the tree.",
        operands: "[PATH...]",
        options: [reporter, strict] + Option.sources,
        exitCodes: "0 no error, 1 some error (with --strict: or warning), 2 no verdict."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        let analysis = try Analysis(SourceRequest(arguments, for: shape))
        analysis.sayProblems(on: &console)
        let name = arguments.value(reporter.name) ?? TextReporter.name
        let chosen = allReporters.first { $0.name == name } ?? TextReporter.self
        let report = analysis.report
        try console.output(chosen.text(of: report, sources: analysis.sources.index))
        console.say("\(report.summary)\n")
        let failing: Severity = arguments.has(strict.name) ? .warning : .error
        return report.findings.contains { $0.severity >= failing } ? 1 : 0
    }
}
