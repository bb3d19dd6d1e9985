import Reporters
import ScopeRules

/// `thimble check`: finds faults.
enum Check: Command {
    private static let reporter = Option(
        "--reporter",
        aliases: ["--format"],
        value: "NAME[=FILE]",
        help: "The form of the findings: \(allReporters.map { $0.name }.joined(separator: ", ")). May be repeated."
    )
    private static let colour = Option(
        "--color",
        choices: ColourWish.allCases.map(\.rawValue),
        help: "Colours in the text report; auto: where standard output is a terminal and NO_COLOR is not set."
    )
    private static let rulePages = Option(
        "--rule-pages",
        value: "ADDRESS",
        help: "Where the pages of the rules are served; reports then point to them."
    )
    private static let strict = Option("--strict", help: "Let warnings count as errors.")
    private static let fix = Option("--fix", help: "Repair what can be repaired in one way only, then check.")
    private static let dryRun = Option("--dry-run", help: "With --fix: write nothing, show what would change.")

    static let shape = CommandShape(
        name: "check",
        summary: "Finds scopes that do not get what they ask for, and other faults of the tree.",
        operands: "[PATH...]",
        options: [reporter, colour, rulePages, strict, fix, dryRun] + Option.sources,
        exitCodes: "0 no error, 1 some error (with --strict: or warning), 2 no verdict."
    )

    static func run(_ arguments: Arguments, console: inout some Console) throws(Stop) -> Int32 {
        guard arguments.has(fix.name) || !arguments.has(dryRun.name) else {
            throw .usage(UsageError("'--dry-run' goes with '--fix'.", for: shape))
        }
        _ = try reports(arguments)
        let request = try SourceRequest(arguments, for: shape)
        let analysis = try Analysis(request, in: console.surroundings)
        analysis.sayProblems(on: &console)
        guard arguments.has(fix.name) else { return try report(analysis, arguments, &console) }
        let (changes, count, after) = try analysis.repaired(request)
        guard !arguments.has(dryRun.name) else {
            try console.output(changes.difference(analysis.sources.index))
            console.say("Would repair \(said(count, changes)). Nothing was written.\n")
            return fails(analysis.findings, arguments, isStrict: request.configuration.isStrict) ? 1 : 0
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
        let report = analysis.report.pointing(to: arguments.value(rulePages.name))
        let output = ReportOutput(
            report: report,
            sources: RepositoryIndex(analysis.sources.index, surroundings: console.surroundings),
            colour: arguments.value(colour.name).flatMap(ColourWish.init) ?? .auto
        )
        for request in try reports(arguments) {
            if let file = request.file {
                try output.write(request.reporter, to: file)
            } else {
                try output.write(request.reporter, to: &console)
            }
        }
        console.say("\(report.summary(after: console.surroundings.elapsed))\n")
        return fails(report.findings, arguments, isStrict: analysis.isStrict) ? 1 : 0
    }

    private static func fails(_ findings: [Finding], _ arguments: Arguments, isStrict: Bool) -> Bool {
        let failing: Severity = arguments.has(strict.name) || isStrict ? .warning : .error
        return findings.contains { $0.severity >= failing }
    }

    /// The reports that a person asks for, each on standard output or in a file.
    private static func reports(_ arguments: Arguments) throws(Stop) -> [(reporter: any Reporter.Type, file: String?)] {
        let asked = arguments.all(reporter.name)
        guard !asked.isEmpty else { return [(TextReporter.self, nil)] }
        var result: [(reporter: any Reporter.Type, file: String?)] = []
        for value in asked {
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let found = allReporters.first(where: { $0.name == parts.first }) else {
                let names = allReporters.map { $0.name }
                let meant = suggestion(for: parts.first ?? "", among: names)
                let known = "Known: \(names.joined(separator: ", "))."
                throw .usage(UsageError("Unknown value '\(value)' of '--reporter'. \(known)\(meant)", for: shape))
            }
            guard parts.last != "" else {
                throw .usage(UsageError("'\(value)' names no file behind '='.", for: shape))
            }
            result.append((found, parts.count > 1 ? parts[1] : nil))
        }
        return result
    }
}
