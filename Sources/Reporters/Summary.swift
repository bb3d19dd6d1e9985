extension Report {
    /// The last line for a person: "Checked 214 files, 61 scopes: 2 errors, 1 warning."
    public var summary: String {
        let counts = [
            counted(count(of: .error), "error"), counted(count(of: .warning), "warning"),
            counted(count(of: .note), "note"),
        ]
        let found = counts.filter { !$0.hasPrefix("0 ") }.joined(separator: ", ")
        let extent = "\(counted(fileCount, "file")), \(counted(scopeCount, "scope"))"
        let known = baselined.isEmpty ? "" : " (\(baselined.count) in the baseline)"
        return "Checked \(extent): \(found.isEmpty ? "no findings" : found)\(known)."
    }
}

/// A number with its noun: "1 error", "2 errors".
public func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
