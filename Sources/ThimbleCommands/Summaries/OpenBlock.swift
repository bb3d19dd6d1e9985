import ModuleSummaries
import ScopeGraph
import SwiftReader

/// The files of an unpacked block. Those that matter by themselves are parsed.
struct OpenBlock: Sendable {
    let files: [SummarizedFile]
    /// One for each file.
    let summaries: [FileSummary]
    /// One for each file.
    var contents: [ReadFile]
    /// What is found in the parsed files by themselves, under their numbers in the block: while they are in the
    /// processor's caches.
    let fresh: FreshFiles
}

/// A summary that was read, with the blocks that were unpacked at once.
struct OpenSummary: Sendable {
    /// As given.
    let path: String
    /// Absolute.
    let location: String
    let summary: ReadSummary
    /// One for each block; `nil` for one that stays packed.
    let blocks: [Result<OpenBlock, SummaryFault>?]
}
