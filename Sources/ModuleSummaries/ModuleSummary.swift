import Modules
import SwiftReader

/// Everything that the graph can ask of one module, from the module's own sources.
package struct ModuleSummary: Sendable {
    let module: Module
    let blocks: [SummaryBlock]

    init(module: Module, blocks: [SummaryBlock]) {
        self.module = module
        self.blocks = blocks
    }

    /// - Parameters:
    ///   - files: the files of the module, in any order.
    ///   - isLikelyToMatter: whether a file is probably read in full, whatever the other modules contain. The answer
    ///     changes no result, only what has to be unpacked for it.
    package init(of module: Module, files: [SummarizedFile], isLikelyToMatter: (FileSummary) -> Bool) {
        self.init(module: module, blocks: SummaryBlock.blocks(of: files, isLikelyToMatter: isLikelyToMatter))
    }
}

/// One file of a summarized module.
package struct SummarizedFile: Sendable {
    package enum Kind: UInt8, Sendable {
        /// Written by a person, or a mock: its text is reduced.
        case source
        /// Written by Thimble: its text is complete.
        case generated
        /// In Needle's format: its text is complete.
        case generatedForNeedle
    }

    /// Relative to the folder in which the summary was made, with `/`.
    package let path: String
    package let kind: Kind
    /// Whether a comment may contain `FileSummaryScanner.mark`; for a source only.
    package internal(set) var hasMark: Bool
    /// Whether it is probably read in full, so that it is parsed at once. The answer changes no result.
    package internal(set) var isLikelyToMatter: Bool
    /// The names of the other targets that compile the file, sorted.
    package let sharers: [String]
    package let text: [UInt8]

    package init(
        path: String,
        kind: Kind,
        hasMark: Bool = false,
        isLikelyToMatter: Bool = false,
        sharers: [String] = [],
        text: [UInt8]
    ) {
        self.path = path
        self.kind = kind
        self.hasMark = hasMark
        self.isLikelyToMatter = isLikelyToMatter
        self.sharers = sharers
        self.text = text
    }
}
