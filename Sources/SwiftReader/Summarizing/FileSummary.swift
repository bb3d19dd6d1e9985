/// A conservative summary of a file, found in one fast pass over its bytes: the words of its code, and the names that
/// it declares.
///
/// It is never too small: the words include every identifier outside comments and strings, also in interpolations, and
/// the names include every name that another file can use without qualification. It may be too large.
public struct FileSummary: Sendable {
    /// A name that the file declares.
    public struct Name: Hashable, Sendable {
        public enum Kind: UInt8, Sendable {
            /// A type or typealias outside all braces.
            case type
            /// A type or typealias inside braces, which other files qualify with the enclosing type.
            case nestedType
            /// The name of an extended type, and each of its components.
            case extended
            /// A variable or function outside all braces.
            case global
        }

        public let word: WordHash
        public let kind: Kind

        public init(word: WordHash, kind: Kind) {
            self.word = word
            self.kind = kind
        }
    }

    /// In order of first use; a few of them are repeated.
    public let words: ArraySlice<WordHash>
    public let names: ArraySlice<Name>
    /// The modules that it imports: `import struct Core.User` counts for `Core`.
    public let imports: [String]
    /// Whether a comment contains `FileSummaryScanner.mark`.
    public let hasMark: Bool

    public init(words: ArraySlice<WordHash>, names: ArraySlice<Name>, imports: [String], hasMark: Bool) {
        self.words = words
        self.names = names
        self.imports = imports
        self.hasMark = hasMark
    }
}

extension FileSummary {
    /// Whether another summary says the same.
    public func isSame(as other: FileSummary) -> Bool {
        hasMark == other.hasMark && words == other.words && names == other.names && imports == other.imports
    }
}
