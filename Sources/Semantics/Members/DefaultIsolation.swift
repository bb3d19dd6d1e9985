import SwiftReader

/// What belongs to the main actor because its module isolates by default, and what certainly does not.
extension SemanticModel {
    /// Whether a protocol certainly belongs to no actor.
    func isCertainlyNonisolated(protocol type: Int) -> Bool {
        if isMarkedNonisolated(type) { return true }
        return isolation(ofType: type) == nil
            && withInherited(type).allSatisfy { part in
                let language = index.modules[index.types[part].module].language
                return index.libraries.declares(part) || language.mode != nil && !language.isolatesByDefault
            }
    }

    /// Whether a class certainly belongs to no actor.
    ///
    /// With default isolation, one that declares a conformance to a nonisolated protocol that implies `Sendable`
    /// belongs to none, unless it says otherwise.
    func isCertainlyNonisolated(class type: Int) -> Bool {
        if isMarkedNonisolated(type) { return true }
        guard isolation(ofType: type) == nil else { return false }
        let superclasses = ancestry(of: type).superclasses.map(\.type)
        if isInIsolatedModule(type) {
            return superclasses.allSatisfy(index.libraries.declares)
                && clauseProtocols(of: type).contains {
                    impliesSendable($0) && isCertainlyNonisolated(protocol: $0)
                }
        }
        return (superclasses + inheritedProtocols(ofType: type).all).allSatisfy {
            !isInIsolatedModule($0) || isMarkedNonisolated($0)
        }
    }

    /// Whether a class certainly belongs to the main actor by the default of its module.
    package func isIsolatedByDefault(class type: Int) -> Bool {
        guard isInIsolatedModule(type), isClosed(type, besides: Self.plainProtocols) else { return false }
        return withSuperclasses(type).filter { !index.libraries.declares($0) }.allSatisfy { part in
            isInIsolatedModule(part) && !isMarkedNonisolated(part) && isolation(ofType: part) == nil
                && clauseProtocols(of: part).allSatisfy {
                    !impliesSendable($0) || isInIsolatedModule($0) && !isMarkedNonisolated($0)
                }
        }
    }

    /// The isolation of a property or method that follows from the default of its module; `nil` if it says otherwise,
    /// or if that is uncertain.
    package func defaultIsolation(of member: Member) -> MemberIsolation? {
        let home = index.files[member.location.file].module
        guard index.modules[home].language.isolatesByDefault, let type = member.type, isInIsolatedModule(type) else {
            return nil
        }
        let source = source(member.location.file)
        let declaration = source[member.location.declaration]
        guard declaration.modifiers.isDisjoint(with: [.nonisolated, .static]),
            let owner = source[declaration.block].owner, !source[owner].modifiers.contains(.nonisolated),
            index.types[type].kind != .protocol || !impliesSendable(type),
            !isOnActorOfParameter(declaration, in: member.location.file)
        else { return nil }
        let isImmutable = declaration.modifiers.contains(.constant)
        return MemberIsolation(
            actor: MemberIsolation.mainActor,
            isImmutable: isImmutable,
            mayBeSendable: !isImmutable || mayBeSendable(member, declaration)
        )
    }

    /// Whether the compiler certainly infers no isolation for conformances to a protocol, although the conforming type
    /// belongs to an actor.
    package func keepsConformancesNonisolated(_ type: Int) -> Bool {
        impliesSendable(type) && isCertainlyNonisolated(protocol: type)
    }

    /// Whether a protocol requirement belongs to the main actor only because its module isolates by default.
    func isIsolatedByDefault(requirement declaration: Declaration, of type: Int, in file: Int) -> Bool {
        isInIsolatedModule(type) && !declaration.modifiers.contains(.nonisolated) && !isMarkedNonisolated(type)
            && isolation(ofRequirement: declaration, of: type, in: file) == nil && !impliesSendable(type)
            && !isOnActorOfParameter(declaration, in: file)
    }

    package func isMarkedNonisolated(_ type: Int) -> Bool {
        index.declaration(of: type).modifiers.contains(.nonisolated)
    }

    package func isInIsolatedModule(_ type: Int) -> Bool {
        index.modules[index.types[type].module].language.isolatesByDefault
    }

    func withInherited(_ type: Int) -> [Int] {
        [type] + inheritedProtocols(of: [type]).declared.map(\.protocolType)
    }

    private func impliesSendable(_ type: Int) -> Bool {
        inheritedProtocols(of: [type]).undeclared.contains { $0.name == "Sendable" || $0.name == "Swift.Sendable" }
    }

    /// The declared protocols that a class names in its own inheritance clause.
    private func clauseProtocols(of type: Int) -> [Int] {
        let (declaration, file) = (index.declaration(of: type), index.types[type].file)
        return source(file).types(declaration.inherited).flatMap { range in
            parts(of: resolution.type(inClause: range, of: declaration, in: file)).compactMap(\.declaredType)
        }
        .filter { index.types[$0].kind == .protocol && !index.libraries.declares($0) }
    }
}
