import NeedleDropIn

/// What Needle prints, and what Thimble has to add.
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

    /// Adds what is to be logged at some level.
    mutating func log(_ lines: [LogLine], from level: LogLine.Level) {
        output += lines.filter { $0.level >= level }.map(\.text).joined()
    }

    /// Says in Thimble's own words why nothing is done.
    mutating func refuse(_ reason: String) {
        warnings.append("error: \(reason)")
        code = 1
    }
}
