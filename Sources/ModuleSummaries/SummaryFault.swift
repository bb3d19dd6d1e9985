/// The reason a file cannot be read as a summary.
package enum SummaryFault: Error, Hashable {
    case notASummary
    /// Made by another version of Thimble; with the version of its format.
    case otherVersion(String)
    /// Truncated or changed after it was made.
    case damaged

    /// What is wrong and what to do, without the name of the file.
    package var message: String {
        switch self {
        case .notASummary:
            "is not a module summary. 'thimble summarize' writes one."
        case .otherVersion(let version):
            "has format version \(version), and this version of Thimble reads \(SummaryHeader.version): write it again "
                + "with 'thimble summarize'."
        case .damaged:
            "is damaged: its contents do not match its checksum. Write it again with 'thimble summarize'."
        }
    }
}
