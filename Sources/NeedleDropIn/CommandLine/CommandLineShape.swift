/// An option of Needle's command line.
struct NeedleOption: Sendable {
    enum Kind: Sendable {
        /// Takes no value, or `=true` and `=false`.
        case flag
        case text
        case number
        /// Takes everything up to the next option.
        case list
    }

    let name: String
    let shortName: String?
    let kind: Kind
    let usage: String

    init(_ name: String, shortName: String? = nil, _ kind: Kind, _ usage: String) {
        self.name = name
        self.shortName = shortName
        self.kind = kind
        self.usage = usage
    }
}

/// A positional argument. The last one may be a list, which ends at the next option.
struct NeedlePositional: Sendable {
    let name: String
    let isList: Bool
    let usage: String
}

/// A command of Needle's, as described by its help.
struct NeedleCommand: Sendable {
    let name: String
    let overview: String
    let options: [NeedleOption]
    let positionals: [NeedlePositional]

    static let all = [generate, tree, version]

    static let version = NeedleCommand(
        name: "version",
        overview: "The version of this generator.",
        options: [loggingLevel],
        positionals: []
    )

    static let generate = NeedleCommand(
        name: "generate",
        overview: "Generate DI code based on Swift source files in a directory or listed in a single text file.",
        options: [loggingLevel] + sourceOptions + [
            NeedleOption("--pluginized", .flag, "Whether or not to consider plugins when parsing."),
            NeedleOption(
                "--additional-imports",
                .list,
                "Additional modules to import in the generated file, in addition to the ones parsed from source files."
            ),
            NeedleOption(
                "--header-doc",
                .text,
                "Path to custom header doc file to be included at the top of the generated file."
            ),
            NeedleOption(
                "--exporting-timeout",
                .number,
                "The timeout value, in seconds, to use for waiting on exporting tasks."
            ),
            NeedleOption(
                "--emit-input-deps-file",
                .flag,
                "Emit a file that contains all inputs of the Needle generator invocation. This option only works if pluginized"
            ),
        ],
        positionals: [
            NeedlePositional(
                name: "destinationPath",
                isList: false,
                usage: "Path to the destination file of generated Swift DI code."
            ),
            sourceRootPaths,
        ]
    )

    static let tree = NeedleCommand(
        name: "print-dependency-tree",
        overview: "Prints out the static dependency tree.",
        options: [loggingLevel] + sourceOptions + [
            NeedleOption(
                "--root-component-name",
                .text,
                "Root component name for the dependency tree. Defaults to \"RootComponent\"."
            )
        ],
        positionals: [sourceRootPaths]
    )

    private static let loggingLevel = NeedleOption(
        "--logging-level",
        shortName: "-lv",
        .text,
        "The logging level to use."
    )

    private static let sourceRootPaths = NeedlePositional(
        name: "sourceRootPaths",
        isList: true,
        usage: "Paths to the root folders of Swift source files, or text files containing paths of Swift source files "
            + "with specified format."
    )

    private static let sourceOptions = [
        NeedleOption(
            "--sources-list-format",
            .text,
            "The format of the Swift sources list file. See SourcesListFileFormat for supported format details"
        ),
        NeedleOption("--exclude-suffixes", .list, "Filename suffix(es) without extensions to exclude from parsing."),
        NeedleOption("--exclude-paths", .list, "Paths components to exclude from parsing."),
        NeedleOption(
            "--collect-parsing-info",
            shortName: "-cpi",
            .flag,
            "Whether or not to collect information for parsing execution timeout errors."
        ),
        NeedleOption(
            "--parsing-timeout",
            .number,
            "The timeout value, in seconds, to use for waiting on parsing tasks."
        ),
        NeedleOption(
            "--retry-parsing-limit",
            .number,
            "The maximum number of times parsing Swift source files should be retried in case of timeouts."
        ),
        NeedleOption("--concurrency-limit", .number, "The maximum number of tasks to execute concurrently."),
        NeedleOption(
            "--path-limit",
            .number,
            "The number of paths from the roots beyond which nothing is written. Defaults to 50000; Needle itself has no "
                + "limit."
        ),
    ]
}
