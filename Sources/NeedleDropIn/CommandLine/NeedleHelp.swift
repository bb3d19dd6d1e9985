/// Needle's help, in the format of its argument parser.
extension NeedleCommand {
    /// The output of `needle` without arguments.
    static var overview: String {
        let commands = all.sorted { $0.name < $1.name }.map { entry($0.name, $0.overview, width: 24) }
        return """
            OVERVIEW: Needle DI code generator.

            USAGE: needle <subcommand> <options>

            SUBCOMMANDS:\(commands.joined())

            """
    }

    /// The output of `needle COMMAND --help`.
    var help: String {
        let longest = (options.map(\.name) + positionals.map(\.name)).map(\.count).max() ?? 0
        let width = longest < 24 ? longest + 3 : 24
        var text = "OVERVIEW: \(overview)\n\nOPTIONS:"
        for option in options.sorted(by: { $0.name < $1.name }) {
            let names = [option.name] + (option.shortName.map { [$0] } ?? [])
            text += Self.entry(names.joined(separator: ", "), option.usage, width: width)
        }
        if !positionals.isEmpty { text += "\n\nPOSITIONAL ARGUMENTS:" }
        for positional in positionals { text += Self.entry(positional.name, positional.usage, width: width) }
        return text + "\n"
    }

    private static func entry(_ name: String, _ usage: String, width: Int) -> String {
        func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
        // A long name has a line of its own.
        let gap = name.count >= width - 2 ? "\n\(spaces(width + 2))" : spaces(width - name.count)
        return "\n  \(name)\(gap)\(usage)"
    }
}
