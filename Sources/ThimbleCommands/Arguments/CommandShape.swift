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
    /// The titles under which the help shows the options, in order, each with the number of its options.
    private let sections: [(title: String, count: Int)]
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
        sections: [OptionSection] = [],
        completions: [Completion] = [.files],
        exitCodes: String
    ) {
        self.completions = completions
        self.name = name
        self.summary = summary
        self.operands = operands
        self.operandLimit = operandLimit
        self.options = options + [.help] + sections.flatMap(\.options)
        self.sections = [("Options", options.count + 1)] + sections.map { ($0.title, $0.options.count) }
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
        var lines = zip(names, options).map { name, option in
            let text = wrapped(option.help, at: Self.helpWidth - width - 2)
                .joined(separator: "\n" + String(repeating: " ", count: width + 2))
            return "  \(name)\(String(repeating: " ", count: width - name.count))\(text)"
        }[...]
        let parts = sections.map { section in
            let part = lines.prefix(section.count)
            lines = lines.dropFirst(section.count)
            return "\(section.title):\n\(part.joined(separator: "\n"))"
        }
        return """
            \(summary)

            \(usage)

            \(parts.joined(separator: "\n\n"))

            Exit code: \(exitCodes)

            """
    }

    private static let helpWidth = 110
}

/// Options that the help shows under a title of their own.
struct OptionSection: Sendable {
    let title: String
    let options: [Option]
}

/// Text on lines of at most some characters, or of one word.
func wrapped(_ text: String, at width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
        if let last = lines.last, last.count + 1 + word.count <= width {
            lines[lines.count - 1] += " \(word)"
        } else {
            lines.append(String(word))
        }
    }
    return lines
}
