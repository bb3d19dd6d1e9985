import ScopeGraph
import ScopeRules
import SwiftReader

/// The input of all reporters.
package struct Report: Sendable {
    /// Errors first, then warnings, then notes, each sorted by location.
    package let findings: [Finding]
    /// Findings that the project's baseline contains, in order; reporters only count them.
    package let baselined: [Finding]
    /// The number of files read.
    package let fileCount: Int
    /// The number of scopes found.
    package let scopeCount: Int
    /// The address of the site with the rules' pages, without a slash at its end; `nil` if there is none.
    package let rulePages: String?

    package init(
        findings: [Finding],
        baselined: [Finding] = [],
        fileCount: Int,
        scopeCount: Int,
        rulePages: String? = nil
    ) {
        self.findings = findings.mostSevereFirst(\.severity)
        self.baselined = baselined
        self.fileCount = fileCount
        self.scopeCount = scopeCount
        self.rulePages = rulePages
    }

    /// A copy that links to the pages of the rules.
    ///
    /// - Parameter address: the address of the site, with or without a slash at its end; `nil` if there is none.
    package func pointing(to address: String?) -> Report {
        Report(
            findings: findings,
            baselined: baselined,
            fileCount: fileCount,
            scopeCount: scopeCount,
            rulePages: address.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        )
    }

    /// A copy with other findings.
    package func showing(_ findings: [Finding]) -> Report {
        Report(
            findings: findings,
            baselined: baselined,
            fileCount: fileCount,
            scopeCount: scopeCount,
            rulePages: rulePages
        )
    }

    /// A copy without warnings and notes.
    package var onlyErrors: Report {
        Report(
            findings: findings.filter { $0.severity == .error },
            baselined: baselined.filter { $0.severity == .error },
            fileCount: fileCount,
            scopeCount: scopeCount,
            rulePages: rulePages
        )
    }

    /// The number of findings of a severity.
    package func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

extension Array {
    /// Sorted by severity, errors first; stable within a severity.
    func mostSevereFirst(_ severity: (Element) -> Severity) -> [Element] {
        Severity.allCases.reversed().flatMap { wanted in filter { severity($0) == wanted } }
    }
}

/// The access of reporters to files, which they never read themselves.
package protocol SourceIndex: Sendable {
    /// The path relative to the working directory, which terminals can open.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func shownPath(of file: String) -> String
    /// The absolute path.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func absolutePath(of file: String) -> String
    /// The path from the root of the repository, as services that show a repository expect it: without `./`.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func repositoryPath(of file: String) -> String
    /// The bytes of a file; `nil` if unknown.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func bytes(of file: String) -> [UInt8]?
    /// The text of a line without its line break; `nil` if unknown.
    ///
    /// - Parameters:
    ///   - number: 1-based.
    ///   - file: a name as in `SourceLocation.file`.
    func line(_ number: Int, of file: String) -> String?
    /// The code of a line, at its columns, without its line break; known for more files than the whole line.
    ///
    /// - Parameters:
    ///   - number: 1-based.
    ///   - file: a name as in `SourceLocation.file`.
    func codeLine(_ number: Int, of file: String) -> String?
}

extension SourceIndex {
    package func codeLine(_ number: Int, of file: String) -> String? { line(number, of: file) }

    /// A location relative to the working directory, which terminals can open: `App/Login.swift:3:6`.
    func shown(_ location: SourceLocation) -> String {
        "\(shownPath(of: location.file)):\(location.line):\(location.column)"
    }

    /// A location from the root of the repository: `App/Login.swift:3:6`.
    func shownInRepository(_ location: SourceLocation) -> String {
        "\(repositoryPath(of: location.file)):\(location.line):\(location.column)"
    }
}

extension Report {
    /// The findings by the path of their file in the repository, sorted by its bytes; "." for those without a location.
    func findingsByPath(_ sources: some SourceIndex) -> [(path: String, findings: [Finding])] {
        Dictionary(grouping: findings) { $0.location.map { sources.repositoryPath(of: $0.file) } ?? "." }
            .sorted { $0.key.precedesByBytes($1.key) }
            .map { (path: $0.key, findings: $0.value) }
    }
}

/// One format of reports.
package protocol Reporter: Sendable {
    /// The name on the command line: `text`.
    static var name: String { get }
    /// Whether fixes are shown as edits.
    static var showsEdits: Bool { get }
    /// The whole report, with a line break after every line; empty if there is nothing to report.
    static func text(of report: Report, sources: some SourceIndex) -> String
    /// Whether a text may be an older report of this format, which may be overwritten, and not a handwritten file.
    static func mayHaveWritten(_ text: String) -> Bool
}

extension Reporter {
    package static var showsEdits: Bool { false }
}

/// All reporters; the first is the default.
package let allReporters: [any Reporter.Type] = [
    TextReporter.self, XcodeReporter.self, GitHubActionsReporter.self, SARIFReporter.self, JSONReporter.self,
    JUnitReporter.self, CheckstyleReporter.self, CodeClimateReporter.self, MarkdownReporter.self,
]
