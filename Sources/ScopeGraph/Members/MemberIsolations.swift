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
        guard case .function = type.unwrapped else { return !isCertainlyNotSendable(type) }
        // Resolved types leave `@Sendable` out, and a typealias may hide it.
        let text = source(member.location.file).text(declaration.type)
        return !text.contains("->") || text.contains("@")
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

    /// Whether a type certainly does not conform to `Sendable`.
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
        case .named(let name, let arguments):
            return Self.collections.contains(name) && arguments.contains(where: isCertainlyNotSendable)
        default: return false
        }
    }

    /// The types of the standard library that are `Sendable` if what they hold is.
    private static let collections: Set<String> = ["Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set"]

    /// Whether a structure or enumeration is `Sendable` only if it declares so. A public one that is not frozen may
    /// gain other stored values in a later version of its module (SE-0302).
    private func isWithoutImpliedSendability(_ type: Int) -> Bool {
        let declaration = index.declaration(of: type)
        let source = source(index.types[type].file)
        let attributes = declaration.attributes.indices.map { source.text(source.attributes[$0].name) }
        if attributes.contains("frozen") { return false }
        return index.types[type].access >= .public || attributes.contains("usableFromInline")
    }

    /// Whether a type declares that it is `Sendable`, or inherits an unknown type that may do so.
    private func mayBeSendable(_ type: Int) -> Bool {
        inheritedProtocols(ofType: type).undeclared.contains { !Self.unsendable.contains($0.name.lastName) }
    }

    /// Types of the language and the libraries that do not imply `Sendable`.
    private static let unsendable: Set<String> = [
        "AnyObject", "Dependency", "EmptyDependency", "Equatable", "Hashable", "Identifiable", "Codable", "Encodable",
        "Decodable", "Comparable", "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable",
        "RawRepresentable", "NSObject",
    ]
}
