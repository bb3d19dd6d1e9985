/// Files that commands write to. `-` is standard output, as it is standard input for `--file-list`.
extension Arguments {
    static let standardOutput = "-"

    /// Whether an option names standard output.
    func namesStandardOutput(_ option: Option) -> Bool { value(option.name) == Self.standardOutput }

    /// The file that an option names; `nil` for standard output, or without the option.
    func outputFile(_ option: Option) -> String? { namesStandardOutput(option) ? nil : value(option.name) }

    /// Refuses `-` where only a file will do.
    func refuseStandardOutput(_ option: Option, for shape: CommandShape) throws(Stop) {
        guard namesStandardOutput(option) else { return }
        throw .usage(
            UsageError(
                "'\(option.name)' needs a file here, and '-' is standard output. './-' is a file of that name.",
                for: shape
            )
        )
    }
}
