/// An option of a command.
struct Option: Sendable {
    /// With its hyphens: `--reporter`.
    let name: String
    /// Other names of the same option.
    let aliases: [String]
    /// The placeholder for the value in the help; `nil` for an option without a value.
    let value: String?
    /// The number of values; they are separate words: `--between A B`.
    let valueCount: Int
    /// The valid values; empty if any value is valid.
    let choices: [String]
    /// What a shell offers as the value, or as the start of the value.
    let completion: Completion
    let help: String

    /// - Parameters:
    ///   - choices: the valid values.
    ///   - completion: what a shell offers, if it does not follow from the value and the choices.
    init(
        _ name: String,
        aliases: [String] = [],
        value: String? = nil,
        valueCount: Int = 1,
        choices: [String] = [],
        completion: Completion? = nil,
        help: String
    ) {
        self.name = name
        self.valueCount = valueCount
        self.aliases = aliases
        self.value = value ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
        self.choices = choices
        let usual: Completion = value == "FILE" ? .files : choices.isEmpty ? .nothing : .words(choices)
        self.completion = completion ?? usual
        self.help = help
    }

    /// As shown in the help and the usage line.
    var usage: String { value.map { "\(name) \($0)" } ?? name }
}

extension Option {
    static let help = Option("--help", aliases: ["-h"], help: "Show this help.")
    static let fileList = Option(
        "--file-list",
        value: "FILE",
        help: "Also read the paths listed in FILE, one per line; - is standard input."
    )
    static let exclude = Option(
        "--exclude",
        value: "GLOB",
        help: "Exclude matching paths; ** matches any number of folders. May be repeated."
    )
    static let module = Option(
        "--module",
        value: "NAME=PATH",
        completion: .namesOfFiles([]),
        help: "Treat the files below PATH as one module. May be repeated."
    )
    static let readAll = Option(
        "--read-all",
        help: "Read every file, even those that cannot affect the result. The result is the same."
    )
    static let config = Option(
        "--config",
        value: "FILE",
        help: "Read FILE instead of the nearest .thimble.json."
    )
    static let summaries = Option(
        "--summaries",
        value: "FILE",
        help: "Read the module summary FILE instead of sources; @LIST names a list of them. May be repeated."
    )
    static let noSourceLines = Option(
        "--no-source-lines",
        help: "Show no source lines, so that a report on module summaries depends only on the summaries."
    )
    /// The options of every command that reads sources.
    static let sources = [fileList, exclude, module, config, readAll]
}
