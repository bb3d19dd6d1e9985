import NeedleDropIn

/// What Needle prints, and Thimble's own messages.
struct NeedleReport {
    /// For standard output: Needle prints everything there.
    var output = ""
    /// For standard error, one line each.
    var warnings: [String] = []
    var code: Int32 = 0

    init(output: String = "") { self.output = output }

    init(refusing error: DropInError) {
        output = LogLine(.error, error.message).text
        code = 1
    }

    /// Adds the lines that Needle logs at a level.
    mutating func log(_ lines: [LogLine], from level: LogLine.Level) {
        output += lines.filter { $0.level >= level }.map(\.text).joined()
    }

    /// Explains in Thimble's own words why nothing is done.
    mutating func refuse(_ reason: String) {
        warnings.append("error: \(reason)")
        code = 1
    }
}
