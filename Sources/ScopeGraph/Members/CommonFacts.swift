/// What is found out once for all threads that read an app.
struct CommonFacts: Sendable {
    let index: TypeIndex
    let library: Library
    let memberTable: MemberTable
    let shares: WorkShares
    /// All files.
    let filePortions: [Range<Int>]
    /// `nil` where nothing is known of the types yet.
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
    /// Nothing is known of the types yet.
    init(index: TypeIndex, shares: WorkShares) {
        self.init(
            index: index,
            library: Library(of: index),
            memberTable: MemberTable(of: index),
            shares: shares,
            filePortions: shares.portions(ofFiles: index.files.map { $0.source.bytes.count }),
            types: nil
        )
    }
}

extension TypeFacts {
    /// What a codebase finds out about some types.
    fileprivate init(of types: Range<Int>, in codebase: Codebase) {
        ancestries = types.map { codebase.ancestry(of: $0) }
        inheritedProtocols = types.map { codebase.inheritedProtocols(ofType: $0) }
        isolations = codebase.index.hasGlobalActors ? types.map { codebase.isolation(ofType: $0) } : []
    }

    /// - Parameter portions: what is known of runs of types that follow each other.
    fileprivate init(joining portions: [TypeFacts], count: Int) {
        ancestries.reserveCapacity(count)
        inheritedProtocols.reserveCapacity(count)
        for portion in portions {
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

    /// What twins start with; `nil` where the app is so small that they will not ask for most of it.
    func findTypeFacts() -> TypeFacts? {
        let portions = shares.portions(ofTypes: index.types.count)
        guard portions.count > 1 else { return nil }
        let found = onAllCores(portions) { codebase, types in TypeFacts(of: types, in: codebase) }
        return TypeFacts(joining: found, count: index.types.count)
    }
}
