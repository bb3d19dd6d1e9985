import Reporters
import ScopeRules

/// The options of a check. The command line takes precedence over the configuration.
struct CheckOptions {
    /// Never empty.
    let reports: [ReportRequest]
    let failLevel: FailLevel
    /// The findings to ignore; `nil` for none.
    let baseline: BaselineFile?
    let color: ColorMode
    let extent: TextExtent
    /// Whether only errors are reported.
    let isQuiet: Bool
    /// Whether errors are left out that generating a module in the same build reports.
    let omitsBuildErrors: Bool
    /// The base address of the rule documentation; `nil` for none.
    let rulePages: String?
    /// The baseline to write, as typed and as an absolute path; `nil` for none.
    let newBaseline: (shownPath: String, location: String)?

    init(_ arguments: Arguments, _ request: InputOptions) throws(Stop) {
        let configuration = request.configuration
        let typed = try Self.reports(arguments)
        let chosen = typed.isEmpty ? configuration.reporters : typed
        reports = chosen.isEmpty ? [.usual] : chosen
        failLevel = try Self.failLevel(arguments) ?? configuration.failLevel ?? .usual
        color = arguments.value(Option.color.name).flatMap(ColorMode.init) ?? .auto
        isQuiet = arguments.has(Option.quiet.name)
        omitsBuildErrors = arguments.has(Option.omitBuildErrors.name)
        extent = try Self.extent(arguments)
        rulePages = arguments.value(Option.rulePages.name)
        newBaseline = arguments.value(Option.writeBaseline.name).map { ($0, request.location(of: $0)) }
        if let newBaseline {
            baseline = nil
            if !arguments.has(Option.force.name) {
                try BaselineFile.refuseOtherFile(at: newBaseline.location, shownPath: newBaseline.shownPath)
            }
        } else if let path = arguments.value(Option.baseline.name) {
            baseline = try BaselineFile(reading: request.location(of: path), shownPath: path)
        } else {
            baseline = try configuration.baseline.map { path throws(Stop) in
                try BaselineFile(
                    reading: path,
                    shownPath: request.shownPath(of: path),
                    isNamedByConfiguration: true
                )
            }
        }
    }

    /// Applies the baseline to findings; also returns warnings about stale baseline entries.
    func judging(_ findings: [Finding]) -> (judgement: Baseline.Judgement, warnings: [String]) {
        if newBaseline != nil { return (Baseline(of: findings).judging(findings), []) }
        guard let baseline else { return (Baseline(counts: [:]).judging(findings), []) }
        let judgement = baseline.baseline.judging(findings)
        var warnings = baseline.warnings(on: judgement.gone)
        if !warnings.isEmpty {
            let command = "thimble check --write-baseline \(baseline.shownPath)"
            warnings.append("note: '\(command)' removes findings that no longer occur")
        }
        return (judgement, warnings)
    }

    /// The exit code.
    func code(for judgement: Baseline.Judgement) -> Int32 {
        failLevel.fails(judgement.new, staleCount: judgement.gone.count) ? 1 : 0
    }

    private static func extent(_ arguments: Arguments) throws(Stop) -> TextExtent {
        if arguments.has(Option.summary.name) { return .summary }
        guard let text = arguments.value(Option.limit.name) else { return .usual }
        guard let limit = Int(text), limit >= 0 else {
            let usage = Option.limit.usage
            throw .usage(
                UsageError("'\(usage)' expects a whole number, 0 or greater, not '\(text)'.", for: Check.shape)
            )
        }
        return .limited(limit)
    }

    private static func reports(_ arguments: Arguments) throws(Stop) -> [ReportRequest] {
        var reports: [ReportRequest] = []
        for value in arguments.all(Option.reporter.name) {
            do throws(ReportRequest.Fault) {
                reports.append(try ReportRequest(value))
            } catch {
                throw .usage(UsageError(error.message, for: Check.shape))
            }
        }
        return reports
    }

    /// - Returns: `nil` if the command line has none of these options.
    private static func failLevel(_ arguments: Arguments) throws(Stop) -> FailLevel? {
        let options: [Option] = [.strict, .failOn, .maxWarnings]
        guard options.contains(where: { arguments.has($0.name) }) else { return nil }
        let most = try arguments.value(Option.maxWarnings.name).map { text throws(Stop) in
            guard let number = Int(text), number >= 0 else {
                let usage = Option.maxWarnings.usage
                throw .usage(
                    UsageError("'\(usage)' expects a whole number, 0 or greater, not '\(text)'.", for: Check.shape)
                )
            }
            return number
        }
        do throws(FailLevel.Contradiction) {
            return try FailLevel(
                isStrict: arguments.has(Option.strict.name),
                failOn: arguments.value(Option.failOn.name),
                mostWarnings: most,
                prefix: "--"
            )
        } catch {
            throw .usage(UsageError("\(error.message).", for: Check.shape))
        }
    }
}

extension ReportRequest {
    static let usual = ReportRequest(reporter: TextReporter.self, file: nil)
}

extension Option {
    static let reporter = Option(
        "--reporter",
        aliases: ["--format"],
        value: "NAME[=FILE]",
        completion: .namesOfFiles(allReporters.map { $0.name }),
        help: "Output format: \(allReporters.map { $0.name }.joined(separator: ", ")). May be repeated."
    )
    static let color = Option(
        "--color",
        choices: ColorMode.allCases.map(\.rawValue),
        help: "Color the text report (auto: if standard output is a terminal and NO_COLOR is not set)."
    )
    static let rulePages = Option(
        "--rule-pages",
        value: "ADDRESS",
        help: "Link reports to the rule pages served at ADDRESS."
    )
    static let quiet = Option(
        "--quiet",
        help: "Report only errors. Warnings still count for --max-warnings and --strict."
    )
    static let summary = Option("--summary", help: "In the text report, show only how many findings each rule has.")
    static let limit = Option("--limit", value: "N", help: "In the text report, show at most N findings.")
    static let strict = Option("--strict", help: "Treat warnings as errors.")
    static let failOn = Option(
        "--fail-on",
        choices: FailLevel.words,
        help: "Fail on findings of this severity or higher (default: error)."
    )
    static let maxWarnings = Option(
        "--max-warnings",
        value: "N",
        help: "Also fail if there are more than N warnings."
    )
    static let baseline = Option(
        "--baseline",
        value: "FILE",
        help: "Ignore the findings recorded in FILE."
    )
    static let force = Option("--force", help: "Overwrite a file that Thimble did not write.")
    static let writeBaseline = Option(
        "--write-baseline",
        value: "FILE",
        help: "Record all current findings in FILE."
    )
}
