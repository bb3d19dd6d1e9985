import Reporters

/// A requested report.
struct ReportRequest {
    let reporter: any Reporter.Type
    /// The output file; `nil` for standard output.
    let file: String?

    /// An invalid report option.
    struct Fault: Error {
        let message: String
    }

    init(reporter: any Reporter.Type, file: String?) {
        self.reporter = reporter
        self.file = file
    }

    /// - Parameter text: `NAME` or `NAME=FILE`, where `-` is standard output.
    init(_ text: String) throws(Fault) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let names = allReporters.map { $0.name }
        guard let found = allReporters.first(where: { $0.name == parts.first }) else {
            let meant = suggestion(for: parts.first ?? "", among: names)
            let known = "Known: \(names.joined(separator: ", "))."
            throw Fault(message: "Unknown reporter '\(parts.first ?? "")'. \(known)\(meant)")
        }
        if parts.count > 1, parts[1].isEmpty { throw Fault(message: "'\(text)' has no file name after '='.") }
        let file = parts.count > 1 && parts[1] != Arguments.standardOutput ? parts[1] : nil
        self.init(reporter: found, file: file)
    }
}
