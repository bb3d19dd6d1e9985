import Semantics
import SwiftReader

/// The requirements of a child's dependency that its parent does not meet.
extension EdgeBuilder {
    /// The requirements that only the parent itself can meet, if all its members are known.
    mutating func unmetRequirements(_ edge: PartialEdge) -> [FixedRequirement] {
        guard let (parent, dependencyProtocol) = requiredConformance(edge), partialScopes[edge.parent].kind != .builder
        else { return [] }
        let protocols = model.protocols(of: dependencyProtocol)
        let constraints = unmetSuperclasses(edge, parent) + model.unmetConstraints(of: protocols, parent)
        let others =
            model.ambiguousRequirements(of: protocols, parent, extendedProtocols(of: parent))
            + unmetStandardRequirements(edge, parent, protocols)
        guard partialScopes[edge.child].dependencyProtocol?.fixedRequirements.isEmpty == false else {
            return constraints + others
        }
        let isFinal = index.declaration(of: parent).modifiers.contains(.final)
        let isClosed = model.isClosed(parent)
        let members = model.fixedMembers(of: dependencyProtocol, protocols).filter { member in
            !isFinal && member.requirement.kind == .memberOfFinalClass
                || isClosed && !model.mayMeet(member.location, named: member.name, parent, conformingTo: protocols)
        }
        return constraints + others + members.map(\.requirement)
    }

    private mutating func unmetStandardRequirements(
        _ edge: PartialEdge,
        _ parent: Int,
        _ protocols: [Int]
    ) -> [FixedRequirement] {
        // Most dependencies inherit nothing else from outside the sources than `AnyObject`.
        guard let dependencyProtocol = partialScopes[edge.child].dependencyProtocol, !dependencyProtocol.isClosed else {
            return []
        }
        return model.unmetStandardRequirements(of: protocols, parent, besides: standardNamesRequired())
    }

    /// The names among the standard library's requirements that some dependency requires, too: code may pass them on.
    private mutating func standardNamesRequired() -> Set<String> {
        if let known = knownStandardNames { return known }
        let protocols = Set(partialScopes.compactMap(\.dependencyType).flatMap { model.protocols(of: $0) })
        let found = StandardRequirements.names.filter { name in
            protocols.contains { model.members(of: $0)[name] != nil }
        }
        knownStandardNames = found
        return found
    }

    private func unmetSuperclasses(_ edge: PartialEdge, _ parent: Int) -> [FixedRequirement] {
        guard let type = partialScopes[edge.child].dependencyType,
            let dependencyProtocol = partialScopes[edge.child].dependencyProtocol
        else { return [] }
        let parts = model.parts(of: type).compactMap(\.declaredType).map { index.types[$0].qualifiedName }
        let isNamed = !parts.contains(dependencyProtocol.name)
        return model.unmetSuperclasses(
            of: type,
            parent,
            named: isNamed ? dependencyProtocol.name : parts.joined(separator: " & "),
            at: dependencyProtocol.location ?? dependencyProtocol.use
        )
    }

    /// The conditions of the parent's conformance to the child's dependency that the parent does not meet.
    func conditionFaults(_ edge: PartialEdge) -> [FixedRequirement] {
        guard let (parent, dependencyProtocol) = requiredConformance(edge) else { return [] }
        let inferred = edge.instances.filter(\.isInferred)
        let certain = edge.instances.filter { !$0.isInferred }
        var faults: [FixedRequirement] = []
        if certain.isEmpty {
            let hasSuperclass = model.ancestry(of: parent).superclasses.contains { !index.libraries.declares($0.type) }
            if hasSuperclass { faults = unmetConditions(of: dependencyProtocol, parent, nil) }
        }
        var arguments: Set<[ResolvedType]> = []
        for instance in certain + (faults.isEmpty ? inferred : []) where arguments.insert(instance.arguments).inserted {
            faults += unmetConditions(of: dependencyProtocol, parent, instance)
        }
        return faults
    }

    private func unmetConditions(
        of dependencyProtocol: ResolvedType,
        _ parent: Int,
        _ instance: ScopeInstance?
    ) -> [FixedRequirement] {
        let inherited = model.inheritedProtocols(ofType: parent)
        return model.parts(of: dependencyProtocol).compactMap(\.declaredType).compactMap { required in
            guard let clause = inherited.location(of: required),
                let condition = model.unmetCondition(
                    ofClauseAt: clause,
                    of: parent,
                    instance?.arguments ?? [],
                    isInferred: instance?.isInferred ?? false
                )
            else { return nil }
            return FixedRequirement(
                text: condition.text,
                location: condition.location,
                declaredIn: index.types[required].qualifiedName,
                kind: instance.map { .constraintOfInstance($0.location) } ?? .constraint
            )
        }
    }

    /// The requirements of the child's dependency that the parent meets too late: a superclass declares the conformance
    /// and lacks them.
    func metBelowConformance(_ edge: PartialEdge) -> [FixedRequirement] {
        guard let (parent, dependencyProtocol) = requiredConformance(edge) else { return [] }
        let conforming = conformingSuperclasses(of: parent, to: dependencyProtocol)
        if conforming.isEmpty { return [] }
        let protocols = Set(model.protocols(of: dependencyProtocol).map(index.location))
        return conforming.flatMap { superclass in
            model.unmetConformances(of: superclass, model.provisions(of: superclass)).compactMap { claim in
                guard protocols.contains(claim.protocolLocation), let name = claim.name,
                    model.members(of: parent)[String(name.prefix { $0 != "(" })] != nil
                else { return nil }
                return FixedRequirement(
                    text: claim.requirement.text,
                    location: claim.requirement.location,
                    declaredIn: claim.requirement.declaredIn,
                    kind: .memberOfSubclass(index.types[superclass].qualifiedName)
                )
            }
        }
    }

    /// The superclasses, which are no scopes, that declare the conformances of a class to a dependency.
    func conformingSuperclasses(of parent: Int, to dependencyProtocol: ResolvedType) -> [Int] {
        let required = model.parts(of: dependencyProtocol).compactMap(\.declaredType)
        return Set(required.map { model.conformingClass(of: parent, to: $0) }).filter { type in
            // What it lacks may be generated if it is a scope itself.
            type != parent && !index.libraries.declares(type)
                && !partialScopes.indices.contains { partialScopes[$0].type == type && position[$0] >= 0 }
        }
        .sorted()
    }

    /// The requirements of the child's dependency that a generic parent meets only for some of its generic arguments.
    func metForSomeArguments(_ edge: PartialEdge) -> [FixedRequirement] {
        guard let (parent, dependencyProtocol) = requiredConformance(edge) else { return [] }
        return model.protocols(of: dependencyProtocol).flatMap {
            model.requirementsMetForSomeArguments(of: $0, by: parent)
        }.map { requirement in
            FixedRequirement(
                text: requirement.declaration,
                location: requirement.location,
                declaredIn: requirement.declaredIn,
                kind: .memberForSomeArguments
            )
        }
    }
}
