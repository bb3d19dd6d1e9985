import Semantics
import SwiftReader

/// What a dependency requires because it inherits a protocol of the standard library.
extension SemanticModel {
    /// The requirements that certainly nothing in the sources meets for a class.
    ///
    /// - Parameters:
    ///   - protocols: those of the dependency, as `protocols(of:)` returns them.
    ///   - others: the names of members that code may pass on to the class.
    func unmetStandardRequirements(
        of protocols: [Int],
        _ type: Int,
        besides others: Set<String>
    ) -> [FixedRequirement] {
        let inherited = inheritedProtocols(of: protocols).undeclared
        let required = inherited.flatMap { parent in
            StandardRequirements.members(of: parent.name).map { (parent.location, $0.protocolName, $0.member) }
        }
        let own = inheritedProtocols(ofType: type).undeclared
        guard !required.isEmpty, isKnownThroughout(type, inherited.map(\.name)),
            own.allSatisfy({ StandardRequirements.knows($0.name) }),
            index.areUnconditional(protocols)
        else { return [] }
        var named: Set<String> = []
        return required.filter { named.insert($0.1).inserted && isLacking($0.2, type, protocols, others) }
            .map { location, protocolName, member in
                FixedRequirement(
                    text: member.text.replacing("Self", with: index.types[type].qualifiedName),
                    location: location,
                    declaredIn: protocolName,
                    kind: .member
                )
            }
    }

    /// The requirements that no class meets which has only the properties that a dependency's protocols declare.
    ///
    /// - Parameters:
    ///   - protocols: those of the dependency, as `protocols(of:)` returns them.
    ///   - inherited: what they inherit that no source declares.
    func standardRequirements(
        of dependencyProtocol: ResolvedType,
        _ protocols: [Int],
        _ inherited: [(name: String, location: SourceLocation)]
    ) -> [FixedRequirement] {
        // Most dependencies inherit nothing from outside the sources.
        guard inherited.contains(where: { !StandardLibrary.isEmptyProtocol($0.name) }),
            inherited.allSatisfy({ StandardRequirements.knows($0.name) }),
            index.areUnconditional(protocols),
            !inheritedProtocols(of: protocols).ofLibraries.contains(where: index.isExtendedByApp)
        else { return [] }
        let unseen = unseenParts(ofDependency: dependencyProtocol, protocols)
        var named: Set<String> = []
        return inherited.flatMap { parent in
            StandardRequirements.members(of: parent.name).compactMap { protocolName, member -> FixedRequirement? in
                guard named.insert(protocolName).inserted, isLacking(member, in: protocols, unseen) else { return nil }
                return FixedRequirement(
                    text: member.text,
                    location: parent.location,
                    declaredIn: parent.name,
                    kind: .standardMember
                )
            }
        }
    }

    private func isLacking(_ member: StandardRequirements.Member, in protocols: [Int], _ unseen: [UnseenPart]) -> Bool {
        member.names.allSatisfy { name in
            !isDeclared(name, byOneOf: protocols) && !unseen.contains { $0.mayHave(name) }
        }
    }

    /// Whether a type declares a member, or something that holds for all types supplies it.
    private func isDeclared(_ name: String, byOneOf types: [Int]) -> Bool {
        SwiftName.mayBeOperator(name) && hasGlobalFunction(named: name)
            || types.contains { members(of: $0)[name] != nil } || isAddedToStandardProtocols(name)
    }

    /// Whether the sources contain all that a class is and inherits, in all builds.
    private func isKnownThroughout(_ type: Int, _ inherited: [String]) -> Bool {
        let family = withSuperclasses(type)
        // What a class of a library needs for protocols of its own may not be written there.
        let isPlain = family.filter(index.libraries.declares).allSatisfy {
            inheritedProtocols(ofType: $0).undeclared.allSatisfy { StandardLibrary.isEmptyProtocol($0.name) }
        }
        return index.types[type].kind == .class && isPlain && inherited.allSatisfy(StandardRequirements.knows)
            && index.areUnconditional(family) && isClosed(type, besides: Set(inherited))
    }

    private func isLacking(
        _ member: StandardRequirements.Member,
        _ type: Int,
        _ protocols: [Int],
        _ others: Set<String>
    ) -> Bool {
        let owners = sourcesOfMembers(of: type).map(\.type) + protocols
        let isUnseen = unseenParts(of: type).contains { part in member.names.prefix(1).contains(where: part.mayHave) }
        return !isUnseen
            && member.names.allSatisfy { !others.contains($0) && !isDeclared($0, byOneOf: owners) }
    }
}
