/// The script for one shell, made of the commands' shapes.
protocol CompletionScript: Sendable {
    /// The shell's name.
    static var name: String { get }
    static func text(for commands: [CommandShape]) -> String
}

/// Every shell's, sorted by name.
let allCompletionScripts: [any CompletionScript.Type] = [
    BashCompletion.self, FishCompletion.self, ZshCompletion.self,
]

extension [CommandShape] {
    /// The words that may stand in the place of a command, and what they do.
    var topics: [(word: String, summary: String)] {
        map { ($0.name, $0.summary) } + [("help", "Shows the help of a command.")]
    }

    /// The options that stand without a command.
    var lonelyOptions: [(word: String, summary: String)] {
        [("--help", "Show the list of commands."), ("--version", "Show the version.")]
    }
}

extension CommandShape {
    /// An option's names, its own first.
    static func names(of option: Option) -> [String] { [option.name] + option.aliases }
}

/// Text between single quotes, as bash and zsh take it.
func quotedForShell(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
}
