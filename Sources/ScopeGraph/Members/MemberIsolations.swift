import SwiftReader

extension SemanticModel {
    /// The actor to which a property or method is isolated, as the compiler infers it: from its attribute, the
    /// declaration it overrides, the requirements it meets in the enclosing declaration's clause, its extension, or its
    /// type.
    ///
    /// `nil` also if unknown, for example in a module with a default isolation.
    func isolation(of member: Member) -> MemberIsolation? {
        guard let type = member.type, index.mentionsGlobalActors || index.types[type].kind == .actor else {
            return nil
        }
        let declaration = index.declaration(member.location)
        if declaration.modifiers.contains(.nonisolated) { return nil }
        let file = member.location.file
        let actor = globalActor(of: declaration, in: file) ?? inheritedActor(of: member, declaration, type)
        let isImmutable = declaration.kind == .variable && declaration.modifiers.contains(.constant)
        guard actor != nil || index.types[type].kind == .actor, !declaration.modifiers.contains(.static) else {
            return nil
        }
        return MemberIsolation(
            actor: actor,
            isImmutable: isImmutable,
            mayBeSendable: !isImmutable || mayBeSendable(member, declaration)
        )
    }

    private func mayBeSendable(_ member: Member, _ declaration: Declaration) -> Bool {
        let type = type(ofValue: member.location, depth: 0)
        // A function without annotation may be inferred as `@Sendable`.
        if declaration.type.isEmpty, type.holdsFunction { return true }
        return !isCertainlyNotSendable(type)
    }

    private func inheritedActor(of member: Member, _ declaration: Declaration, _ type: Int) -> String? {
        let file = member.location.file
        let name = source(file).name(declaration.name)
        if declaration.modifiers.contains(.override) {
            for ancestor in ancestry(of: type).superclasses {
                guard let overridden = members(of: ancestor.type)[name]?.first else { continue }
                return isolation(of: overridden)?.actor
            }
        }
        let owner = source(file)[declaration.block].owner
        if let owner {
            if let actor = actorOfRequirement(named: name, inClauseOf: owner, in: file) { return actor }
            let around = source(file)[owner]
            if around.kind == .extension {
                if around.modifiers.contains(.nonisolated) { return nil }
                if let actor = globalActor(of: around, in: file) { return actor }
            }
        }
        return isolation(ofType: type)
    }

    /// The global actor that the protocols in an inheritance clause require of a member; `nil` if they name two.
    private func actorOfRequirement(named name: String, inClauseOf owner: DeclarationID, in file: Int) -> String? {
        let declaration = source(file)[owner]
        let block = declaration.body ?? declaration.block
        let named = source(file).types(declaration.inherited).flatMap { range in
            parts(of: resolution.type(of: range, in: file, block: block)).compactMap(\.declaredType)
        }
        let protocols = named.filter { index.types[$0].kind == .protocol }
        if protocols.isEmpty { return nil }
        let all = protocols + inheritedProtocols(of: protocols).declared.map(\.protocolType)
        let actors = all.flatMap { type in
            (members(of: type)[name] ?? []).filter { $0.owner.kind == .protocol }.compactMap { requirement in
                isolation(
                    ofRequirement: index.declaration(requirement.location),
                    of: type,
                    in: requirement.location.file
                )
            }
        }
        return Set(actors).count == 1 ? actors.first : nil
    }
}
