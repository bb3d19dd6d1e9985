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
        _ = try reports(arguments)
        let request = try SourceRequest(arguments, for: shape)
        let analysis = try Analysis(request)
        analysis.sayProblems(on: &console)
        guard arguments.has(fix.name) else { return try report(analysis, arguments, &console) }
        let repaired = try analysis.repaired(request)
        let (said, changes) = (said(repaired), repaired.changes)
        guard !arguments.has(dryRun.name) else {
            try console.output(changes.difference(analysis.sources.index))
            console.say("Would repair \(said) Nothing was written.\n")
            return fails(analysis.findings, arguments, isStrict: request.configuration.isStrict) ? 1 : 0
        }
        try changes.write(analysis.sources.index)
        if repaired.count + repaired.tieCount > 0 { console.say("Repaired \(said)\n") }
        return try report(repaired.after, arguments, &console)
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
        _ arguments: Arguments,
        _ console: inout some Console
    ) throws(Stop) -> Int32 {
        let report = analysis.report
        for request in try reports(arguments) {
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
        console.say("\(report.summary)\n")
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
