import Semantics
import SwiftReader

/// Whether classes meet the requirements of the protocols in their clauses.
extension SemanticModel {
    /// The requirements that a class does not meet although it declares the conformance, judging by its own members.
    /// The caller has to account for generated code.
    func unmetClaims(of type: Int, _ list: ProvisionList) -> [UnmetClaim] {
        let claims = conformances(of: type).flatMap { conformance -> [UnmetClaim] in
            let declared = index.types[conformance.protocolType]
            // What a macro adds depends on the declaration.
            guard declared.access > .fileprivate, index.modules[declared.module].kind != .test, !conformance.isOfMacro
            else { return [] }
            let lacking = unmet(conformance.protocolType, type, list)
            if lacking.isEmpty || isConditional(clauseAt: conformance.location, inheritedBy: type) { return [] }
            return lacking.map { name, requirement in
                UnmetClaim(
                    protocolName: declared.qualifiedName,
                    protocolLocation: index.location(of: conformance.protocolType),
                    clause: conformance.location,
                    name: name,
                    requirement: requirement
                )
            }
        }
        // A fast path: almost all conformances are complete.
        if claims.isEmpty || isClosed(type) { return claims }
        return claims.filter { $0.requirement.kind == .constraint || $0.requirement.kind == .memberOfFinalClass }
    }

    private func unmet(
        _ protocolType: Int,
        _ type: Int,
        _ list: ProvisionList
    ) -> [(name: String?, requirement: FixedRequirement)] {
        var found: [(name: String?, requirement: FixedRequirement)] = []
        for requirement in requirements(ofProtocol: protocolType)
        where requirement.conditions.isEmpty && !isMet(requirement, type, list)
            && !mayLackIsolation(requirement, of: protocolType, type)
        {
            let accessors = requirement.isSettable ? " { get set }" : ""
            let lacking = FixedRequirement(
                text: requirement.declaration + accessors,
                location: requirement.location,
                declaredIn: requirement.declaredIn
            )
            found.append((requirement.name, lacking))
        }
        let isFinal = index.declaration(of: type).modifiers.contains(.final)
        for fixed in fixedMembers(ofProtocol: protocolType, isWithMethods: false)
        where !isFinal && fixed.requirement.kind == .memberOfFinalClass
            || !mayMeet(fixed.location, named: fixed.name, type)
        {
            found.append((nil, fixed.requirement))
        }
        if mayConstrain(protocolType) { found += unmetConstraints(of: [protocolType], type).map { (nil, $0) } }
        return found
    }

    /// Whether a member may lack the global actor or `@Sendable` of a function type that is required: the Swift 5
    /// language mode takes what is older than concurrency.
    private func mayLackIsolation(_ requirement: Requirement, of protocolType: Int, _ type: Int) -> Bool {
        guard requirement.type.holdsFunction, index.modules[index.types[type].module].language.mode != 6 else {
            return false
        }
        if requirement.attributes.contains("@preconcurrency") { return true }
        return isolation(ofType: protocolType) != nil
            && source(index.types[protocolType].file).has("preconcurrency", index.declaration(of: protocolType))
    }

    private func isMet(_ requirement: Requirement, _ type: Int, _ list: ProvisionList) -> Bool {
        if isLibraryMember(requirement.memberName, of: type) { return true }
        if let method = requirement.method {
            return methods(of: type, named: [method.baseName]).contains { found in
                (found.obstacle == nil || isPrivate(found, like: type)) && found.name == requirement.name
                    && (found.type?.mayMatch(requirement.type) ?? true)
                    && requirement.effects.admits(found.effects) && (found.isSettable || !requirement.isSettable)
            }
        }
        let others = list.nearMisses.named(requirement.name).filter {
            $0.obstacle == .shadowed || isPrivate($0, like: type)
        }
        return (list.provisions.named(requirement.name) + others).contains { found in
            (found.type?.mayMatch(requirement.type) ?? true) && requirement.effects.admits(found.effects)
                && (found.isSettable || !requirement.isSettable)
        }
    }

    /// Whether a member is private to the file of a class that is private to it, too.
    private func isPrivate(_ member: Provision, like type: Int) -> Bool {
        member.obstacle == .access && member.access == .fileprivate && index.types[type].access <= .fileprivate
    }

    /// Whether a class inherits a member with a name from a class of a library.
    private func isLibraryMember(_ name: String, of type: Int) -> Bool {
        guard let number = memberTable.number(of: name) else { return false }
        return withSuperclasses(type).contains {
            index.libraries.declares($0) && members(of: $0)[number: number] != nil
        }
    }
}
