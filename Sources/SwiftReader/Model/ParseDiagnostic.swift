/// A part of a file that could not be parsed. The rest of the file is still parsed.
public struct ParseDiagnostic: Hashable, Sendable {
    /// The problem in plain words, without a location: "unterminated string".
    public let message: String
    public let range: SourceRange
}
