import SwiftReader

extension SemanticModel {
    /// The actor to which a property or method is isolated, as the compiler infers it: from its attribute, the
    /// declaration it overrides, the requirements it meets in the enclosing declaration's clause, its extension, or its
    /// type.
    ///
    /// `nil` also if unknown, for example in a module with a default isolation.
    package func isolation(of member: Member) -> MemberIsolation? {
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
            mayBeSendable: mayBeSendable(member, declaration)
        )
    }

    func mayBeSendable(_ member: Member, _ declaration: Declaration) -> Bool {
        if declaration.kind == .function { return mayBeCalledFromElsewhere(declaration, in: member.location.file) }
        let type = type(ofValue: member.location, depth: 0)
        // A function without annotation may be inferred as `@Sendable`.
        if declaration.type.isEmpty, type.holdsFunction { return true }
        return !isCertainlyNotSendable(type)
    }

    /// Whether what a method takes and returns may be sent to and from its actor.
    private func mayBeCalledFromElsewhere(_ method: Declaration, in file: Int) -> Bool {
        let source = source(file)
        let types = source.parameters[method.parameters.indices].map(\.type) + [method.type]
        return !types.contains { range in
            let isSent = source.tokens(in: range).contains { token in
                ["sending", "isolated", "autoclosure"].contains { source.spells(text: $0, in: token.range) }
            }
            return !isSent && isCertainlyNotSendable(resolution.type(of: range, in: file, block: method.block))
        }
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
            let required = isolationsOfRequirement(named: name, inClauseOf: owner, in: file)
            if required.count == 1, let only = required.first, only != nil || isComputed(declaration, in: file) {
                return only
            }
            let around = source(file)[owner]
            if around.kind == .extension {
                if around.modifiers.contains(.nonisolated) { return nil }
                if let actor = globalActor(of: around, in: file) { return actor }
            }
        }
        return isolation(ofType: type)
    }

    private func isComputed(_ declaration: Declaration, in file: Int) -> Bool {
        declaration.kind == .function || declaration.body != nil || declaration.modifiers.contains(.lazy)
            || declaration.accessors.indices.contains { source(file).accessors[$0].kind == .get }
    }

    /// The global actors that the protocols in an inheritance clause require of a member, with `nil` for a requirement
    /// that is `nonisolated`.
    private func isolationsOfRequirement(
        named name: String,
        inClauseOf owner: DeclarationID,
        in file: Int
    ) -> Set<String?> {
        let declaration = source(file)[owner]
        let block = declaration.body ?? declaration.block
        let named = source(file).types(declaration.inherited).flatMap { range in
            parts(of: resolution.type(of: range, in: file, block: block)).compactMap(\.declaredType)
        }
        let protocols = named.filter { index.types[$0].kind == .protocol }
        if protocols.isEmpty { return [] }
        var isolations: Set<String?> = []
        var isUnmarked = false
        for clause in protocols {
            for type in [clause] + inheritedProtocols(of: [clause]).declared.map(\.protocolType) {
                for member in members(of: type)[name] ?? [] where member.owner.kind == .protocol {
                    let requirement = index.declaration(member.location)
                    let actor = isolation(ofRequirement: requirement, of: type, in: member.location.file)
                    let isMarked =
                        requirement.modifiers.contains(.nonisolated) || isMarkedNonisolated(type)
                        || isMarkedNonisolated(clause)
                    if actor != nil || isMarked { isolations.insert(actor) } else { isUnmarked = true }
                    if isInIsolatedModule(type) { isUnmarked = true }
                }
            }
        }
        // What one protocol leaves open, another does not decide.
        if isUnmarked { isolations.remove(nil) }
        return isolations
    }
}
