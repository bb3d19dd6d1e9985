import SwiftReader

/// What was found out about names so far.
///
/// A class, because every question may add to it; it never leaves the thread that makes a graph.
final class LookupMemory {
    /// What a file's top level sees.
    struct View: Hashable {
        let module: Int
        let imports: [String]
        let symbols: [ImportedSymbol]
    }

    /// By region and name; `nil` for a name that no source declares.
    var types: [Int: [String: Int?]] = [:]
    /// The same for names without dots, by the numbers of the region and the name, each in 32 bits; -1 for none.
    var typesOfWords = IntMap<Int32>()
    /// By file.
    var imports: [FileImports?]
    /// The types around a block of members, innermost first, by the numbers of the file and the block, each in 32 bits.
    var typesAround = IntMap<[Int]>()
    /// By file, the region of names that it lies in as a whole; 0 where nobody looked yet, -1 where there are several.
    var regionsOfFiles: [Int32]
    /// By file and block, the region of names; -1 where it is not known yet. Empty for a file of which nothing is.
    var regions: [[Int32]]
    var regionOfView: [View: Int32] = [:]
    private(set) var regionCount: Int32 = 0
    var written = TypeReprs()
    /// What typealiases stand for, their generic parameters left as they are. Where each names the one before twice, they
    /// would double.
    var aliases: [AliasUse: AliasMeaning] = [:]
    /// The names of the generic parameters of declarations with many, by their places.
    var genericParameters: [Int: Set<String>] = [:]
    /// Whether a name means different things in the branches of an `#if`, since this was last set to `false`.
    var dependsOnBranch = false
    /// How many superclasses are being looked for, each to find the next.
    var superclassDepth = 0

    /// A typealias, where others may have led to it.
    struct AliasUse: Hashable {
        let file: Int
        let declaration: DeclarationID
        /// How many led to it.
        let aliases: Int
        /// How many names may stand in what it stands for.
        let room: Int
    }

    struct AliasMeaning {
        /// `nil` where too much stands in it.
        let type: ResolvedType?
        let dependsOnBranch: Bool
    }

    init(fileCount: Int) {
        imports = [FileImports?](repeating: nil, count: fileCount)
        regionsOfFiles = [Int32](repeating: 0, count: fileCount)
        regions = [[Int32]](repeating: [], count: fileCount)
    }

    /// - Returns: above 0.
    func newRegion() -> Int32 {
        regionCount += 1
        return regionCount
    }
}
