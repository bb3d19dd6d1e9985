import SwiftReader

extension SemanticModel {
    /// The requirements of a dependency: the union over its protocols, sorted by name, one for each name and type.
    ///
    /// - Parameter tests: by protocol name, the `#if` conditions under which the protocol is part of the dependency.
    package func requirements(
        of dependencyProtocol: ResolvedType,
        compiledIf tests: [String: [String]] = [:]
    ) -> [Requirement] {
        let protocols = protocols(of: dependencyProtocol)
        let fixed = fixedAssociatedTypes(of: dependencyProtocol, protocols)
        let conditions = conditionsOfInherited(by: declaredProtocols(in: dependencyProtocol))
        var all = protocols.flatMap { inherited in
            var found = requirements(ofProtocol: inherited, fixing: fixed)
            if !tests.isEmpty, let test = tests[index.types[inherited].qualifiedName] {
                found = found.map { $0.with(conditions: test) }
            }
            return conditions[inherited].map { limits in found.map { $0.with(conditions: limits) } } ?? found
        }
        let open = openAssociatedTypes(of: dependencyProtocol, protocols, besides: fixed)
        // Generated code cannot name the type of such a property.
        if !open.isEmpty {
            let unnamed = locations(ofMembersTypedBy: open, in: protocols)
            all.removeAll { unnamed.contains($0.location) || text.meaning(of: $0.type, replacing: open) != nil }
        }
        if all.count < 2 { return all }
        let sorted = sorted(all)
        let isUnique = zip(sorted, sorted.dropFirst()).allSatisfy { $0.name != $1.name }
        return isUnique ? sorted : self.sorted(joined(all))
    }

    /// - Parameter names: as `openAssociatedTypes` returns them.
    private func locations(ofMembersTypedBy names: [String: ResolvedType], in protocols: [Int]) -> Set<SourceLocation> {
        var found: Set<SourceLocation> = []
        for block in protocols.flatMap({ index.memberBlocks(of: $0) }) where block.owner.kind == .protocol {
            let source = source(block.file)
            for id in source.declarations(in: block.block)
            where isTyped(by: names, DeclarationLocation(file: block.file, declaration: id)) {
                found.insert(source.location(of: source[id].name.isEmpty ? source[id].keyword : source[id].name))
            }
        }
        return found
    }

    /// The protocols of a dependency that may require something, itself first.
    package func protocols(of dependencyProtocol: ResolvedType) -> [Int] {
        var protocols = declaredProtocols(in: dependencyProtocol)
        protocols += inheritedProtocols(of: protocols).all.filter(mayRequire)
        return protocols
    }

    /// The protocols that a type or a composition names and that may require something.
    package func declaredProtocols(in type: ResolvedType) -> [Int] {
        func declaredProtocol(_ part: ResolvedType) -> Int? {
            part.declaredType.flatMap { index.types[$0].kind == .protocol && mayRequire($0) ? $0 : nil }
        }
        if case .composition(let parts) = type { return parts.compactMap(declaredProtocol) }
        return declaredProtocol(type).map { [$0] } ?? []
    }

    /// Whether a protocol is the app's, or is that of a team's own library and requires something.
    private func mayRequire(_ type: Int) -> Bool {
        guard let library = index.libraries[type] else { return true }
        return !index.knownLibraries.all[library.library].isBuiltIn
            && members(of: type).contains { $0.members.contains { $0.owner.kind == .protocol } }
    }

    private func sorted(_ requirements: [Requirement]) -> [Requirement] {
        requirements.sorted {
            $0.name == $1.name ? $0.type.canonical < $1.type.canonical : $0.name < $1.name
        }
    }

    /// Merges requirements with the same name and type.
    private func joined(_ all: [Requirement]) -> [Requirement] {
        var result: [Requirement] = []
        var known: [String: [Int]] = [:]
        for requirement in all {
            let same = known[requirement.name, default: []].first { result[$0].type.matches(requirement.type) }
            if let same {
                result[same] = result[same].joined(with: requirement)
            } else {
                known[requirement.name, default: []].append(result.count)
                result.append(requirement)
            }
        }
        return result
    }

    /// The requirements that a protocol declares itself, in source order.
    package func requirements(ofProtocol type: Int) -> [Requirement] {
        if let known = requirementTables[type] { return known }
        let found = requirements(ofProtocol: type) { _, _ in .none }
        requirementTables.set(found, for: type)
        return found
    }

    /// The same as a dependency has them that fixes associated types.
    private func requirements(ofProtocol type: Int, fixing fixed: [String: ResolvedType]) -> [Requirement] {
        if fixed.isEmpty { return requirements(ofProtocol: type) }
        return requirements(ofProtocol: type) { file, block in
            let own = fixed.filter { name, value in
                // In another protocol, the name may be that of a type.
                let meaning = resolution.type(named: name, in: file, block: block)
                return meaning == .parameter(name) || meaning == value
            }
            return text.values(own)
        }
    }

    private func requirements(ofProtocol type: Int, _ values: (Int, BlockID) -> ParameterValues) -> [Requirement] {
        ([type] + index.otherBranches(of: type)).flatMap { branch -> [Requirement] in
            guard let (file, block) = index.ownBlock(of: branch) else { return [] }
            return requirements(in: block, file: file, of: type, replacing: values(file, block))
        }
    }

    private func requirements(
        in block: BlockID,
        file: Int,
        of type: Int,
        replacing values: ParameterValues
    ) -> [Requirement] {
        let source = source(file)
        let available = availability(ofType: type)
        return source.declarations(in: block).compactMap { id in
            let declaration = source[id]
            if declaration.kind == .function || declaration.kind == .subscript {
                return method(declaration, in: file, of: type, available, replacing: values)
            }
            // Generated code cannot pass on a property whose type names `Self`.
            guard declaration.kind == .variable, !declaration.modifiers.contains(.static),
                !isOptional(requirement: declaration, in: file),
                !dependsOnSelf(declaration.type, in: file, block: block),
                let written = meaning(ofWritten: declaration.type, in: file, block: block)
            else { return nil }
            let meaning = replaced(written, in: declaration, file: file, by: values)
            let isolation = isolation(ofRequirement: declaration, of: type, in: file)
            return Requirement(
                name: source.name(declaration.name),
                type: meaning,
                location: source.location(of: declaration.name),
                declaredIn: index.types[type].qualifiedName,
                isSettable: declaration.accessors.indices.contains { source.accessors[$0].kind == .set },
                attributes: attributes(of: declaration, in: file, available),
                isolation: isolation,
                isNonisolated: isNonisolated(declaration, of: type),
                isIsolatedByDefault: isIsolatedByDefault(requirement: declaration, of: type, in: file),
                isPreconcurrency: meaning.holdsFunction && isPreconcurrency(declaration, of: type, in: file),
                mayBeSendable: isolation == nil || mayBeSent(declaration, in: file),
                conditions: source.conditionTexts(of: declaration),
                access: index.types[type].access,
                writtenType: meaning.spelling == written.spelling
                    ? writtenText(of: declaration.type, besides: meaning.spelling, in: source) : nil,
                namesAssociatedType: written.holdsParameter,
                effects: effects(effects(ofReading: declaration, in: file), replacing: values),
                mutation: mutation(ofRequirement: declaration, of: type, in: source)
            )
        }
    }

    /// The type of a property with associated types replaced.
    private func replaced(
        _ written: CanonicalType,
        in declaration: Declaration,
        file: Int,
        by values: ParameterValues
    ) -> CanonicalType {
        if values.isEmpty { return written }
        let block = declaration.block
        let meaning = text.meaning(of: declaration.type, in: file, block: block, replacing: values) ?? written
        return withMemberTypes(meaning, in: file, block: block)
    }

    /// The attributes that restrict where a requirement can be used, including those of its protocol.
    ///
    /// - Parameter available: the attributes of the protocol.
    private func attributes(of declaration: Declaration, in file: Int, _ available: [String]) -> [String] {
        let isMarked = isOnCallersActor(declaration, in: file)
        if declaration.attributes.isEmpty, !isMarked { return available }
        let source = source(file)
        let own = declaration.attributes.indices
            .filter { !isGlobalActor($0, block: declaration.block, in: file) }
            .map { source.text(source.attributes[$0].range) }
        return Availability.joined(available, own + (isMarked ? [FunctionMarks.onCallersActor] : []))
    }

    /// Whether a method or property is `nonisolated(nonsending)`.
    func isOnCallersActor(_ declaration: Declaration, in file: Int) -> Bool {
        guard declaration.kind == .function || declaration.kind == .variable,
            declaration.modifiers.contains(.nonisolated)
        else { return false }
        let source = source(file)
        let modifiers = source.tokens(in: SourceRange(start: declaration.range.start, end: declaration.keyword.start))
        return modifiers.contains { source.spells(text: "nonsending", in: $0.range) }
    }

    private func isNonisolated(_ declaration: Declaration, of type: Int) -> Bool {
        declaration.modifiers.contains(.nonisolated) && isInIsolatedModule(type)
    }

    private func isPreconcurrency(_ declaration: Declaration, of type: Int, in file: Int) -> Bool {
        if source(file).has("preconcurrency", declaration) { return true }
        return isolation(ofType: type) != nil
            && source(index.types[type].file).has("preconcurrency", index.declaration(of: type))
    }

    /// `nil` for a method or subscript that cannot be passed on.
    private func method(
        _ declaration: Declaration,
        in file: Int,
        of type: Int,
        _ available: [String],
        replacing all: ParameterValues
    ) -> Requirement? {
        let source = source(file)
        let values = all.hidden(by: source.namesOfGenericParameters(of: declaration))
        guard !declaration.modifiers.contains(.static), !isOptional(requirement: declaration, in: file),
            let signature = methodSignature(of: declaration, in: file, replacing: values)
        else { return nil }
        let compared = methodType(of: declaration, in: file).map { type in
            text.meaning(of: type, replacing: values.types) ?? type
        }
        let isSubscript = declaration.kind == .subscript
        let isolation = isolation(ofRequirement: declaration, of: type, in: file)
        return Requirement(
            name: fullName(of: declaration, in: source),
            type: (compared.flatMap { $0.generic == nil ? $0 : nil }
                ?? .uncertain(names: namedTypes(of: declaration, in: file) + values.names, generic: compared?.generic))
                .with(resultSending: isResultSent(by: declaration, in: file) ? .required : nil),
            location: source.location(of: isSubscript ? declaration.keyword : declaration.name),
            declaredIn: index.types[type].qualifiedName,
            isSettable: isSubscript && isSettable(declaration, in: file),
            attributes: attributes(of: declaration, in: file, available),
            isolation: isolation,
            isNonisolated: isNonisolated(declaration, of: type),
            isIsolatedByDefault: isIsolatedByDefault(requirement: declaration, of: type, in: file),
            isPreconcurrency: compared?.holdsFunction ?? false && isPreconcurrency(declaration, of: type, in: file),
            mayBeSendable: isolation == nil || mayBeSent(declaration, in: file),
            conditions: source.conditionTexts(of: declaration),
            access: index.types[type].access,
            effects: effects(
                isSubscript
                    ? effects(ofReading: declaration, in: file) : effects(ofCalling: declaration, in: file),
                replacing: values
            ),
            mutation: mutation(ofRequirement: declaration, of: type, in: source),
            method: signature
        )
    }

    /// The declared types that a function names, except those in its `where` clause.
    private func namedTypes(of declaration: Declaration, in file: Int) -> [NamedType] {
        let source = source(file)
        let ranges =
            source.parameters[declaration.parameters.indices].map(\.type) + [declaration.type]
            + declaration.genericParameters.indices.map { source.genericParameters[$0].constraint }
        return ranges.flatMap { text.meaning(of: $0, in: file, block: declaration.block)?.names ?? [] }
    }

    /// `nil` if the source contains a comment or a line break, or equals the spelling.
    private func writtenText(of range: SourceRange, besides spelling: String, in source: SourceFile) -> String? {
        let (bytes, bounds) = (source.bytes, source.bounds(of: range))
        if spelling.isSpelled(by: bytes, in: bounds) { return nil }
        let isPlain = !bytes[bounds].contains { $0 == UInt8(ascii: "/") || $0 == 10 || $0 == 13 }
        return isPlain ? source.text(range) : nil
    }
}
