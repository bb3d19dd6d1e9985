import SwiftReader

/// Types all of whose members the sources contain.
extension SemanticModel {
    /// Whether the sources contain all members that a class may have: it has no macros and no unread protocol or
    /// superclass.
    ///
    /// - Parameter plain: further protocols that do not count as unread.
    package func isClosed(_ type: Int, besides plain: Set<String> = []) -> Bool {
        func isGenerated(_ name: String) -> Bool {
            conformances(of: type).contains {
                let own = index.types[$0.protocolType].qualifiedName.withoutDots
                return name.hasPrefix(own) && name.dropFirst(own.count).first?.isUppercase ?? false
            }
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
        return source.declarations(in: body).contains { id in
            // `@_implements(P, name())`: the member meets a requirement of another name.
            source[id].kind == .macroExpansion || source.has("_implements", source[id])
        }
    }

    /// Attributes that add no members.
    private static let plainAttributes: Set<String> = [
        "available", "objc", "objcMembers", "nonobjc", "preconcurrency", "dynamicMemberLookup", "frozen",
        "usableFromInline", "main", "UIApplicationMain", "IBDesignable", "_spi", "unchecked", "retroactive",
    ]
}
