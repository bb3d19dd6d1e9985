import SwiftReader

/// The declarations of all files, with what has been found out about them so far.
///
/// A class, because every question may add to what is remembered; it lives only while a graph is made and never leaves
/// the thread that makes it.
final class SemanticModel {
    let index: TypeIndex
    let library: Library
    let memberTable: MemberTable
    let resolution: TypeResolution
    let text: TypeText
    let shares: Partitioning
    /// All files, in the portions in which they are read.
    let filePortions: [Range<Int>]

    /// What all threads know; `nil` as long as nobody has found it out, and in an app so small that one thread does all.
    let facts: TypeFacts?

    // By type.
    /// Of types without generic arguments.
    var initializerTables = IntMap<[Signature]>()
    /// Empty where `facts` are there, as are `inheritedProtocols` and `isolations`.
    var ancestries = IntMap<Ancestry>()
    var inheritedProtocols = IntMap<InheritedProtocols>()
    var clauseTables = IntMap<[Clause]>()
    /// The global actors.
    var isolations = IntMap<String?>()
    /// What a protocol asks for itself.
    var requirementTables = IntMap<[Requirement]>()

    /// The inherited members of types without generic arguments; empty where there is none of the name.
    var inheritedMemberTables = IntMap<ArraySlice<Member>>()
    var inheritedProtocolTables: [[Int]: InheritedProtocols] = [:]
    /// By file.
    var wirings: [FileWiring?]
    /// By module.
    private(set) lazy var filesOfModules: [[Int]] = {
        var files = [[Int]](repeating: [], count: index.modules.count)
        for (number, file) in index.files.enumerated() { files[file.module].append(number) }
        return files
    }()
    /// By the paths of files that import modules whose sources are not at hand, the modules of the files.
    private(set) lazy var modulesByForeignPath = Dictionary(
        index.files.lazy.filter(\.hasForeignImports).map { ($0.source.path, $0.module) }
    ) { first, _ in first }
    var topLevelValues: [Int: [String: [DeclarationLocation]]] = [:]
    /// By the number of the declaration's place.
    var valueTypes = IntMap<ResolvedType>()
    /// By the number of the call's place.
    var callees = IntMap<Callee>()
    /// What the name stands for that was last asked about, by its place.
    var lastFound: (file: Int, name: SourceRange, value: LookupResult) = (-1, .none, .nothing)
    /// What the parameters of generic declarations have to conform to, by the number of the file and the place in it.
    var constraintTables = IntMap<[String: ResolvedType]>()
    /// The types of calls, where they are known, by the number of the call's place.
    var callTypes = IntMap<ResolvedType>()
    /// The calls whose types the question that is being answered did not find, by the number of the call's place.
    var unknownCalls: Set<Int> = []
    /// What is being inferred right now, no more than `depthLimit`; to ask for it again gives `unknown`, so that circles end.
    var valuesInProgress: [DeclarationLocation] = []
    /// For each type, the last walk along clauses that came by; empty before the first.
    var visits: [Int32] = []
    var lastVisit: Int32 = 0
    /// What other threads found out about their portions of an app, by the number of the portion.
    var keptTwins: [SemanticModel] = []

    init(_ common: CommonFacts) {
        index = common.index
        library = common.library
        memberTable = common.memberTable
        shares = common.shares
        filePortions = common.filePortions
        facts = common.types
        wirings = [FileWiring?](repeating: nil, count: index.files.count)
        resolution = TypeResolution(index: index)
        text = TypeText(resolution: resolution)
    }

    /// The codebase of an app's sources.
    convenience init(index: TypeIndex, shares: Partitioning) {
        self.init(CommonFacts(index: index, shares: shares))
    }

    func source(_ file: Int) -> SourceFile { index.files[file].source }
}

/// An expression of one file.
struct ExpressionLocation: Hashable, Sendable {
    let file: Int
    let expression: ExpressionID

    /// Its own among all places of expressions.
    var number: Int { file << 32 | Int(expression.value) }
}
