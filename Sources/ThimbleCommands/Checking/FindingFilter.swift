import ScopeRules
import TextFormats

/// The findings that a check reports and repairs: those of some rules, or at some locations.
struct FindingFilter {
    /// A line of a file, as typed: `Login/LoginBuilder.swift:12`.
    private struct Line: Hashable {
        /// Absolute.
        let location: String
        /// 1-based.
        let line: Int
    }

    /// A line with the path of its file as typed.
    private struct TypedLine {
        let path: String
        let line: Line
        /// The number of lines of the file; `nil` if it was not read.
        let lineCount: Int?
    }

    /// The ids of rules; empty for all.
    private let rules: Set<String>
    /// Empty for all locations.
    private let lines: Set<Line>
    /// The same lines, in the order typed.
    private let typedLines: [TypedLine]

    /// - Parameter locations: operands of the form `FILE:LINE`.
    /// - Throws: that a rule or a file does not exist.
    init(_ arguments: Arguments, locations: [String], _ request: InputOptions) throws(Stop) {
        rules = Set(arguments.all(Option.only.name))
        for rule in arguments.all(Option.only.name) where !allRules.contains(where: { $0.id == rule }) {
            let meant = suggestion(for: rule, among: allRules.map { $0.id })
            throw .usage(UsageError("Unknown rule '\(rule)'.\(meant)", for: Check.shape))
        }
        var typedLines: [TypedLine] = []
        for (path, number) in locations.compactMap({ Self.parts(of: $0) }) {
            let line = Line(location: request.location(of: path), line: number)
            let count = try request.summaries.isEmpty ? Self.lineCount(of: path, at: line.location, request) : nil
            typedLines.append(TypedLine(path: path, line: line, lineCount: count))
        }
        self.typedLines = typedLines
        lines = Set(typedLines.map(\.line))
    }

    private static func lineCount(of path: String, at location: String, _ request: InputOptions) throws(Stop) -> Int {
        do throws(SystemError) {
            let bytes = try request.files.read(location)
            return bytes.count { $0 == 10 } + (bytes.last == 10 || bytes.isEmpty ? 0 : 1)
        } catch {
            let reason = error.isMissing ? "does not exist" : "cannot be read: \(error.reason)"
            throw .failure(Failure("'\(path)' \(reason)."))
        }
    }

    /// A note for each line without a finding, so that a mistyped number does not look like a fault that is repaired.
    func notes(on findings: [Finding], in index: FileIndex) -> [String] {
        if typedLines.isEmpty { return [] }
        let found = Set(
            findings.filter { wants($0, in: index) }.compactMap(\.location).map {
                Line(location: index.absolutePath(of: $0.file), line: $0.line)
            }
        )
        return typedLines.filter { !found.contains($0.line) }.map { typed in
            let end = typed.lineCount.flatMap { count in
                typed.line.line > count ? "; the file has \(counted(count, "line"))" : nil
            }
            return "\(typed.path):\(typed.line.line): note: no finding is on this line\(end ?? "")"
        }
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
