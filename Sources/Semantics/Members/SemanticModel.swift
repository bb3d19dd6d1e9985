import Cores
import SwiftReader

/// The declarations of all files, and what has been computed about them so far.
///
/// A class, because queries add to its memory. One thread uses it at a time.
package final class SemanticModel {
    package let index: TypeIndex
    package let memberTable: MemberTable
    package let resolution: TypeResolution
    package let text: TypeText
    package let shares: Partitioning
    /// All files, divided into portions.
    package let filePortions: [Range<Int>]

    /// Facts that all threads share; `nil` until they are computed, and in an app so small that it uses one thread.
    let facts: TypeFacts?

    let constructorLabels: Lazy<ConstructorLabels>
    let fileLists: Lazy<FileLists>

    // By type.
    /// For types without generic arguments.
    var initializerTables = IntMap<[Signature]>()
    /// Empty if `facts` exist, like `inheritedProtocols` and `isolations`.
    var ancestries = IntMap<Ancestry>()
    var inheritedProtocols = IntMap<InheritedProtocols>()
    var clauseTables = IntMap<[Clause]>()
    /// Of the class that was asked for last.
    var lastClauses = WrittenClauses(of: -1)
    /// Of generic classes.
    var writtenSuperclasses = IntMap<WrittenSuperclass?>()
    /// The global actors.
    var isolations = IntMap<String?>()
    /// The requirements that a protocol declares itself.
    var requirementTables = IntMap<[Requirement]>()

    /// The inherited members of types without generic arguments; empty if there are none with the name.
    var inheritedMemberTables = IntMap<ArraySlice<Member>>()
    var inheritedProtocolTables: [[Int]: InheritedProtocols] = [:]
    /// By file.
    var wirings = IntMap<FileWiring>()
    var topLevelValues: [Int: [String: [DeclarationLocation]]] = [:]
    /// The names of the members that the sources add to types that they do not declare.
    var foreignMemberNames: Set<String>?
    /// The properties for generic arguments that dependencies require.
    var requiredArgumentNames: Set<String>?
    /// By the number of the declaration's location.
    var valueTypes = IntMap<ResolvedType>()
    /// The types of variables that the sources leave in no doubt, if other variables name them.
    var certainTypes = IntMap<ResolvedType>()
    /// By the number of the call's location.
    var callees = IntMap<Callee>()
    /// The result of the last name lookup, with its location.
    var lastFound: (file: Int, name: SourceRange, value: LookupResult) = (-1, .none, .nothing)
    /// The associated types that members imply, by type and name.
    var inferredAssociatedTypes = IntMap<[String: ResolvedType?]>()
    /// The constraints of the parameters of generic declarations, by the number of the file and the offset in it.
    var constraintTables = IntMap<[String: ResolvedType]>()
    /// The types of calls, if known, by the number of the call's location.
    var callTypes = IntMap<ResolvedType>()
    /// The calls whose types the current query could not determine, by the number of the call's location.
    var unknownCalls: Set<Int> = []
    /// The declarations whose types are being inferred, at most `depthLimit`. Inferring one of them again yields
    /// `unknown`, so that cycles end.
    var valuesInProgress: [DeclarationLocation] = []
    /// The types of which an associated type is being inferred.
    var associatedTypesInProgress: [Int] = []
    /// For each type, the number of the last clause traversal that visited it; empty before the first.
    var visits: [Int32] = []
    var lastVisit: Int32 = 0
    /// The models of other threads with their memories, by the number of the portion.
    var forks: [SemanticModel] = []

    package init(_ common: CommonFacts) {
        index = common.index
        memberTable = common.memberTable
        shares = common.shares
        filePortions = common.filePortions
        constructorLabels = common.constructorLabels
        fileLists = common.fileLists
        facts = common.types
        resolution = TypeResolution(index: index)
        text = TypeText(resolution: resolution)
    }

    /// Creates the model of an app's sources.
    package convenience init(index: TypeIndex, shares: Partitioning) {
        self.init(CommonFacts(index: index, shares: shares))
    }

    package func source(_ file: Int) -> SourceFile { index.files[file].source }
}

/// An expression of one file.
struct ExpressionLocation: Hashable, Sendable {
    let file: Int
    let expression: ExpressionID

    /// Unique among the locations of all expressions.
    var number: Int { file << 32 | Int(expression.value) }
}
