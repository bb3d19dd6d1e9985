import Semantics
import SwiftReader

/// Members of superclasses that are not accessible enough for the conformances that the superclasses declare.
extension EdgeBuilder {
    /// The requirements of the child's dependency that a superclass of the parent, which is no scope itself, meets only
    /// with members of too little access.
    func hiddenInSuperclass(_ edge: PartialEdge) -> [FixedRequirement] {
        guard let (parent, dependencyProtocol) = requiredConformance(edge) else { return [] }
        return conformingSuperclasses(of: parent, to: dependencyProtocol).filter { model.isClosed($0) }.flatMap {
            superclass in
            let list = model.provisions(of: superclass)
            return model.protocols(of: dependencyProtocol).flatMap { hidden(by: superclass, from: $0, list) }
        }
    }

    private func hidden(by superclass: Int, from protocolType: Int, _ list: ProvisionList) -> [FixedRequirement] {
        guard let needed = accessOfWitness(in: superclass, for: protocolType), needed >= .package else { return [] }
        let classes = model.withSuperclasses(superclass)
        return model.requirements(ofProtocol: protocolType).compactMap { requirement in
            guard requirement.method == nil, model.isAlwaysCompiled(requirement, of: protocolType),
                let found = list.provisions.named(requirement.name).first, found.access < needed, !found.isConditional,
                found.type.map({ $0.mayMatch(requirement.type) }) ?? true,
                list.nearMisses.named(requirement.name).isEmpty,
                classes.contains(where: { model.members(of: $0)[requirement.name] != nil })
            else { return nil }
            return FixedRequirement(
                text: requirement.declaration,
                location: requirement.location,
                declaredIn: requirement.declaredIn,
                kind: .hiddenMember(index.types[superclass].qualifiedName, needed)
            )
        }
    }

    /// The least access of what meets a requirement of a protocol; `nil` if the class does not conform to it, or only
    /// in some builds or for some types.
    private func accessOfWitness(in type: Int, for protocolType: Int) -> Access? {
        guard let clause = model.inheritedProtocols(ofType: type).location(of: protocolType),
            index.areUnconditional([type, protocolType])
        else { return nil }
        let access = Access.ofWitness(in: index.types[type].access, for: index.types[protocolType].access)
        return min(access, model.importAccess(ofClauseAt: clause, of: type, [protocolType]))
    }
}
