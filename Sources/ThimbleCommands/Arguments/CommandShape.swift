/// The name of a command and the arguments that it accepts.
struct CommandShape: Sendable {
    let name: String
    /// One line, for the list of commands.
    let summary: String
    /// The placeholder for its operands in the usage line: `[PATH...]`; "" if it takes none.
    let operands: String
    /// The largest number of operands.
    let operandLimit: Int
    let options: [Option]
    /// What a shell offers for each operand; the last element applies to all further operands.
    let completions: [Completion]
    /// The meaning of its exit codes.
    let exitCodes: String

    init(
        name: String,
        summary: String,
        operands: String,
        operandLimit: Int = .max,
        options: [Option],
        completions: [Completion] = [.files],
        exitCodes: String
    ) {
        self.completions = completions
        self.name = name
        self.summary = summary
        self.operands = operands
        self.operandLimit = operandLimit
        self.options = options + [.help]
        self.exitCodes = exitCodes
    }

    /// "Usage: thimble check [options] [PATH...]".
    var usage: String {
        "Usage: thimble \(name) [options]\(operands.isEmpty ? "" : " \(operands)")"
    }

    /// The full text of `--help`.
    var help: String {
        let names = options.map { ([$0.usage] + $0.aliases).joined(separator: ", ") }
        let width = (names.map(\.count).max() ?? 0) + 2
        let lines = zip(names, options).map { name, option in
            "  \(name)\(String(repeating: " ", count: width - name.count))\(option.help)"
        }
        return """
            \(summary)

            \(usage)

            Options:
            \(lines.joined(separator: "\n"))

            Exit code: \(exitCodes)

            """
    }
}
