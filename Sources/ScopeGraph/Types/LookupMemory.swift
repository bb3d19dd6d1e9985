import SwiftReader

/// What was found out about names so far.
///
/// A class, because every question may add to it; it never leaves the thread that makes a graph.
final class LookupMemory {
    /// The innermost block of members around a place; `nil` where there is none.
    struct Members: Hashable {
        let file: Int
        let block: BlockID?
    }

    /// A name means the same everywhere between two blocks of members.
    struct Key: Hashable {
        let members: Members
        let name: String
    }

    /// `nil` for a name that no source declares.
    var types: [Key: Int?] = [:]
    /// By file.
    var importedModules: [[Int]?]
    /// The types around a block of members, innermost first.
    var typesAround: [Members: [Int]] = [:]

    init(fileCount: Int) { importedModules = [[Int]?](repeating: nil, count: fileCount) }
}
