@testable import ThimbleCommands

extension SourceRequest {
    /// What a person asks for who types some arguments.
    static func typed(_ words: String...) throws -> SourceRequest {
        try SourceRequest(Arguments(words[...], for: Check.shape), for: Check.shape)
    }
}
