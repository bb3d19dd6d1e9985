/// What is found out once for all threads that read an app.
struct CommonFacts: Sendable {
    let index: TypeIndex
    let library: Library
    let memberTable: MemberTable
    let shares: WorkShares
    /// All files.
    let filePortions: [Range<Int>]
    // By type.
    let ancestries: [Ancestry?]
    let inheritedProtocols: [InheritedProtocols?]
    let isolations: [String??]
}

extension CommonFacts {
    /// Nothing is known of the types yet.
    init(index: TypeIndex, shares: WorkShares) {
        self.index = index
        self.shares = shares
        filePortions = shares.portions(ofFiles: index.files.map { $0.source.bytes.count })
        library = Library(of: index)
        memberTable = MemberTable(of: index)
        ancestries = [Ancestry?](repeating: nil, count: index.types.count)
        inheritedProtocols = [InheritedProtocols?](repeating: nil, count: index.types.count)
        isolations = [String??](repeating: nil, count: index.types.count)
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
            ancestries: ancestries,
            inheritedProtocols: inheritedProtocols,
            isolations: isolations
        )
    }

    /// Finds out on all cores what twins start with, where the app is so large that they will ask for most of it.
    func findCommonFacts() {
        let portions = shares.portions(ofTypes: index.types.count)
        guard portions.count > 1 else { return }
        let found = onAllCores(portions) { codebase, types in
            types.map {
                (codebase.ancestry(of: $0), codebase.inheritedProtocols(ofType: $0), codebase.isolation(ofType: $0))
            }
        }
        ancestries = found.flatMap { $0.map(\.0) }
        inheritedProtocols = found.flatMap { $0.map(\.1) }
        isolations = found.flatMap { $0.map { .some($0.2) } }
        // They know their own portions only.
        keptTwins = []
    }
}
