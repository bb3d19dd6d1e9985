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
        // Many scopes may have one dependency, and one scope many clauses: each is looked at once.
        let areCertain = holders.mapValues(isCertain)
        let clauses = clauses(to: Set(holders.keys)).filter { areCertain[$0.contract] ?? false && isCertain($0) }
        let candidates = byScope(clauses).flatMap { scope, clauses in
            let handed = handedProtocols(by: scope)
            return clauses.filter { !handed.contains($0.contract) }
        }
        let handed = HandedTypes(of: Set(candidates.compactMap { table.drafts[$0.scope].type }), in: codebase)
        return byScope(candidates).flatMap { scope, clauses -> [Draft] in
            guard let type = table.drafts[scope].type, !handed.lost.contains(type) else { return [] }
            return idle(clauses, of: type, scope, handed.protocols[type] ?? []).map {
                Draft(
                    scope: scope,
                    contract: index.types[$0.contract].qualifiedName,
                    scopes: holders[$0.contract] ?? [],
                    place: $0.place
                )
            }
        }
    }

    /// Clauses in order of their scopes.
    private func byScope(_ clauses: [Clause]) -> [(scope: Int, clauses: ArraySlice<Clause>)] {
        var runs: [(scope: Int, clauses: ArraySlice<Clause>)] = []
        var start = 0
        while start < clauses.count {
            let scope = clauses[start].scope
            let end = clauses[start...].firstIndex { $0.scope != scope } ?? clauses.count
            runs.append((scope, clauses[start..<end]))
            start = end
        }
        return runs
    }

    /// The clauses for whose sake a component is handed as nothing: not as their protocols, nor as one that only this
    /// clause brings it.
    private func idle(_ clauses: ArraySlice<Clause>, of type: Int, _ scope: Int, _ handed: Set<Int>) -> [Clause] {
        let dependencies = children[scope].compactMap { table.drafts[Int($0)].contractType?.declaredType }
        let used = handed.union(dependencies)
        // How many of the written protocols bring a protocol.
        var bringers: [Int: Int] = [:]
        for written in Set(Self.writtenProtocols(of: type, codebase).map(\.type)) {
            for brought in Set(closure(of: written)) { bringers[brought, default: 0] += 1 }
        }
        // What a child's dependency inherits comes with it, also where that conformance is generated.
        for dependency in Set(dependencies) {
            for brought in Set(closure(of: dependency)) where brought != dependency {
                bringers[brought, default: 0] += 1
            }
        }
        return clauses.filter { clause in
            !used.contains(clause.contract)
                && closure(of: clause.contract).allSatisfy { !used.contains($0) || bringers[$0, default: 0] > 1 }
        }
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
        let own = index.declarationPlace(of: type)
        let ancestry = codebase.ancestry(of: type)
        let hasSuperclass = ancestry.libraryBase != nil || !ancestry.superclasses.isEmpty
        var written: [(type: Int, place: Place)] = []
        for place in [own] + index.extensions[type] {
            let source = codebase.source(place.file)
            let declaration = source[place.declaration]
            guard declaration.condition == nil else { continue }
            // A superclass stands first.
            for range in source.types(declaration.inherited).dropFirst(hasSuperclass && place == own ? 1 : 0) {
                let type = codebase.resolution.type(inClause: range, of: declaration, in: place.file)
                guard case .declared(let named, _) = type,
                    index.types[named].kind == .protocol
                else { continue }
                written.append((named, source.place(of: range)))
            }
        }
        return written
    }

    /// Whether it is known who makes the scopes of a dependency.
    private func isCertain(_ holders: [Int]) -> Bool {
        // What nobody makes at all is a finding of its own.
        unfollowed.isDisjoint(with: holders) && holders.contains { made[$0] }
    }

    /// Whether the sources show all that could need a conformance, as far as the graph tells.
    private func isCertain(_ clause: Clause) -> Bool {
        guard let type = table.drafts[clause.scope].type else { return false }
        let module = index.modules[index.types[type].module]
        // Other modules hand on what they can name.
        let isPublished =
            module.kind == .library && index.types[type].access >= .package
            && index.types[clause.contract].access >= .package
        return !isPublished && !superclasses.contains(type) && !unfollowed.contains(clause.scope)
    }

    /// The protocols of which the dependencies of a scope's children are made.
    private func handedProtocols(by scope: Int) -> Set<Int> {
        var handed: Set<Int> = []
        for child in children[scope] {
            guard let contract = table.drafts[Int(child)].contractType else { continue }
            handed.formUnion(codebase.protocols(of: contract))
        }
        return handed
    }
}
