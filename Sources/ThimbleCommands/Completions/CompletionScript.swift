/// The completion script for one shell, generated from the commands' shapes.
protocol CompletionScript: Sendable {
    /// The shell's name.
    static var name: String { get }
    static func text(for commands: [CommandShape]) -> String
}

/// The scripts of all shells, sorted by name.
let allCompletionScripts: [any CompletionScript.Type] = [
    BashCompletion.self, FishCompletion.self, ZshCompletion.self,
]

extension [CommandShape] {
    /// The words that may be used instead of a command, with a summary of each.
    var topics: [(word: String, summary: String)] {
        map { ($0.name, $0.summary) } + [("help", "Shows the help of a command."), ("version", "Shows the version.")]
    }

    /// The options that are used without a command.
    var lonelyOptions: [(word: String, summary: String)] {
        [("--help", "Show the list of commands."), ("--version", "Show the version.")]
    }
}

extension CommandShape {
    /// An option's names: its own name, then its aliases.
    static func names(of option: Option) -> [String] { [option.name] + option.aliases }
}

/// Quotes text with single quotes for bash and zsh.
func quotedForShell(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
}
