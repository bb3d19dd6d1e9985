import ScopeGraph
import Semantics
import SwiftReader

/// A declared conformance to the dependency of other scopes that no code needs.
struct NeedlessConformanceSite {
    /// The scope that declares it: an index into `ScopeGraph.scopes`.
    let scope: Int
    /// The qualified name of the protocol.
    let dependencyProtocol: String
    /// The scopes with this dependency, sorted: indices into `ScopeGraph.scopes`.
    let holders: [Int]
    /// The location of the clause.
    let location: SourceLocation
}

/// Finds the declared conformances of components to dependencies of other scopes as which they are never injected.
struct NeedlessConformances {
    let model: SemanticModel
    let scopes: ScopeDeclarations
    private var table: ScopeTable { scopes.table }
    private let superclasses: Set<Int>
    /// By scope, whether any code creates it.
    private let made: [Bool]
    /// The children of each scope.
    private let children: JaggedArray
    private var index: TypeIndex { model.index }

    private struct Clause {
        let scope: Int
        /// An index into `TypeIndex.types`.
        let dependencyProtocol: Int
        let location: SourceLocation
    }

    init(model: SemanticModel, scopes: ScopeDeclarations) {
        self.model = model
        self.scopes = scopes
        let (table, edges) = (scopes.table, scopes.edges)
        superclasses = table.superclasses(in: model)
        var made = [Bool](repeating: false, count: table.partialScopes.count)
        for edge in edges { made[edge.child] = true }
        self.made = made
        children = JaggedArray(
            count: table.partialScopes.count,
            pairs: edges.map { (Int32(truncatingIfNeeded: $0.parent), Int32(truncatingIfNeeded: $0.child)) }
        )
    }

    /// In source order.
    func all() -> [NeedlessConformanceSite] {
        let holders = scopesByDependency()
        // Checked once each: many scopes can share a dependency, and a scope can have many clauses.
        let areCertain = holders.mapValues(isCertain)
        let clauses = clauses(to: Set(holders.keys)).filter {
            areCertain[$0.dependencyProtocol] ?? false && isCertain($0)
        }
        let candidates = byScope(clauses).flatMap { scope, clauses in
            let injected = injectedProtocols(by: scope)
            return clauses.filter { !injected.contains($0.dependencyProtocol) }
        }
        let injected = InjectedTypes(of: Set(candidates.compactMap { table.partialScopes[$0.scope].type }), in: model)
        return byScope(candidates).flatMap { partialScope, clauses -> [NeedlessConformanceSite] in
            guard let type = table.partialScopes[partialScope].type, let scope = scopes.scope(partialScope),
                !injected.unknown.contains(type)
            else { return [] }
            return needless(clauses, of: type, partialScope, injected.protocols[type] ?? []).map {
                NeedlessConformanceSite(
                    scope: scope,
                    dependencyProtocol: index.types[$0.dependencyProtocol].qualifiedName,
                    holders: (holders[$0.dependencyProtocol] ?? []).compactMap(scopes.scope).sorted(),
                    location: $0.location
                )
            }
        }
        .sorted { $0.location < $1.location }
    }

    /// Groups clauses by scope.
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

    /// The needless clauses: the component is not injected as their protocol, nor as a protocol that it only inherits
    /// through them.
    private func needless(_ clauses: ArraySlice<Clause>, of type: Int, _ scope: Int, _ injected: Set<Int>) -> [Clause] {
        let dependencies = children[scope].compactMap { table.partialScopes[Int($0)].dependencyType?.declaredType }
        let used = injected.union(dependencies)
        // The number of written protocols that inherit a protocol.
        var inheritorCount: [Int: Int] = [:]
        for written in Set(Self.writtenProtocols(of: type, model).map(\.type)) {
            for inherited in Set(closure(of: written)) { inheritorCount[inherited, default: 0] += 1 }
        }
        // A conformance to a child's dependency includes the inherited protocols, even if it is generated.
        for dependency in Set(dependencies) {
            for inherited in Set(closure(of: dependency)) where inherited != dependency {
                inheritorCount[inherited, default: 0] += 1
            }
        }
        return clauses.filter { clause in
            !used.contains(clause.dependencyProtocol)
                && closure(of: clause.dependencyProtocol).allSatisfy {
                    !used.contains($0) || inheritorCount[$0, default: 0] > 1
                }
        }
    }

    private func closure(of type: Int) -> [Int] { model.protocols(of: .declared(type, arguments: [])) }

    /// The scopes that share a dependency, by its protocol.
    private func scopesByDependency() -> [Int: [Int]] {
        var result: [Int: [Int]] = [:]
        for (scope, partialScope) in table.partialScopes.enumerated() {
            guard case .declared(let dependencyProtocol, _)? = partialScope.dependencyType else { continue }
            result[dependencyProtocol, default: []].append(scope)
        }
        return result
    }

    /// The clauses in which components conform to one of the dependencies, other than their own.
    private func clauses(to dependencyProtocols: Set<Int>) -> [Clause] {
        let table = table
        return model.forEachScope(of: table.partialScopes.count) { model, scopes in
            scopes.flatMap { Self.clauses(of: $0, table.partialScopes[$0], to: dependencyProtocols, model) }
        }
    }

    private static func clauses(
        of scope: Int,
        _ partialScope: PartialScope,
        to dependencyProtocols: Set<Int>,
        _ model: SemanticModel
    ) -> [Clause] {
        guard partialScope.kind == .component, partialScope.dialect.parentsConform, let type = partialScope.type else {
            return []
        }
        let written = writtenProtocols(of: type, model).filter { dependencyProtocols.contains($0.type) }
        guard !written.isEmpty else { return [] }
        let own = Set(partialScope.dependencyType.map { model.protocols(of: $0) } ?? [])
        return written.filter { !own.contains($0.type) }
            .map { Clause(scope: scope, dependencyProtocol: $0.type, location: $0.location) }
    }

    /// The protocols in the clauses of a class and its extensions, outside `#if`.
    private static func writtenProtocols(of type: Int, _ model: SemanticModel) -> [(
        type: Int, location: SourceLocation
    )] {
        let index = model.index
        let own = index.declarationLocation(of: type)
        let hasSuperclass = !model.ancestry(of: type).superclasses.isEmpty
        var written: [(type: Int, location: SourceLocation)] = []
        for location in [own] + index.extensions[type] {
            let source = model.source(location.file)
            let declaration = source[location.declaration]
            guard declaration.condition == nil else { continue }
            // A superclass comes first.
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

    /// Whether it is known what creates the scopes of a dependency.
    private func isCertain(_ holders: [Int]) -> Bool {
        // Scopes that no code creates are a finding of their own.
        scopes.faulty.isDisjoint(with: holders) && holders.contains { made[$0] }
    }

    /// Whether the sources contain all code that could need a conformance, as far as the graph shows.
    private func isCertain(_ clause: Clause) -> Bool {
        guard let type = table.partialScopes[clause.scope].type else { return false }
        let module = index.modules[index.types[type].module]
        // Other modules can inject any type that they can name.
        let isPublished =
            module.kind == .library && index.types[type].access >= .package
            && index.types[clause.dependencyProtocol].access >= .package
        return !isPublished && !superclasses.contains(type) && !scopes.faulty.contains(clause.scope)
    }

    /// The protocols of the dependencies of a scope's children.
    private func injectedProtocols(by scope: Int) -> Set<Int> {
        var injected: Set<Int> = []
        for child in children[scope] {
            guard let dependencyProtocol = table.partialScopes[Int(child)].dependencyType else { continue }
            injected.formUnion(model.protocols(of: dependencyProtocol))
        }
        return injected
    }
}
