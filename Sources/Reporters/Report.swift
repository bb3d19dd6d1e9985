import ScopeRules
import SwiftReader

/// The version of Thimble.
public let toolVersion = "0.1.0"

/// All that a reporter has to say.
public struct Report: Sendable {
    /// Errors first, then warnings, then notes, each in the order of their places.
    public let findings: [Finding]
    /// Findings that the project's baseline knows, in order: they are counted, and nobody is troubled with them.
    public let baselined: [Finding]
    /// How many files were read.
    public let fileCount: Int
    /// How many scopes they make.
    public let scopeCount: Int
    /// Where the pages of the rules are served: an address without a slash at its end; `nil` where they are not.
    public let rulePages: String?

    public init(
        findings: [Finding],
        baselined: [Finding] = [],
        fileCount: Int,
        scopeCount: Int,
        rulePages: String? = nil
    ) {
        self.findings = findings.gravestFirst()
        self.baselined = baselined
        self.fileCount = fileCount
        self.scopeCount = scopeCount
        self.rulePages = rulePages
    }

    /// The same, pointing to the pages of the rules.
    ///
    /// - Parameter address: where they are served, with or without a slash at its end; `nil` where they are not.
    public func pointing(to address: String?) -> Report {
        Report(
            findings: findings,
            baselined: baselined,
            fileCount: fileCount,
            scopeCount: scopeCount,
            rulePages: address.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        )
    }

    /// The same without warnings and notes.
    public var onlyErrors: Report {
        Report(
            findings: findings.filter { $0.severity == .error },
            baselined: baselined.filter { $0.severity == .error },
            fileCount: fileCount,
            scopeCount: scopeCount,
            rulePages: rulePages
        )
    }

    /// How many findings have a severity.
    public func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

extension [Finding] {
    /// The same by severity, errors first, and within a severity in their present order.
    func gravestFirst() -> [Finding] {
        Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
    }
}

/// What reporters ask about files; the files themselves they never touch.
public protocol SourceIndex: Sendable {
    /// The path from where a person stands, to be clicked.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func shownPath(of file: String) -> String
    /// The absolute path.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func absolutePath(of file: String) -> String
    /// The path from the root of the repository, as services that show a repository want it: without `./`.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func repositoryPath(of file: String) -> String
    /// The bytes of a file; `nil` where they are not known.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func bytes(of file: String) -> [UInt8]?
    /// The text of a line without its end; `nil` where it is not known.
    ///
    /// - Parameters:
    ///   - number: 1-based.
    ///   - file: a name as in `SourceLocation.file`.
    func line(_ number: Int, of file: String) -> String?
}

extension SourceIndex {
    /// A place from where a person stands, to be clicked: `App/Login.swift:3:6`.
    func shown(_ location: SourceLocation) -> String {
        "\(shownPath(of: location.file)):\(location.line):\(location.column)"
    }

    /// A place from the root of the repository: `App/Login.swift:3:6`.
    func shownInRepository(_ location: SourceLocation) -> String {
        "\(repositoryPath(of: location.file)):\(location.line):\(location.column)"
    }
}

extension Report {
    /// The findings by the path of their file in the repository, sorted by its bytes; "." for those without a place.
    func findingsByPath(_ sources: some SourceIndex) -> [(path: String, findings: [Finding])] {
        Dictionary(grouping: findings) { $0.location.map { sources.repositoryPath(of: $0.file) } ?? "." }
            .sorted { $0.key.precedesByBytes($1.key) }
            .map { (path: $0.key, findings: $0.value) }
    }
}

/// One form of report.
public protocol Reporter: Sendable {
    /// What a person types to have it: `text`.
    static var name: String { get }
    /// Whether repairs are shown as the edits that they are.
    static var showsEdits: Bool { get }
    /// The whole report, with a line end after every line; empty when there is nothing to say.
    static func text(of report: Report, sources: some SourceIndex) -> String
    /// Whether a text may be an older report of this form, which a new one may replace, and not somebody's own file.
    static func mayHaveWritten(_ text: String) -> Bool
}

extension Reporter {
    public static var showsEdits: Bool { false }
}

/// Every reporter; the first is the usual one.
public let allReporters: [any Reporter.Type] = [
    TextReporter.self, XcodeReporter.self, GitHubActionsReporter.self, SARIFReporter.self, JSONReporter.self,
    JUnitReporter.self, CheckstyleReporter.self, CodeClimateReporter.self, MarkdownReporter.self,
]
