import Semantics
import SwiftReader

/// Creates edges from partial edges, with the conformances that the sources declare.
struct EdgeBuilder {
    let model: SemanticModel
    let partialScopes: [PartialScope]
    /// The scope of each partial scope.
    let position: [Int]
    /// The conformances of the last edge's parent. Edges of one parent are consecutive.
    private(set) var lastClaims: (parent: Int, parts: Set<CompositionPart>) = (-1, [])
    /// The protocols with extensions of the last edge's parent.
    private(set) var lastExtended: (parent: Int, protocols: [Int]) = (-1, [])
    /// The files of the clauses of the last edge's parent that see members from private protocols.
    var lastFilesOfClauses: (parent: Int, byProtocol: [Int: Set<String>]) = (-1, [:])
    /// The result of `standardNamesRequired`, once it is computed.
    var knownStandardNames: Set<String>?
    var index: TypeIndex { model.index }

    mutating func edge(_ edge: PartialEdge) -> Edge {
        let claimed = claimedParts(edge)
        let conformance = conformance(edge, claimed)
        return Edge(
            parent: position[edge.parent],
            child: position[edge.child],
            location: edge.location,
            conditions: edge.conditions,
            injected: edge.injected,
            module: edge.module,
            otherPlaces: edge.otherPlaces.map { Edge.Place(module: $0.key, location: $0.value) }
                .sorted { $0.location < $1.location },
            conformance: conformance,
            unimportedClause: conformance == nil ? unimportedClause(edge) : nil,
            mayConformElsewhere: mayConformElsewhere(edge) || conformance == nil && inheritsConformance(edge),
            claimedParts: claimed,
            filesOfClauses: filesOfClauses(edge),
            conformsForAllArguments: conformsForAllArguments(edge),
            unmetRequirements: unmetRequirements(edge) + conditionFaults(edge) + metBelowConformance(edge)
                + hiddenInSuperclass(edge) + metForSomeArguments(edge),
            sendabilityFault: sendabilityFault(edge)
        )
    }

    private func sendabilityFault(_ edge: PartialEdge) -> SendabilityFault? {
        guard edge.injected == .itself, partialScopes[edge.child].dialect.parentsConform,
            partialScopes[edge.child].dependencyProtocol?.inheritsUndeclared("Sendable") ?? false,
            let parent = partialScopes[edge.parent].type
        else { return nil }
        return model.sendabilityFault(ofClass: parent)
    }

    /// The class of a parent that passes itself, and the dependency to which it has to conform; `nil` otherwise.
    func requiredConformance(_ edge: PartialEdge) -> (parent: Int, dependencyProtocol: ResolvedType)? {
        guard edge.injected == .itself, partialScopes[edge.child].dialect.parentsConform,
            let dependencyProtocol = partialScopes[edge.child].dependencyType,
            let parent = partialScopes[edge.parent].type
        else { return nil }
        return (parent, dependencyProtocol)
    }

    /// Whether the parent is generic and conforms to the child's dependency whatever its generic arguments are. Without a
    /// conformance: whether the clause, which only the sources can declare, has to make it conform for all of them.
    private func conformsForAllArguments(_ edge: PartialEdge) -> Bool {
        guard let (parent, dependencyProtocol) = requiredConformance(edge), !mayConformElsewhere(edge),
            !inheritsConformance(edge)
        else { return false }
        return model.conformsForAllArguments(parent, to: dependencyProtocol)
    }

    /// Whether an unread extension may make the parent conform to the dependency.
    ///
    /// A module that the parent's module imports cannot know the dependency. Another module that injects the parent may
    /// import such an extension.
    private func mayConformElsewhere(_ edge: PartialEdge) -> Bool {
        guard let type = partialScopes[edge.parent].type else { return true }
        return model.modulesByForeignPath[edge.location.file].map { $0 != index.types[type].module } ?? false
    }

    /// Whether an extension of a class that no source declares makes the parent conform to the dependency.
    private func inheritsConformance(_ edge: PartialEdge) -> Bool {
        guard let (parent, dependencyProtocol) = requiredConformance(edge) else { return false }
        return model.parts(of: dependencyProtocol).compactMap(\.declaredType).contains {
            model.mayInheritConformance(parent, to: $0)
        }
    }

    /// Where the parent names the child's dependency without an import of its module.
    private func unimportedClause(_ edge: PartialEdge) -> SourceLocation? {
        guard partialScopes[edge.child].dialect.parentsConform, let parent = partialScopes[edge.parent].type,
            let required = partialScopes[edge.child].dependencyType?.declaredType
        else { return nil }
        return model.unimportedClause(naming: required, of: parent)
    }

    /// The declared conformance of the parent to the child's dependency.
    private func conformance(_ edge: PartialEdge, _ claimed: Set<String>) -> Conformance? {
        guard let dependencyProtocol = partialScopes[edge.child].dependencyType else { return nil }
        let required = model.parts(of: dependencyProtocol).compactMap(\.declaredType)
            .filter { !index.libraries.declares($0) && index.types[$0].kind == .protocol }
        guard let scope = partialScopes[edge.parent].type, !required.isEmpty else { return nil }
        let conformances = required.compactMap { conformance(of: scope, to: $0) }
        guard let (parent, clause) = conformances.first, conformances.count == required.count else { return nil }
        let parts = partialScopes[edge.child].dependencyProtocol?.parts ?? []
        guard parts.count == required.count || claimed.count == parts.count else { return nil }
        let infersIsolation = index.modules[index.types[parent].module].language.infersIsolation
        let conditions = zip(required, conformances).map { required, found in
            self.conditions(ofConformanceTo: required, clause: found.clause.location, of: found.type)
        }
        .reduce([], BuildConditions.both)
        return Conformance(
            location: clause.location,
            module: clause.module,
            isolation: model.isolation(ofClauseAt: clause.location, of: parent),
            staysNonisolated: infersIsolation && required.allSatisfy(model.keepsConformancesNonisolated),
            conditions: conditions,
            importAccess: model.importAccess(
                ofClauseAt: clause.location,
                of: parent,
                model.protocols(of: dependencyProtocol)
            ),
            isUnavailable: model.isUnavailable(clauseAt: clause.location, of: parent),
            isNeededInAllBuilds: !conditions.isEmpty && passesInAllBuilds(edge, parent)
        )
    }

    /// The declaration of a component's class, among its `#if` branches, that conforms to a protocol.
    private func conformance(of scope: Int, to required: Int) -> (type: Int, clause: ProtocolConformance)? {
        ([scope] + model.branchesOfScope(scope)).lazy.compactMap { type in
            model.inheritedProtocols(ofType: type).conformance(to: required).map { (type, $0) }
        }.first
    }

    /// Most clauses are always compiled. If one is not, the class may have others for the other builds.
    private func conditions(ofConformanceTo required: Int, clause: SourceLocation, of parent: Int) -> [String] {
        guard !model.conditions(ofClauseAt: clause, of: parent).isEmpty else { return [] }
        let classes = model.withSuperclasses(parent)
        return model.conditions(ofConformanceTo: required, by: classes + classes.flatMap(index.otherBranches))
    }

    mutating func extendedProtocols(of parent: Int) -> [Int] {
        if lastExtended.parent != parent { lastExtended = (parent, model.extendedProtocols(of: parent)) }
        return lastExtended.protocols
    }

    /// The parts of the child's dependency to which the parent conforms.
    private mutating func claimedParts(_ edge: PartialEdge) -> Set<String> {
        guard let parts = partialScopes[edge.child].dependencyProtocol?.parts, !parts.isEmpty,
            let parent = partialScopes[edge.parent].type
        else { return [] }
        if lastClaims.parent != parent { lastClaims = (parent, claims(of: parent)) }
        return Set(parts.filter(lastClaims.parts.contains).map(\.name))
    }

    /// All protocols to which a class conforms, and its superclasses, as parts of a dependency.
    private func claims(of parent: Int) -> Set<CompositionPart> {
        let inherited = model.inheritedProtocols(ofType: parent)
        let superclasses = model.withSuperclasses(parent).dropFirst()
        let declared = (inherited.all + superclasses).map { declared in
            let type = index.types[declared]
            return CompositionPart(name: type.qualifiedName, module: type.module)
        }
        let undeclared = (inherited.undeclared.map(\.name) + ["AnyObject"]).map {
            CompositionPart(name: $0, module: nil)
        }
        return Set(declared + undeclared)
    }
}

extension PartialEdge {
    /// The edges between scopes, sorted by these. Of several equal edges, the first in the source is kept.
    ///
    /// - Parameter position: the scope of each partial scope; -1 if there is none.
    static func unique(_ edges: [PartialEdge], _ position: [Int]) -> [PartialEdge] {
        func key(_ edge: PartialEdge) -> (Int, Int, UInt8) {
            (position[edge.parent], position[edge.child], edge.injected.rawValue)
        }
        let between = edges.indices.filter { position[edges[$0].parent] >= 0 && position[edges[$0].child] >= 0 }
        let order = between.sorted { left, right in
            let keys = (key(edges[left]), key(edges[right]))
            return keys.0 < keys.1 || keys.0 == keys.1 && edges[left].location < edges[right].location
        }
        var result: [PartialEdge] = []
        result.reserveCapacity(order.count)
        for number in order {
            if let last = result.last, key(last) == key(edges[number]) {
                let conditions = BuildConditions.either([last.conditions, edges[number].conditions])
                result[result.count - 1].conditions = conditions
                result[result.count - 1].instances += edges[number].instances
                result[result.count - 1].call = nil
                result[result.count - 1].note(placeOf: edges[number])
                continue
            }
            result.append(edges[number])
        }
        return result
    }

    /// Adds the location of an equal edge if it is the first one in its module.
    private mutating func note(placeOf other: PartialEdge) {
        guard let added = other.module, added != module, otherPlaces[added] == nil else { return }
        otherPlaces[added] = other.location
    }
}
