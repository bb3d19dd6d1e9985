import Semantics
import SwiftReader

/// Whether classes meet the requirements of the protocols in their clauses.
extension SemanticModel {
    /// The requirements that a class does not meet although it declares the conformance, judging by its own members.
    /// The caller has to account for generated code.
    func unmetConformances(of type: Int, _ list: ProvisionList) -> [UnmetConformance] {
        let extended = extendedProtocols(of: type)
        let claims = conformances(of: type).flatMap { conformance -> [UnmetConformance] in
            let declared = index.types[conformance.protocolType]
            // What a macro adds depends on the declaration.
            guard declared.access > .fileprivate, index.modules[declared.module].kind != .test, !conformance.isOfMacro
            else { return [] }
            let lacking = unmet(conformance.protocolType, type, list, extended)
            if lacking.isEmpty || isConditional(clauseAt: conformance.location, inheritedBy: type)
                || isUnavailable(clauseAt: conformance.location, of: type)
            {
                return []
            }
            return lacking.map { name, type, requirement in
                UnmetConformance(
                    protocolName: declared.qualifiedName,
                    protocolLocation: index.location(of: conformance.protocolType),
                    clause: conformance.location,
                    name: name,
                    type: type,
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
        _ list: ProvisionList,
        _ extended: [Int]
    ) -> [(name: String?, type: CanonicalType?, requirement: FixedRequirement)] {
        var found: [(name: String?, type: CanonicalType?, requirement: FixedRequirement)] = []
        for requirement in requirements(ofProtocol: protocolType)
        where isAlwaysCompiled(requirement, of: protocolType) && !mayLackIsolation(requirement, type) {
            let accessors = requirement.isSettable ? " { get set }" : ""
            func add(_ name: String?, _ kind: FixedRequirement.Kind) {
                let lacking = FixedRequirement(
                    text: requirement.declaration + accessors,
                    location: requirement.location,
                    declaredIn: requirement.declaredIn,
                    kind: kind
                )
                let type = name == nil || requirement.method != nil ? nil : requirement.type
                found.append((name, type, lacking))
            }
            guard !isGiven(requirement, type) else { continue }
            let witnesses = witnesses(of: requirement, type, list)
            if witnesses.isEmpty { add(requirement.name, .member) }
            if let isolated = witnesses.first,
                witnesses.allSatisfy({ isIsolated($0, unlike: requirement, of: protocolType, type) })
            {
                add(nil, .isolatedMember(isolated.isolation?.actor))
            }
        }
        let isFinal = index.declaration(of: type).modifiers.contains(.final)
        for fixed in fixedMembers(ofProtocol: protocolType, isWithMethods: false)
        where !isFinal && fixed.requirement.kind == .memberOfFinalClass
            || !mayMeet(fixed.location, named: fixed.name, type)
        {
            found.append((nil, nil, fixed.requirement))
        }
        if extended.count > 1 {
            found += ambiguousRequirements(of: [protocolType], type, extended).map { (nil, nil, $0) }
        }
        if mayConstrain(protocolType) { found += unmetConstraints(of: [protocolType], type).map { (nil, nil, $0) } }
        return found
    }

    /// Whether a member may lack the global actor or `@Sendable` of a function type that is required.
    private func mayLackIsolation(_ requirement: Requirement, _ type: Int) -> Bool {
        requirement.isPreconcurrency && index.modules[index.types[type].module].language.mode != 6
    }

    /// Whether a class has a required member from a library or from the compiler.
    private func isGiven(_ requirement: Requirement, _ type: Int) -> Bool {
        isLibraryMember(requirement.memberName, of: type)
            || synthesizedMembers(of: type)?.mayHave(requirement.name) ?? false
    }

    /// The members of a class that may meet a requirement.
    private func witnesses(of requirement: Requirement, _ type: Int, _ list: ProvisionList) -> [Provision] {
        members(named: requirement, of: type, list).filter { found in
            (found.type.map { $0.mayMatch(requirement.type) && $0.servesResult(of: requirement.type) } ?? true)
                && requirement.effects.admits(found.effects)
                && (found.isSettable || !requirement.isSettable)
        }
    }

    /// The members of a class with the name of a requirement that a conformance of the class sees.
    private func members(named requirement: Requirement, of type: Int, _ list: ProvisionList) -> [Provision] {
        if let method = requirement.method {
            return methods(of: type, named: [method.baseName]).filter {
                ($0.obstacle == nil || isPrivate($0, like: type)) && $0.name == requirement.name
            }
        }
        let others = list.nearMisses.named(requirement.name).filter {
            $0.obstacle == .shadowed || isPrivate($0, like: type)
        }
        return list.provisions.named(requirement.name) + others
    }

    /// Whether the compiler rejects a member because it belongs to an actor, unlike the requirement that it meets.
    private func isIsolated(_ member: Provision, unlike requirement: Requirement, of protocolType: Int, _ type: Int)
        -> Bool
    {
        let isSwift6 = index.modules[index.types[type].module].language.mode == 6
        guard let isolation = member.isolation, member.inheritedFrom == nil, !isolation.isFreeInModule,
            requirement.isolation == nil, !requirement.isIsolatedByDefault, isSwift6 || isolation.actor == nil,
            !isInIsolatedModule(type), !isInIsolatedModule(protocolType), !mayConformOnActor(type, to: protocolType)
        else { return false }
        if requirement.effects.isAsync {
            let home = index.modules[index.types[protocolType].module].language
            let isSuspending = requirement.method != nil || member.effects.isAsync
            guard isSwift6, !isolation.mayBeSendable, !isSuspending || !home.runsOnCallersActor else { return false }
        }
        let source = source(index.types[type].file)
        return !source.imports.contains { source.has("preconcurrency", $0.declaration) }
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
