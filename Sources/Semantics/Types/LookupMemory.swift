import SwiftReader

/// The results of name lookup so far.
///
/// A class, because lookups add to it. It stays on the thread that builds the graph.
final class LookupMemory {
    /// What the top level of a file can see.
    struct View: Hashable {
        let module: Int
        let imports: [String]
        let symbols: [ImportedSymbol]
    }

    /// By region and name; `nil` if no source declares the name.
    var types: [Int: [String: Int?]] = [:]
    /// The same for names without dots. The key combines the numbers of the region and the name, 32 bits each; -1 if
    /// not declared.
    var typesOfWords = IntMap<Int32>()
    /// By file.
    var imports = IntMap<FileImports>()
    /// The imports outside `#if`, by file.
    var unconditionalImports = IntMap<FileImports>()
    /// The enclosing types of a member block, innermost first. The key combines the numbers of the file and the block,
    /// 32 bits each.
    var typesAround = IntMap<[Int]>()
    /// By file, the region of the whole file; 0 if not determined yet, -1 if the file has several.
    var regionsOfFiles: [Int32]
    /// The regions of the blocks in files with several. The key combines the numbers of the file and the block, 32 bits
    /// each.
    var regions = IntMap<Int32>()
    var regionOfView: [View: Int32] = [:]
    private(set) var regionCount: Int32 = 0
    var written = TypeReprs()
    /// The underlying types of typealiases, with their generic parameters unreplaced. They are kept because a chain in
    /// which each typealias names the previous one twice takes exponential time.
    var aliases: [AliasUse: AliasMeaning] = [:]
    /// The names of the generic parameters of declarations with many of them, by declaration.
    var genericParameters: [Int: Set<String>] = [:]
    /// Whether a name has different meanings in the branches of an `#if`. Set during a lookup; the caller resets it.
    var dependsOnBranch = false
    /// The number of nested superclass lookups in progress.
    var superclassDepth = 0

    /// A typealias in the context of the typealiases that led to it.
    struct AliasUse: Hashable {
        let file: Int
        let declaration: DeclarationID
        /// The number of typealiases that led to it.
        let aliases: Int
        /// The greatest number of names that its underlying type can contain.
        let room: Int
    }

    struct AliasMeaning {
        /// `nil` if it contains too many names.
        let type: ResolvedType?
        let dependsOnBranch: Bool
    }

    init(fileCount: Int) {
        regionsOfFiles = [Int32](repeating: 0, count: fileCount)
    }

    /// - Returns: a number above 0.
    func newRegion() -> Int32 {
        regionCount += 1
        return regionCount
    }
}
