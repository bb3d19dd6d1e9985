import ScopeRules

/// The findings that a check reports and repairs: those of some rules, or at some locations.
struct FindingFilter {
    /// A line of a file, as typed: `Login/LoginBuilder.swift:12`.
    private struct Line: Hashable {
        /// Absolute.
        let location: String
        /// 1-based.
        let line: Int
    }

    /// The ids of rules; empty for all.
    private let rules: Set<String>
    /// Empty for all locations.
    private let lines: Set<Line>

    /// - Parameter locations: operands of the form `FILE:LINE`.
    init(_ arguments: Arguments, locations: [String], _ request: InputOptions) throws(Stop) {
        rules = Set(arguments.all(Option.only.name))
        for rule in arguments.all(Option.only.name) where !allRules.contains(where: { $0.id == rule }) {
            let meant = suggestion(for: rule, among: allRules.map { $0.id })
            throw .usage(UsageError("Unknown rule '\(rule)'.\(meant)", for: Check.shape))
        }
        lines = Set(
            locations.compactMap { Self.parts(of: $0) }.map {
                Line(location: request.location(of: $0.file), line: $0.line)
            }
        )
    }

    /// Separates the operands that name files and folders from those that name a line of a file.
    static func sorted(_ operands: [String]) -> (paths: [String], locations: [String]) {
        let locations = operands.filter { operand in
            (try? Platform.status(of: operand)) == nil && parts(of: operand) != nil
        }
        return (operands.filter { !locations.contains($0) }, locations)
    }

    /// The file and the line of `FILE:LINE`; a column may follow, as in the output of the compiler.
    private static func parts(of operand: String) -> (file: String, line: Int)? {
        var words = operand.split(separator: ":", omittingEmptySubsequences: false)
        guard words.count > 1, let last = words.last.flatMap({ Int($0) }) else { return nil }
        words.removeLast()
        guard words.count > 1, let line = words.last.flatMap({ Int($0) }) else {
            return (words.joined(separator: ":"), last)
        }
        return (words.dropLast().joined(separator: ":"), line)
    }

    private var wantsAll: Bool { rules.isEmpty && lines.isEmpty }

    /// A judgement restricted to the selected findings. It reports no stale baseline entries.
    func applied(
        to all: (judgement: Baseline.Judgement, warnings: [String]),
        _ analysis: Analysis
    ) -> (judgement: Baseline.Judgement, warnings: [String]) {
        if wantsAll { return all }
        let index = analysis.sources.index
        let judgement = Baseline.Judgement(
            new: all.judgement.new.filter { wants($0, in: index) },
            known: all.judgement.known.filter { wants($0, in: index) },
            gone: [:]
        )
        return (judgement, [])
    }

    func wants(_ finding: Finding, in index: FileIndex) -> Bool {
        if !rules.isEmpty, !rules.contains(finding.rule) { return false }
        if lines.isEmpty { return true }
        guard let location = finding.location else { return false }
        return lines.contains(Line(location: index.absolutePath(of: location.file), line: location.line))
    }
}

extension Option {
    static let only = Option(
        "--only",
        value: "RULE",
        completion: .words(allRules.map { $0.id }),
        help: "Report and fix only findings of RULE. May be repeated."
    )
}
