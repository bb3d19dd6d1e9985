import Cores

/// Facts that all threads share.
package struct CommonFacts: Sendable {
    let index: TypeIndex
    let memberTable: MemberTable
    let shares: Partitioning
    /// All files, divided into portions.
    let filePortions: [Range<Int>]
    /// Only computed if imports do not tell libraries apart.
    let constructorLabels: Lazy<ConstructorLabels>
    let fileLists: Lazy<FileLists>
    /// `nil` if there are few types, or while the facts are being computed.
    let types: TypeFacts?
}

/// Facts about all types, by type. Immutable, so that all threads can share them, and a class because every question
/// about a type asks for them.
final class TypeFacts: Sendable {
    let ancestries: [Ancestry]
    let inheritedProtocols: [InheritedProtocols]
    /// The global actors; empty if no type has one.
    let isolations: [String?]

    /// Computes the facts about some types.
    fileprivate init(of types: Range<Int>, in model: SemanticModel) {
        ancestries = types.map { model.ancestry(of: $0) }
        inheritedProtocols = types.map { model.inheritedProtocols(ofType: $0) }
        isolations = model.index.hasGlobalActors ? types.map { model.isolation(ofType: $0) } : []
    }

    /// Computes the facts on all cores.
    ///
    /// - Parameter model: has no member table.
    fileprivate init(of portions: [Range<Int>], in model: SemanticModel) {
        let facts = model.onAllCores(portions) { model, types in TypeFacts(of: types, in: model) }
        ancestries = Array(joining: facts.map(\.ancestries))
        inheritedProtocols = Array(joining: facts.map(\.inheritedProtocols))
        isolations = Array(joining: facts.map(\.isolations))
    }
}

extension CommonFacts {
    /// Computes the facts about types and, concurrently, the member table. They do not depend on each other.
    init(index: TypeIndex, shares: Partitioning) {
        self.index = index
        self.shares = shares
        filePortions = shares.portions(ofFiles: index.files.map { $0.source.bytes.count })
        let constructorLabels = Lazy { ConstructorLabels(of: index) }
        self.constructorLabels = constructorLabels
        let fileLists = Lazy { FileLists(of: index) }
        self.fileLists = fileLists
        let portions = shares.portions(ofTypes: index.types.count)
        guard portions.count > 1 else {
            // The facts are computed on demand.
            (memberTable, types) = (MemberTable(of: index), nil)
            return
        }
        let members = Future { MemberTable(of: index) }
        let facts = CommonFacts(
            index: index,
            memberTable: MemberTable(withoutMembersOf: index),
            shares: shares,
            filePortions: filePortions,
            constructorLabels: constructorLabels,
            fileLists: fileLists,
            types: nil
        )
        types = TypeFacts(of: portions, in: SemanticModel(facts))
        memberTable = members.value()
    }
}

extension SemanticModel {
    /// The facts of this model, to be shared.
    package var common: CommonFacts {
        CommonFacts(
            index: index,
            memberTable: memberTable,
            shares: shares,
            filePortions: filePortions,
            constructorLabels: constructorLabels,
            fileLists: fileLists,
            types: facts
        )
    }

    /// The model for the rules. In a large app, it begins with empty caches: rules ask about few of the types, and
    /// caches for all of them would take much memory.
    package func forRules() -> SemanticModel {
        areFileMemoriesKept ? self : SemanticModel(common)
    }
}
