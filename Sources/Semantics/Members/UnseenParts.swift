import SwiftReader

/// Parts of types that are not in the sources.
extension SemanticModel {
    /// The superclasses, protocols and macros that may add properties to a class.
    package func unseenParts(of type: Int) -> [UnseenPart] {
        let classes = withSuperclasses(type)
        let inherited = inheritedProtocols(ofType: type)
        var parts = unseenTypes(inherited, besides: inherited.declared.lazy.map(\.protocolType))
        if let superclass = platformSuperclass(of: classes) { parts.append(superclass) }
        if let members = synthesizedMembers(of: type) { parts.append(members) }
        parts += macros(of: classes)
        for type in classes { parts += renamedMembers(of: type) }
        for type in classes where isInFileWithAttributes(type) { parts += macrosOfMembers(type) }
        return parts
    }

    /// Whether members of a type may have attributes. `false` is certain.
    private func isInFileWithAttributes(_ type: Int) -> Bool {
        !source(index.types[type].file).attributes.isEmpty
            || index.extensions[type].contains { !source($0.file).attributes.isEmpty }
    }

    /// The members that the compiler adds to an actor.
    package func synthesizedMembers(of type: Int) -> UnseenPart? {
        let declaration = index.declaration(of: type)
        guard declaration.kind == .actor else { return nil }
        let source = source(index.types[type].file)
        let modifiers = source.tokens(in: SourceRange(start: declaration.range.start, end: declaration.keyword.start))
        let isDistributed = modifiers.contains { source.spells(text: "distributed", in: $0.range) }
        let name = isDistributed ? "DistributedActor" : "Actor"
        let location = source.location(of: declaration.name)
        return UnseenPart(
            kind: .language,
            name: name,
            location: location,
            properties: StandardLibraryMembers.names(of: name)
        )
    }

    /// The same for a dependency, whose parts add properties to all conforming types.
    ///
    /// - Parameter protocols: the protocols of the dependency, as `protocols(of:)` returns them.
    package func unseenParts(ofDependency dependencyProtocol: ResolvedType, _ protocols: [Int]) -> [UnseenPart] {
        let macros = macros(of: protocols)
        let own = parts(of: dependencyProtocol).compactMap(\.declaredType)
        return unseenTypes(inheritedProtocols(of: own), besides: protocols) + macros
    }

    /// The superclass that no source declares.
    private func platformSuperclass(of classes: [Int]) -> UnseenPart? {
        guard let last = classes.last, !index.libraries.declares(last), let written = writtenSuperclass(of: last),
            case .named(let name, _) = written.type,
            !StandardLibrary.declaresType(named: name.lastName), !KnownTypes.isNamedLikeProtocol(name)
        else { return nil }
        let location = source(index.types[last].file).location(of: written.range)
        return UnseenPart(kind: .platformClass, name: name, location: location, properties: namesOfForeignMembers)
    }

    /// Whether a class has a superclass that no source declares, and an extension in the sources makes such a class
    /// conform to a protocol.
    package func mayInheritConformance(_ type: Int, to required: Int) -> Bool {
        platformSuperclass(of: withSuperclasses(type)) != nil
            && index.foreignExtensions.keys.contains { name in
                doesExtension(of: name) { part in
                    part.declaredType.map { $0 == required || inheritedProtocols(of: [$0]).contains(required) } ?? false
                }
            }
    }

    /// The names of the members that the sources add to types that they do not declare.
    private var namesOfForeignMembers: Set<String> {
        if let known = foreignMemberNames { return known }
        var names: Set<String> = []
        var protocols: Set<Int> = []
        for (name, locations) in index.foreignExtensions {
            for (name, _) in members(ofForeign: name) { names.insert(name) }
            for location in locations {
                let declaration = index.declaration(location)
                for clause in source(location.file).types(declaration.inherited) {
                    let type = resolution.type(inClause: clause, of: declaration, in: location.file)
                    protocols.formUnion(declaredProtocols(in: type))
                }
            }
        }
        for type in protocols.union(inheritedProtocols(of: protocols.sorted()).all) {
            for (name, members) in members(of: type) where members.contains(where: { $0.owner.kind == .extension }) {
                names.insert(name)
            }
        }
        foreignMemberNames = names
        return names
    }

    private func unseenTypes(_ inherited: InheritedProtocols, besides declared: some Sequence<Int>) -> [UnseenPart] {
        var unknown: [UnseenPart] = []
        // Every dependency of a library is a class, and this protocol has no members.
        for (name, location) in inherited.undeclared where name != "AnyObject" {
            let added = addedMembers(to: name)
            let isEmpty = isEmptyProtocol(name) || KnownTypes.givesNoProperties(name)
            let isGiving = StandardLibraryMembers.isGiving(name)
            let isUnread = isGiving || modulesByForeignPath[location.file] != nil
            guard !added.isEmpty || isUnread && !isEmpty else { continue }
            let properties = isGiving ? StandardLibraryMembers.names(of: name)?.union(added) : isEmpty ? added : nil
            unknown.append(UnseenPart(kind: .type, name: name, location: location, properties: properties))
        }
        if unknown.isEmpty { return [] }
        let own = Set(declared.map { index.types[$0].qualifiedName.withoutDots })
        // A generated protocol has no extension. Its name starts with the name of the protocol that inherits it.
        return unknown.filter { part in
            !part.name.indices.contains { part.name[$0].isUppercase && own.contains(String(part.name[..<$0])) }
        }
    }

    /// The names of the members, without labels, that extensions in the sources add to a protocol that none declares.
    private func addedMembers(to name: String) -> Set<String> {
        let protocols = StandardProtocols.withInherited(name) ?? [name]
        return Set(protocols.flatMap { members(ofForeign: $0).map(\.0) })
    }

    /// The macros attached to types or their extensions, or used inside them, that may add members.
    private func macros(of types: [Int]) -> [UnseenPart] {
        var parts: [UnseenPart] = []
        func add(_ location: DeclarationLocation) {
            for attribute in index.declaration(location).attributes.indices {
                if let part = unseenPart(ofAttribute: attribute, at: location) { parts.append(part) }
            }
            parts += expansions(in: location)
        }
        for type in types {
            add(index.declarationLocation(of: type))
            for location in index.extensions[type] { add(location) }
        }
        return parts
    }

    /// The freestanding macros among the members of a type or extension.
    private func expansions(in location: DeclarationLocation) -> [UnseenPart] {
        let source = source(location.file)
        var parts: [UnseenPart] = []
        for id in source.declarations(in: source[location.declaration].body) where source[id].kind == .macroExpansion {
            let name = source.joined(source[id].name)
            let members = macro(named: name, in: location.file).map { roles(of: $0).members } ?? nil
            guard members?.isEmpty != true, !["error", "warning"].contains(name) else { continue }
            let named = source.location(of: source[id].name)
            parts.append(UnseenPart(kind: .macro, name: "#\(name)", location: named, properties: members))
        }
        return parts
    }

    private func unseenPart(ofAttribute number: Int, at location: DeclarationLocation) -> UnseenPart? {
        let source = source(location.file)
        let attribute = source.attributes[number]
        let name = source.joined(attribute.name)
        if let macro = macro(named: attribute, in: location.file) {
            let roles = roles(of: macro)
            guard roles.members?.isEmpty != true else { return nil }
            return UnseenPart(
                kind: .macro,
                name: "@\(name)",
                location: source.location(of: attribute.name),
                properties: roles.members,
                spelled: source.namesSpelled(byArgumentsOf: attribute),
                addsConformances: roles.addsConformances || isOverloaded(macro)
            )
        }
        if source.spells("Observable", in: attribute.name), index.types(named: "Observable").isEmpty {
            let (named, given) = (source.location(of: attribute.name), StandardLibraryMembers.ofObservableMacro)
            return UnseenPart(kind: .language, name: "@Observable", location: named, properties: given)
        }
        // A protocol is not an attribute.
        guard !KnownTypes.isAttribute(name) else { return nil }
        let type = resolution.type(of: attribute.name, in: location.file, block: .file).declaredType
        guard type.map({ index.types[$0].kind == .protocol }) ?? true else { return nil }
        return UnseenPart(kind: .macro, name: "@\(name)", location: source.location(of: attribute.name))
    }

    /// The members that meet requirements with other names: `@_implements(P, name())`.
    private func renamedMembers(of type: Int) -> [UnseenPart] {
        let isRenaming = index.declarationLocations(of: type).contains { location in
            let source = source(location.file)
            return source.attributes.contains { source.spells("_implements", in: $0.name) }
        }
        // Members are not looked through for an attribute that is not in their files.
        return isRenaming ? renamedMembers(amongMembersOf: type) : []
    }

    private func renamedMembers(amongMembersOf type: Int) -> [UnseenPart] {
        partsOfMembers(of: type) { attribute, _, file in
            let source = source(file)
            guard source.spells("_implements", in: attribute.name) else { return nil }
            let words = source.tokens(in: attribute.range).map { source.text($0.range) }
            let name = words.split(separator: ",", maxSplits: 1).last?.dropLast().joined()
            let location = source.location(of: attribute.name)
            return name.map {
                UnseenPart(kind: .language, name: "@_implements", location: location, properties: [$0])
            }
        }
    }

    /// The macros attached to members of a class that may add peers.
    private func macrosOfMembers(_ type: Int) -> [UnseenPart] {
        partsOfMembers(of: type) { attribute, declaration, file in
            let source = source(file)
            var peers: Set<String>?
            if let macro = macro(named: attribute, in: file) {
                peers = roles(of: macro).peers(of: source.memberName(of: declaration))
            } else if !isUnseenMacro(attribute, of: declaration, in: file) {
                return nil
            }
            guard peers?.isEmpty != true else { return nil }
            return UnseenPart(
                kind: .macro,
                name: "@\(source.joined(attribute.name))",
                location: source.location(of: attribute.name),
                properties: peers,
                addsConformances: false
            )
        }
    }

    /// Whether an attribute of a member is a macro that no source declares. On a variable that a property wrapper can
    /// have, it is taken for one.
    private func isUnseenMacro(_ attribute: Attribute, of declaration: Declaration, in file: Int) -> Bool {
        let source = source(file)
        let name = source.joined(attribute.name)
        let isStored =
            declaration.kind == .variable && declaration.body == nil && declaration.accessors.indices.isEmpty
        guard !isStored || declaration.modifiers.contains(.constant),
            !KnownTypes.isAttribute(name), !name.hasSuffix("Builder")
        else { return false }
        return resolution.type(of: attribute.name, in: file, block: declaration.block).declaredType == nil
    }

    /// What the attributes of a class's members add, given each with the member and its file.
    private func partsOfMembers(of type: Int, _ part: (Attribute, Declaration, Int) -> UnseenPart?) -> [UnseenPart] {
        var parts: [UnseenPart] = []
        for (_, members) in members(of: type).numbered {
            for member in members {
                let (file, declaration) = (member.location.file, index.declaration(member.location))
                for number in declaration.attributes.indices {
                    if let part = part(source(file).attributes[number], declaration, file) { parts.append(part) }
                }
            }
        }
        return parts
    }
}
