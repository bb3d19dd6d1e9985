import Cores

/// What is found out once for all threads that read an app.
struct CommonFacts: Sendable {
    let index: TypeIndex
    let library: Library
    let memberTable: MemberTable
    let shares: WorkShares
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
    init(index: TypeIndex, shares: WorkShares) {
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
        let members = Background { MemberTable(of: index) }
        let facts = CommonFacts(
            index: index,
            library: library,
            memberTable: MemberTable(withoutMembersOf: index),
            shares: shares,
            filePortions: filePortions,
            types: nil
        )
        types = TypeFacts(of: portions, in: Codebase(facts))
        memberTable = members.value()
    }
}

extension TypeFacts {
    /// What a codebase finds out about some types.
    fileprivate init(of types: Range<Int>, in codebase: Codebase) {
        ancestries = types.map { codebase.ancestry(of: $0) }
        inheritedProtocols = types.map { codebase.inheritedProtocols(ofType: $0) }
        isolations = codebase.index.hasGlobalActors ? types.map { codebase.isolation(ofType: $0) } : []
    }

    /// What is found out on all cores.
    ///
    /// - Parameter codebase: knows nothing of the members of types.
    fileprivate init(of portions: [Range<Int>], in codebase: Codebase) {
        ancestries.reserveCapacity(codebase.index.types.count)
        inheritedProtocols.reserveCapacity(codebase.index.types.count)
        for portion in codebase.onAllCores(portions, { codebase, types in TypeFacts(of: types, in: codebase) }) {
            ancestries += portion.ancestries
            inheritedProtocols += portion.inheritedProtocols
            isolations += portion.isolations
        }
    }
}

extension Codebase {
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
