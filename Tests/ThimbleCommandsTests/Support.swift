@testable import ThimbleCommands

extension InputOptions {
    /// What a person asks for who types some arguments.
    static func typed(_ words: String...) throws -> InputOptions {
        try InputOptions(Arguments(words[...], for: Check.shape), for: Check.shape)
    }
}
