import SwiftReader

/// Whether classes meet the requirements of the protocols in their clauses.
extension SemanticModel {
    /// The requirements that a class does not meet although it declares the conformance, judging by its own members.
    /// The caller has to account for generated code.
    func unmetClaims(of type: Int, _ list: ProvisionList) -> [UnmetClaim] {
        let claims = conformances(of: type).flatMap { conformance -> [UnmetClaim] in
            let declared = index.types[conformance.protocolType]
            guard declared.access > .fileprivate, index.modules[declared.module].kind != .test else { return [] }
            return unmet(conformance.protocolType, type, list).map { name, text, location in
                UnmetClaim(
                    protocolName: declared.qualifiedName,
                    protocolLocation: index.location(of: conformance.protocolType),
                    clause: conformance.location,
                    name: name,
                    text: text,
                    location: location
                )
            }
        }
        // A fast path: almost all conformances are complete.
        return claims.isEmpty || isClosed(type) ? claims : []
    }

    private func unmet(
        _ protocolType: Int,
        _ type: Int,
        _ list: ProvisionList
    ) -> [(name: String?, text: String, location: SourceLocation)] {
        var found: [(name: String?, text: String, location: SourceLocation)] = []
        for requirement in requirements(ofProtocol: protocolType)
        where requirement.conditions.isEmpty && !isMet(requirement, type, list) {
            let accessors = requirement.isSettable ? " { get set }" : ""
            found.append((requirement.name, requirement.declaration + accessors, requirement.location))
        }
        for fixed in fixedMembers(ofProtocol: protocolType, isWithMethods: false)
        where !mayMeet(fixed.location, named: fixed.name, type) {
            found.append((nil, fixed.requirement.text, fixed.requirement.location))
        }
        return found
    }

    private func isMet(_ requirement: Requirement, _ type: Int, _ list: ProvisionList) -> Bool {
        if isLibraryMember(requirement.method?.baseName ?? requirement.name, of: type) { return true }
        if let method = requirement.method {
            return methods(of: type, named: [method.baseName]).contains { found in
                found.obstacle == nil && found.name == requirement.name
                    && (found.type?.mayMatch(requirement.type) ?? true)
                    && requirement.effects.admits(found.effects)
            }
        }
        return list.offered.named(requirement.name).contains { found in
            (found.type?.mayMatch(requirement.type) ?? true) && requirement.effects.admits(found.effects)
                && (found.isSettable || !requirement.isSettable)
        }
    }

    /// Whether a class inherits a member with a name from a class of a library.
    private func isLibraryMember(_ name: String, of type: Int) -> Bool {
        guard let number = memberTable.number(of: name) else { return false }
        return withSuperclasses(type).contains {
            index.libraries.declares($0) && members(of: $0)[number: number] != nil
        }
    }

    /// Whether the sources contain all members that a class may have: it has no macros and no unread protocol or
    /// superclass.
    ///
    /// - Parameter plain: further protocols that do not count as unread.
    func isClosed(_ type: Int, besides plain: Set<String> = []) -> Bool {
        func isGenerated(_ name: String) -> Bool {
            conformances(of: type).contains { name.hasPrefix(index.types[$0.protocolType].qualifiedName.withoutDots) }
        }
        let isKnown = inheritedProtocols(ofType: type).undeclared.allSatisfy { parent in
            let name = parent.name.lastName
            return StandardLibrary.isEmptyProtocol(name) || plain.contains(name) || isGenerated(name)
        }
        return isKnown && withSuperclasses(type).allSatisfy { !mayHoldMacros($0) }
    }

    /// Whether an attribute or a macro may add members to a type or one of its extensions.
    private func mayHoldMacros(_ type: Int) -> Bool {
        let own = index.declarationLocation(of: type)
        return mayHoldMacros(own) || index.extensions[type].contains { mayHoldMacros($0) }
    }

    private func mayHoldMacros(_ location: DeclarationLocation) -> Bool {
        let source = source(location.file)
        let declaration = source[location.declaration]
        let isMarked = declaration.attributes.indices.contains { number in
            !Self.plainAttributes.contains(source.text(source.attributes[number].name))
                && !isGlobalActor(number, block: declaration.block, in: location.file)
        }
        guard !isMarked, let body = declaration.body else { return isMarked }
        return source[body].items.indices.contains { item in
            guard case .declaration(let id) = source.items[item] else { return false }
            return source[id].kind == .macroExpansion
        }
    }

    /// Attributes that add no members.
    private static let plainAttributes: Set<String> = [
        "available", "objc", "objcMembers", "nonobjc", "preconcurrency", "dynamicMemberLookup", "frozen",
        "usableFromInline", "main", "UIApplicationMain", "IBDesignable", "_spi", "unchecked", "retroactive",
    ]
}
