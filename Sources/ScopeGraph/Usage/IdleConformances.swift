import SwiftReader

/// Finds the written conformances of components to dependencies of other scopes that they are never handed as.
struct IdleConformances {
    let codebase: Codebase
    let table: ScopeTable
    /// The scopes that are made in a way that nobody can follow.
    private let unfollowed: Set<Int>
    private let superclasses: Set<Int>
    /// The scopes that something makes.
    private let made: [Bool]
    /// By scope, what it makes.
    private let children: NumberLists
    private var index: TypeIndex { codebase.index }

    private struct Clause {
        let scope: Int
        /// An index into `TypeIndex.types`.
        let contract: Int
        let place: Place
    }

    init(codebase: Codebase, table: ScopeTable, edges: [EdgeDraft], faults: [GraphFault]) {
        self.codebase = codebase
        self.table = table
        unfollowed = Set(faults.compactMap(\.kind.scope))
        superclasses = Set(
            table.drafts.compactMap(\.type).flatMap { codebase.ancestry(of: $0).superclasses.map(\.type) }
        )
        var made = [Bool](repeating: false, count: table.drafts.count)
        for edge in edges { made[edge.child] = true }
        self.made = made
        children = NumberLists(
            count: table.drafts.count,
            edges.lazy.map { (Int32(truncatingIfNeeded: $0.parent), Int32(truncatingIfNeeded: $0.child)) }
        )
    }

    /// A conformance in numbers of `ScopeTable.drafts`.
    struct Draft {
        let scope: Int
        let contract: String
        let scopes: [Int]
        let place: Place
    }

    func all() -> [Draft] {
        let holders = scopesByContract()
        let clauses = clauses(to: Set(holders.keys))
        let candidates = clauses.filter { isCertain($0, holders[$0.contract] ?? []) }
        let handed = HandedTypes(of: Set(candidates.compactMap { table.drafts[$0.scope].type }), in: codebase)
        return candidates.compactMap { clause in
            guard let type = table.drafts[clause.scope].type, !handed.lost.contains(type),
                !isNeeded(clause, handed.protocols[type] ?? [])
            else { return nil }
            return Draft(
                scope: clause.scope,
                contract: index.types[clause.contract].qualifiedName,
                scopes: holders[clause.contract] ?? [],
                place: clause.place
            )
        }
    }

    /// Whether a component is handed as the protocol of a clause, or as one that only this clause brings it.
    private func isNeeded(_ clause: Clause, _ handed: Set<Int>) -> Bool {
        guard let type = table.drafts[clause.scope].type else { return true }
        let dependencies = children[clause.scope].compactMap { table.drafts[Int($0)].contractType?.declaredType }
        let used = handed.union(dependencies)
        let others = Self.writtenProtocols(of: type, codebase).filter { $0.type != clause.contract }.flatMap {
            closure(of: $0.type)
        }
        return used.contains(clause.contract)
            || !used.intersection(closure(of: clause.contract)).isSubset(of: others)
    }

    private func closure(of type: Int) -> [Int] { codebase.protocols(of: .declared(type, arguments: [])) }

    /// The scopes by the protocol that is their dependency.
    private func scopesByContract() -> [Int: [Int]] {
        var result: [Int: [Int]] = [:]
        for (scope, draft) in table.drafts.enumerated() {
            guard case .declared(let contract, _)? = draft.contractType else { continue }
            result[contract, default: []].append(scope)
        }
        return result
    }

    /// Where the classes of components are written to conform to one of some dependencies, none of their own.
    private func clauses(to contracts: Set<Int>) -> [Clause] {
        let table = table
        return codebase.onAllCores(codebase.shares.portions(ofScopes: table.drafts.count)) { codebase, scopes in
            scopes.flatMap { Self.clauses(of: $0, table.drafts[$0], to: contracts, codebase) }
        }
        .flatMap { $0 }
    }

    private static func clauses(
        of scope: Int,
        _ draft: ScopeDraft,
        to contracts: Set<Int>,
        _ codebase: Codebase
    ) -> [Clause] {
        guard draft.kind == .component, draft.dialect == .ribs, let type = draft.type else { return [] }
        let written = writtenProtocols(of: type, codebase).filter { contracts.contains($0.type) }
        guard !written.isEmpty else { return [] }
        let own = Set(draft.contractType.map { codebase.protocols(of: $0) } ?? [])
        return written.filter { !own.contains($0.type) }
            .map { Clause(scope: scope, contract: $0.type, place: $0.place) }
    }

    /// The protocols that a class and its extensions name in their clauses, outside `#if`.
    private static func writtenProtocols(of type: Int, _ codebase: Codebase) -> [(type: Int, place: Place)] {
        let index = codebase.index
        let own = DeclarationPlace(file: index.types[type].file, declaration: index.types[type].declaration)
        let ancestry = codebase.ancestry(of: type)
        let hasSuperclass = ancestry.libraryBase != nil || !ancestry.superclasses.isEmpty
        var written: [(type: Int, place: Place)] = []
        for place in [own] + index.extensions[type] {
            let source = codebase.source(place.file)
            let declaration = source[place.declaration]
            guard declaration.condition == nil else { continue }
            let block = declaration.body ?? declaration.block
            // A superclass stands first.
            for range in source.types(declaration.inherited).dropFirst(hasSuperclass && place == own ? 1 : 0) {
                guard case .declared(let named, _) = codebase.resolution.type(of: range, in: place.file, block: block),
                    index.types[named].kind == .protocol
                else { continue }
                written.append((named, source.place(of: range)))
            }
        }
        return written
    }

    /// Whether the sources show all that could need a conformance, as far as the graph tells.
    private func isCertain(_ clause: Clause, _ holders: [Int]) -> Bool {
        guard let type = table.drafts[clause.scope].type else { return false }
        let module = index.modules[index.types[type].module]
        // Other modules hand on what they can name.
        let isPublished =
            module.kind == .library && index.types[type].access >= .package
            && index.types[clause.contract].access >= .package
        guard !isPublished, !superclasses.contains(type), !unfollowed.contains(clause.scope),
            unfollowed.isDisjoint(with: holders)
        else { return false }
        // What nobody makes at all is a finding of its own.
        guard holders.contains(where: { made[$0] }) else { return false }
        return !isHanded(clause)
    }

    /// Whether the dependency of a child is made of the protocol of a clause.
    private func isHanded(_ clause: Clause) -> Bool {
        children[clause.scope].contains { child in
            guard let contract = table.drafts[Int(child)].contractType else { return false }
            return contract.declaredType == clause.contract
                || codebase.protocols(of: contract).contains(clause.contract)
        }
    }
}
