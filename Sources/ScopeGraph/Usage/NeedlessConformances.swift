import SwiftReader

/// Finds the written conformances of components to dependencies of other scopes that they are never handed as.
struct NeedlessConformances {
    let model: SemanticModel
    let table: ScopeTable
    /// The scopes that are made in a way that nobody can follow.
    private let unfollowed: Set<Int>
    private let superclasses: Set<Int>
    /// The scopes that something makes.
    private let made: [Bool]
    /// By scope, what it makes.
    private let children: JaggedArray
    private var index: TypeIndex { model.index }

    private struct Clause {
        let scope: Int
        /// An index into `TypeIndex.types`.
        let dependencyProtocol: Int
        let location: SourceLocation
    }

    init(model: SemanticModel, table: ScopeTable, edges: [PartialEdge], faults: [GraphFault]) {
        self.model = model
        self.table = table
        unfollowed = Set(faults.compactMap(\.kind.scope))
        superclasses = Set(
            table.drafts.compactMap(\.type).flatMap { model.ancestry(of: $0).superclasses.map(\.type) }
        )
        var made = [Bool](repeating: false, count: table.drafts.count)
        for edge in edges { made[edge.child] = true }
        self.made = made
        children = JaggedArray(
            count: table.drafts.count,
            edges.lazy.map { (Int32(truncatingIfNeeded: $0.parent), Int32(truncatingIfNeeded: $0.child)) }
        )
    }

    /// A conformance in numbers of `ScopeTable.drafts`.
    struct Draft {
        let scope: Int
        let dependencyProtocol: String
        let scopes: [Int]
        let location: SourceLocation
    }

    func all() -> [Draft] {
        let holders = scopesByDependency()
        // Many scopes may have one dependency, and one scope many clauses: each is looked at once.
        let areCertain = holders.mapValues(isCertain)
        let clauses = clauses(to: Set(holders.keys)).filter {
            areCertain[$0.dependencyProtocol] ?? false && isCertain($0)
        }
        let candidates = byScope(clauses).flatMap { scope, clauses in
            let handed = handedProtocols(by: scope)
            return clauses.filter { !handed.contains($0.dependencyProtocol) }
        }
        let handed = InjectedTypes(of: Set(candidates.compactMap { table.drafts[$0.scope].type }), in: model)
        return byScope(candidates).flatMap { scope, clauses -> [Draft] in
            guard let type = table.drafts[scope].type, !handed.lost.contains(type) else { return [] }
            return idle(clauses, of: type, scope, handed.protocols[type] ?? []).map {
                Draft(
                    scope: scope,
                    dependencyProtocol: index.types[$0.dependencyProtocol].qualifiedName,
                    scopes: holders[$0.dependencyProtocol] ?? [],
                    location: $0.location
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
        let dependencies = children[scope].compactMap { table.drafts[Int($0)].dependencyType?.declaredType }
        let used = handed.union(dependencies)
        // How many of the written protocols bring a protocol.
        var bringers: [Int: Int] = [:]
        for written in Set(Self.writtenProtocols(of: type, model).map(\.type)) {
            for brought in Set(closure(of: written)) { bringers[brought, default: 0] += 1 }
        }
        // What a child's dependency inherits comes with it, also where that conformance is generated.
        for dependency in Set(dependencies) {
            for brought in Set(closure(of: dependency)) where brought != dependency {
                bringers[brought, default: 0] += 1
            }
        }
        return clauses.filter { clause in
            !used.contains(clause.dependencyProtocol)
                && closure(of: clause.dependencyProtocol).allSatisfy {
                    !used.contains($0) || bringers[$0, default: 0] > 1
                }
        }
    }

    private func closure(of type: Int) -> [Int] { model.protocols(of: .declared(type, arguments: [])) }

    /// The scopes by the protocol that is their dependency.
    private func scopesByDependency() -> [Int: [Int]] {
        var result: [Int: [Int]] = [:]
        for (scope, draft) in table.drafts.enumerated() {
            guard case .declared(let dependencyProtocol, _)? = draft.dependencyType else { continue }
            result[dependencyProtocol, default: []].append(scope)
        }
        return result
    }

    /// Where the classes of components are written to conform to one of some dependencies, none of their own.
    private func clauses(to dependencyProtocols: Set<Int>) -> [Clause] {
        let table = table
        return model.onAllCores(model.shares.portions(ofScopes: table.drafts.count)) { model, scopes in
            scopes.flatMap { Self.clauses(of: $0, table.drafts[$0], to: dependencyProtocols, model) }
        }
        .flatMap { $0 }
    }

    private static func clauses(
        of scope: Int,
        _ draft: PartialScope,
        to dependencyProtocols: Set<Int>,
        _ model: SemanticModel
    ) -> [Clause] {
        guard draft.kind == .component, draft.dialect == .ribs, let type = draft.type else { return [] }
        let written = writtenProtocols(of: type, model).filter { dependencyProtocols.contains($0.type) }
        guard !written.isEmpty else { return [] }
        let own = Set(draft.dependencyType.map { model.protocols(of: $0) } ?? [])
        return written.filter { !own.contains($0.type) }
            .map { Clause(scope: scope, dependencyProtocol: $0.type, location: $0.location) }
    }

    /// The protocols that a class and its extensions name in their clauses, outside `#if`.
    private static func writtenProtocols(of type: Int, _ model: SemanticModel) -> [(
        type: Int, location: SourceLocation
    )] {
        let index = model.index
        let own = index.declarationLocation(of: type)
        let ancestry = model.ancestry(of: type)
        let hasSuperclass = ancestry.libraryBase != nil || !ancestry.superclasses.isEmpty
        var written: [(type: Int, location: SourceLocation)] = []
        for location in [own] + index.extensions[type] {
            let source = model.source(location.file)
            let declaration = source[location.declaration]
            guard declaration.condition == nil else { continue }
            // A superclass stands first.
            for range in source.types(declaration.inherited).dropFirst(hasSuperclass && location == own ? 1 : 0) {
                let type = model.resolution.type(inClause: range, of: declaration, in: location.file)
                guard case .declared(let named, _) = type,
                    index.types[named].kind == .protocol
                else { continue }
                written.append((named, source.location(of: range)))
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
            && index.types[clause.dependencyProtocol].access >= .package
        return !isPublished && !superclasses.contains(type) && !unfollowed.contains(clause.scope)
    }

    /// The protocols of which the dependencies of a scope's children are made.
    private func handedProtocols(by scope: Int) -> Set<Int> {
        var handed: Set<Int> = []
        for child in children[scope] {
            guard let dependencyProtocol = table.drafts[Int(child)].dependencyType else { continue }
            handed.formUnion(model.protocols(of: dependencyProtocol))
        }
        return handed
    }
}
