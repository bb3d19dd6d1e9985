import Cores

/// What is found out once for all threads that read an app.
struct CommonFacts: Sendable {
    let index: TypeIndex
    let library: Library
    let memberTable: MemberTable
    let shares: Partitioning
    /// All files, in the portions in which they are read.
    let filePortions: [Range<Int>]
    /// `nil` where there are few types, and where nothing is known of them yet.
    let types: TypeFacts?
}

/// What is known of all types, by type. No thread adds to it, so that all can share it.
struct TypeFacts: Sendable {
    private(set) var ancestries: [Ancestry] = []
    private(set) var inheritedProtocols: [InheritedProtocols] = []
    /// The global actors; empty where no type has one.
    private(set) var isolations: [String?] = []
}

extension CommonFacts {
    /// Finds out about an app's types and, beside that, their members: neither asks for the other.
    init(index: TypeIndex, shares: Partitioning) {
        self.index = index
        self.shares = shares
        library = Library(of: index)
        filePortions = shares.portions(ofFiles: index.files.map { $0.source.bytes.count })
        let portions = shares.portions(ofTypes: index.types.count)
        guard portions.count > 1 else {
            // Who asks about a type finds out.
            (memberTable, types) = (MemberTable(of: index), nil)
            return
        }
        let members = Future { MemberTable(of: index) }
        let facts = CommonFacts(
            index: index,
            library: library,
            memberTable: MemberTable(withoutMembersOf: index),
            shares: shares,
            filePortions: filePortions,
            types: nil
        )
        types = TypeFacts(of: portions, in: SemanticModel(facts))
        memberTable = members.value()
    }
}

extension TypeFacts {
    /// What a codebase finds out about some types.
    fileprivate init(of types: Range<Int>, in model: SemanticModel) {
        ancestries = types.map { model.ancestry(of: $0) }
        inheritedProtocols = types.map { model.inheritedProtocols(ofType: $0) }
        isolations = model.index.hasGlobalActors ? types.map { model.isolation(ofType: $0) } : []
    }

    /// What is found out on all cores.
    ///
    /// - Parameter model: knows nothing of the members of types.
    fileprivate init(of portions: [Range<Int>], in model: SemanticModel) {
        ancestries.reserveCapacity(model.index.types.count)
        inheritedProtocols.reserveCapacity(model.index.types.count)
        for portion in model.onAllCores(portions, { model, types in TypeFacts(of: types, in: model) }) {
            ancestries += portion.ancestries
            inheritedProtocols += portion.inheritedProtocols
            isolations += portion.isolations
        }
    }
}

extension SemanticModel {
    /// What is known here, for others.
    var common: CommonFacts {
        CommonFacts(
            index: index,
            library: library,
            memberTable: memberTable,
            shares: shares,
            filePortions: filePortions,
            types: facts
        )
    }
}
