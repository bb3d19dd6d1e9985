import SwiftReader

/// What was found out about names so far.
///
/// A class, because every question may add to it; it never leaves the thread that makes a graph.
final class LookupMemory {
    /// A name at a place: the same between two blocks of members.
    struct Key: Hashable {
        let file: Int32
        /// The innermost block of members around the place, -1 for none.
        let members: Int32
        let name: String
    }

    /// `nil` for a name that no source declares.
    var types: [Key: Int?] = [:]
    /// By file.
    var importedModules: [[Int]?]
    /// The types around a block of members, innermost first.
    var typesAround: [Key: [Int]] = [:]

    init(fileCount: Int) { importedModules = [[Int]?](repeating: nil, count: fileCount) }
}
