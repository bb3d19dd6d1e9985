/// What a file may have to do with others, found in one quick pass over its bytes: the words of its code, and the names
/// that it declares.
///
/// It is never too small: every identifier outside comments and strings is among the words, also those inside
/// interpolations, and every name that another file can use on its own is among the names. It may be too large.
public struct FileSummary: Sendable {
    /// A name that the file declares.
    public struct Name: Sendable {
        public enum Kind: UInt8, Sendable {
            /// A type or typealias that stands inside no braces.
            case type
            /// A type or typealias inside braces: others name what stands around it first.
            case nestedType
            /// The name of an extended type, and each part of it.
            case extended
            /// A variable or function inside no braces.
            case global
        }

        public let word: WordHash
        public let kind: Kind
    }

    /// In order of first use; a few of them more than once.
    public let words: ArraySlice<WordHash>
    public let names: ArraySlice<Name>
    /// The modules that it imports: `import struct Core.User` counts for `Core`.
    public let imports: [String]
    /// Whether a comment speaks to the program that reads the outline: see `FileSummaryScanner.mark`.
    public let hasMark: Bool
}
