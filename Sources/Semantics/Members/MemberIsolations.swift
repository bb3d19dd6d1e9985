import SwiftReader

extension SemanticModel {
    /// The actor to which a property or method is isolated, as the compiler infers it: from its attribute, the
    /// declaration it overrides, the requirements it meets in the enclosing declaration's clause, its extension, or its
    /// type.
    ///
    /// `nil` also if unknown. Of the default isolation of a module, only what it means for the extensions of nonisolated
    /// classes counts.
    package func isolation(of member: Member) -> MemberIsolation? {
        declaredIsolation(of: member) ?? isolationByExtension(of: member)
    }

    /// The default of its module applies to a member of an extension, because a class that is `nonisolated` does not
    /// make its extensions so.
    private func isolationByExtension(of member: Member) -> MemberIsolation? {
        let declaration = index.declaration(member.location)
        guard member.owner.kind == .extension, let type = member.type, staysOutOfDefault(type),
            !source(member.location.file).isOutOfIsolation(declaration), let found = defaultIsolation(of: member)
        else { return nil }
        return MemberIsolation(
            actor: found.actor,
            isImmutable: found.isImmutable,
            mayBeSendable: mayBeSendable(member, declaration)
        )
    }

    /// Whether a class is `nonisolated` in a module that isolates by default.
    func staysOutOfDefault(_ type: Int) -> Bool {
        index.types[type].kind == .class && isInIsolatedModule(type) && isMarkedNonisolated(type)
    }

    private func declaredIsolation(of member: Member) -> MemberIsolation? {
        guard let type = member.type, index.mentionsGlobalActors || index.types[type].kind == .actor else {
            return nil
        }
        let declaration = index.declaration(member.location)
        let file = member.location.file
        if source(file).isOutOfIsolation(declaration) { return nil }
        let actor =
            globalActor(of: declaration, in: file) ?? actor(ofWrapperOf: declaration, in: file)
            ?? inheritedActor(of: member, declaration, type)
        let isImmutable = declaration.kind == .variable && declaration.modifiers.contains(.constant)
        guard actor != nil || index.types[type].kind == .actor, !declaration.modifiers.contains(.static),
            !isOnActorOfParameter(declaration, in: file)
        else { return nil }
        return MemberIsolation(
            actor: actor,
            isImmutable: isImmutable,
            mayBeSendable: mayBeSendable(member, declaration)
        )
    }

    func mayBeSendable(_ member: Member, _ declaration: Declaration) -> Bool {
        if declaration.kind == .function { return mayBeSent(declaration, in: member.location.file) }
        let type = type(ofValue: member.location, depth: 0)
        // A function without annotation may be inferred as `@Sendable`.
        if declaration.type.isEmpty, type.holdsFunction { return true }
        return !isCertainlyNotSendable(type)
    }

    /// Whether the type of a property, or what a method takes and returns, may be sent to and from its actor.
    ///
    /// - Parameter member: its types have to be written.
    func mayBeSent(_ member: Declaration, in file: Int) -> Bool {
        let source = source(file)
        let types = source.parameters[member.parameters.indices].map(\.type) + [member.type]
        return !types.contains { range in
            let isSent = source.tokens(in: range).contains { token in
                ["sending", "isolated", "autoclosure"].contains { source.spells(text: $0, in: token.range) }
            }
            return !isSent && isCertainlyNotSendable(resolution.type(of: range, in: file, block: member.block))
        }
    }

    private func inheritedActor(of member: Member, _ declaration: Declaration, _ type: Int) -> String? {
        let file = member.location.file
        if declaration.modifiers.contains(.override) {
            let name = source(file).name(declaration.name)
            for ancestor in ancestry(of: type).superclasses {
                let overridden = members(of: ancestor.type)[name]?.first { mayCorrespond(member.location, $0.location) }
                guard let overridden else { continue }
                return isolation(of: overridden)?.actor
            }
        }
        let owner = source(file)[declaration.block].owner
        if let owner {
            // The members of an actor stay its own, whatever they meet.
            let isOfActor = index.types[type].kind == .actor
            let required = isOfActor ? [] : isolationsOfRequirements(metBy: member.location, inClauseOf: owner)
            let followsAll = !isMarkedApart(owner, from: type, in: file)
            if required.count == 1, let only = required.first,
                only != nil || followsAll && mayBeNonisolated(member.location, inClauseOf: owner)
            {
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

    /// Whether an extension belongs to an actor by its attribute, although the class is `nonisolated` by its own. The
    /// members of such an extension do not follow requirements, unless the compiler infers that the conformance is
    /// isolated.
    private func isMarkedApart(_ owner: DeclarationID, from type: Int, in file: Int) -> Bool {
        let declaration = source(file)[owner]
        return declaration.kind == .extension && isMarkedNonisolated(type)
            && !index.modules[index.files[file].module].language.infersIsolation
            && globalActor(of: declaration, in: file) != nil
    }

    /// Whether a member can be nonisolated, as the requirements that it meets are: a computed property or a function. A
    /// lazy one cannot if the protocol of such a requirement belongs to an actor.
    private func mayBeNonisolated(_ member: DeclarationLocation, inClauseOf owner: DeclarationID) -> Bool {
        let declaration = index.declaration(member)
        if declaration.modifiers.contains(.lazy) {
            return requirements(metBy: member, inClauseOf: owner).allSatisfy { isolation(ofType: $0.type) == nil }
        }
        return declaration.kind == .function || declaration.body != nil
            || declaration.accessors.indices.contains { source(member.file).accessors[$0].kind == .get }
    }

    /// Whether two members of one name have the same kind and labels, and no parameters that certainly differ.
    private func mayCorrespond(_ one: DeclarationLocation, _ other: DeclarationLocation) -> Bool {
        let (left, right) = (index.declaration(one), index.declaration(other))
        guard left.kind == right.kind else { return false }
        if left.kind == .variable { return true }
        return labels(of: left, in: source(one.file)) == labels(of: right, in: source(other.file))
            && mayMatch(one, other)
    }

    /// The requirements that a member meets among those of the protocols in an inheritance clause, each with its protocol
    /// and with the protocol of the clause. Of overloads, those that suspend as the member does.
    private func requirements(
        metBy member: DeclarationLocation,
        inClauseOf owner: DeclarationID
    ) -> [(clause: Int, type: Int, location: DeclarationLocation)] {
        let (source, file) = (source(member.file), member.file)
        let (own, declaration) = (index.declaration(member), source[owner])
        let block = declaration.body ?? declaration.block
        let named = source.types(declaration.inherited).flatMap { range in
            parts(of: resolution.type(of: range, in: file, block: block)).compactMap(\.declaredType)
        }
        let name = source.name(own.name)
        let all = named.filter { index.types[$0].kind == .protocol }.flatMap { clause in
            ([clause] + inheritedProtocols(of: [clause]).declared.map(\.protocolType)).flatMap { type in
                (members(of: type)[name] ?? [])
                    .filter { $0.owner.kind == .protocol && mayCorrespond(member, $0.location) }
                    .map { (clause: clause, type: type, location: $0.location) }
            }
        }
        guard own.kind == .function, all.count > 1 else { return all }
        let isAsync = effects(ofCalling: own, in: file).isAsync
        let alike = all.filter {
            effects(ofCalling: index.declaration($0.location), in: $0.location.file).isAsync == isAsync
        }
        return alike.isEmpty ? all : alike
    }

    /// The global actors that the protocols in an inheritance clause require of a member, with `nil` for a requirement
    /// that is `nonisolated`.
    private func isolationsOfRequirements(
        metBy member: DeclarationLocation,
        inClauseOf owner: DeclarationID
    ) -> Set<String?> {
        var isolations: Set<String?> = []
        var isUnmarked = false
        for (clause, type, location) in requirements(metBy: member, inClauseOf: owner) {
            let requirement = index.declaration(location)
            let actor = isolation(ofRequirement: requirement, of: type, in: location.file)
            let isMarked =
                requirement.modifiers.contains(.nonisolated) || isMarkedNonisolated(type) || isMarkedNonisolated(clause)
            if actor != nil || isMarked { isolations.insert(actor) } else { isUnmarked = true }
            if isInIsolatedModule(type) { isUnmarked = true }
        }
        // What one protocol leaves open, another does not decide.
        if isUnmarked { isolations.remove(nil) }
        return isolations
    }
}
