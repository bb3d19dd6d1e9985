import SwiftReader

extension SemanticModel {
    /// The actor that a property or method belongs to, as the compiler infers it: by its own attribute, by what it
    /// overrides, by the requirements that it meets in the clause around it, by its extension, by its type.
    ///
    /// `nil` also where it is not known, such as in a module with an isolation of its own.
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
            mayBeSendable: !isImmutable || !isCertainlyNotSendable(self.type(ofValue: member.location, depth: 0))
        )
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

    /// The global actor on which the protocols in one inheritance clause ask for a member; `nil` where they name two.
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

    /// Whether no value of a type may be shared between actors. `true` is certain.
    func isCertainlyNotSendable(_ type: ResolvedType) -> Bool {
        switch type {
        case .declared(let declared, _):
            switch index.types[declared].kind {
            case .class, .protocol: break
            case .struct, .enum: guard isWithoutImpliedSendability(declared) else { return false }
            default: return false
            }
            return isolation(ofType: declared) == nil && !mayBeSendable(declared)
        case .optional(let inner), .implicitlyUnwrapped(let inner): return isCertainlyNotSendable(inner)
        case .composition(let parts): return parts.allSatisfy(isCertainlyNotSendable)
        default: return false
        }
    }

    /// Whether a structure or enumeration is `Sendable` only where it says so: others may come to hold anything in a later
    /// version of its module, unless it is frozen (SE-0302).
    private func isWithoutImpliedSendability(_ type: Int) -> Bool {
        let declaration = index.declaration(of: type)
        let source = source(index.types[type].file)
        let attributes = declaration.attributes.indices.map { source.text(source.attributes[$0].name) }
        if attributes.contains("frozen") { return false }
        return index.types[type].access >= .public || attributes.contains("usableFromInline")
    }

    /// Whether a type says that it is `Sendable`, or inherits something unknown that may say so.
    private func mayBeSendable(_ type: Int) -> Bool {
        inheritedProtocols(ofType: type).undeclared.contains { !Self.unsendable.contains($0.name.lastName) }
    }

    /// What says nothing of it: the language's and the libraries'.
    private static let unsendable: Set<String> = [
        "AnyObject", "Dependency", "EmptyDependency", "Equatable", "Hashable", "Identifiable", "Codable", "Encodable",
        "Decodable", "Comparable", "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable",
        "RawRepresentable", "NSObject",
    ]
}
