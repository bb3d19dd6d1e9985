import TextFormats

extension Report {
    /// The last line: "Checked 214 files, 61 scopes: 2 errors, 1 warning (3 in the baseline)."
    package var summary: String { summary(after: nil) }

    /// The same with the elapsed time: "... in 0.02 s."
    ///
    /// - Parameter seconds: since the start; `nil` to omit it.
    package func summary(after seconds: Double?) -> String {
        let counts = [
            counted(count(of: .error), "error"), counted(count(of: .warning), "warning"),
            counted(count(of: .note), "note"),
        ]
        let found = counts.filter { !$0.hasPrefix("0 ") }.joined(separator: ", ")
        let extent = "\(counted(fileCount, "file")), \(counted(scopeCount, "scope"))"
        let known = baselined.isEmpty ? "" : " (\(baselined.count) in the baseline)"
        let time = seconds.map { " in \(hundredths(of: $0)) s" } ?? ""
        return "Checked \(extent): \(found.isEmpty ? "no findings" : found)\(known)\(time)."
    }
}

/// A number of seconds with two decimals, as `0.02`.
private func hundredths(of seconds: Double) -> String {
    let all = Int((max(0, min(seconds, 1e9)) * 100).rounded())
    return "\(all / 100).\(all % 100 < 10 ? "0" : "")\(all % 100)"
}
