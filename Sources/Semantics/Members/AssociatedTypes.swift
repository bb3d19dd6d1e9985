import SwiftReader

/// The associated types of conforming types, and those that a protocol fixes.
extension SemanticModel {
    /// An associated type, `Item` or `Self.Item`, of a conforming type: as declared, or as the members that meet
    /// requirements show it; `nil` if it is not known.
    package func associatedType(named name: String, of type: Int) -> ResolvedType? {
        let name = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
        let file = index.types[type].file
        for owner in withSuperclasses(type) {
            guard let member = resolution.lookup.member(named: name, of: owner, file: file) else { continue }
            let declaration = index.declaration(of: member)
            guard declaration.genericParameters.isEmpty else { return nil }
            let home = index.types[member].file
            return resolution.type(named: name, in: home, block: declaration.block)
        }
        return inferredAssociatedType(named: name, of: type)
    }

    /// The associated types that a dependency's protocols fix: by `where Item == String`, by an argument of a protocol
    /// with primary associated types, or by `typealias Item = String`.
    ///
    /// - Parameter protocols: the protocols of the dependency, as `protocols(of:)` returns them.
    func fixedAssociatedTypes(of dependencyProtocol: ResolvedType, _ protocols: [Int]) -> [String: ResolvedType] {
        var fixed: [String: ResolvedType] = [:]
        func note(_ part: ResolvedType) {
            guard case .declared(let type, let arguments) = part, index.types[type].kind == .protocol else { return }
            fixed.merge(genericParameters(of: type, arguments: arguments)) { first, _ in first }
        }
        parts(of: dependencyProtocol).forEach(note)
        for type in protocols {
            let declaration = index.declaration(of: type)
            let file = index.types[type].file
            let source = source(file)
            for range in source.types(declaration.inherited) where source.endsWithArguments(range) {
                parts(of: resolution.type(inClause: range, of: declaration, in: file)).forEach(note)
            }
            guard let body = declaration.body else { continue }
            for clause in [declaration.whereClause] + source.associatedTypes(in: body).map(\.whereClause) {
                fixed.merge(sameTypes(in: clause, file, block: body)) { first, _ in first }
            }
        }
        return ResolvedType.withoutParameters(
            fixed.merging(aliasedAssociatedTypes(of: protocols)) { first, _ in first }
        )
    }

    /// The associated types that typealiases of protocols fix.
    private func aliasedAssociatedTypes(of protocols: [Int]) -> [String: ResolvedType] {
        let blocks = protocols.compactMap(index.ownBlock)
        let names = Set(
            blocks.flatMap { file, block in
                source(file).associatedTypes(in: block).map { source(file).name($0.name) }
            }
        )
        if names.isEmpty { return [:] }
        var found: [String: ResolvedType] = [:]
        for (file, block) in blocks {
            let source = source(file)
            for declaration in source.declarations(in: block).map({ source[$0] })
            where declaration.kind == .typealias && declaration.genericParameters.isEmpty {
                let name = source.name(declaration.name)
                if names.contains(name) { found[name] = resolution.type(named: name, in: file, block: block) }
            }
        }
        return found
    }

    /// The associated types that only a conforming class can tell: the dependency does not fix them, and they have no
    /// default. Each with a type in its place.
    ///
    /// - Parameters:
    ///   - protocols: the protocols of the dependency, as `protocols(of:)` returns them.
    ///   - fixed: those that they fix.
    package func openAssociatedTypes(
        of dependencyProtocol: ResolvedType,
        _ protocols: [Int],
        besides fixed: [String: ResolvedType]? = nil
    ) -> [String: ResolvedType] {
        var open: Set<String> = []
        for type in protocols {
            guard let (file, block) = index.ownBlock(of: type) else { continue }
            let source = source(file)
            let withoutDefault = source.associatedTypes(in: block).filter(\.type.isEmpty)
            open.formUnion(withoutDefault.map { source.name($0.name) })
        }
        if open.isEmpty { return [:] }
        let fixed = fixed ?? fixedAssociatedTypes(of: dependencyProtocol, protocols)
        let left = open.filter { name in
            let isDeclared = protocols.contains { type in
                resolution.lookup.member(named: name, of: type, file: index.types[type].file) != nil
            }
            return fixed[name] == nil && !isDeclared
        }
        return Dictionary(uniqueKeysWithValues: left.map { ($0, .void) })
    }

    /// Whether the type of a property, or of a method's parameter or result, names one of some associated types.
    ///
    /// - Parameter names: as `openAssociatedTypes` returns them.
    package func isTyped(by names: [String: ResolvedType], _ member: DeclarationLocation) -> Bool {
        let declaration = index.declaration(member)
        let kind = declaration.kind
        // An associated type may have another one as its default.
        if names.isEmpty || kind == .associatedtype { return false }
        let source = source(member.file)
        let generics = source.genericParameters[declaration.genericParameters.indices]
        let hidden = Set(generics.map { source.name($0.name) })
        let names = hidden.isEmpty ? names : names.filter { !hidden.contains($0.key) }
        let types = kind == .variable ? [certainType(ofVariable: member)] : signature(of: member, parameters: [:]).types
        return types.contains { $0.holdsParameter && $0.replacing(names) != $0 }
            || kind != .variable && isWritten(with: names, member)
    }

    /// Whether a method names one of some associated types, also where its type does not show it: in a clause of a
    /// generic parameter, or as the owner of another type.
    private func isWritten(with names: [String: ResolvedType], _ member: DeclarationLocation) -> Bool {
        let (source, declaration) = (source(member.file), index.declaration(member))
        let generics = source.genericParameters[declaration.genericParameters.indices]
        let ranges =
            source.parameters[declaration.parameters.indices].map(\.type) + generics.map(\.constraint)
            + [declaration.type, declaration.whereClause]
        return ranges.contains { range in
            let words = source.tokens(in: range).map { source.text($0.range) }
            return words.indices.contains { place in
                let isMember = place > 1 && words[place - 1] == "." && words[place - 2] != "Self"
                guard names[words[place]] != nil, !isMember else { return false }
                let type = resolution.type(named: words[place], in: member.file, block: declaration.block)
                return type == .parameter(words[place])
            }
        }
    }

    /// The associated types in a `where` clause of a protocol that are equal to a type.
    private func sameTypes(in clause: SourceRange, _ file: Int, block: BlockID) -> [String: ResolvedType] {
        guard !clause.isEmpty else { return [:] }
        let source = source(file)
        var found: [String: ResolvedType] = [:]
        for requirement in Self.requirements(in: source.tokens(in: clause).map { source.text($0.range) }) {
            guard let mark = requirement.firstIndex(of: "=="),
                let form = TypeSyntaxReader.form(of: Array(requirement[(mark + 1)...]))
            else { continue }
            let subject = requirement[..<mark].joined()
            let name = subject.hasPrefix("Self.") ? String(subject.dropFirst(5)) : subject
            found[name] = resolution.type(of: form, in: file, block: block)
        }
        return found
    }

    /// The associated type that the members of a conforming type imply. Clauses of many extensions ask for the same one.
    private func inferredAssociatedType(named name: String, of type: Int) -> ResolvedType? {
        guard associatedTypesInProgress.isEmpty else { return findAssociatedType(named: name, of: type) }
        if let known = inferredAssociatedTypes[type]?[name] { return known }
        let found = findAssociatedType(named: name, of: type)
        var all = inferredAssociatedTypes[type] ?? [:]
        all[name] = .some(found)
        inferredAssociatedTypes.set(all, for: type)
        return found
    }

    private func findAssociatedType(named name: String, of type: Int) -> ResolvedType? {
        // The type of a member may depend on the associated type.
        guard associatedTypesInProgress.count < 8, !associatedTypesInProgress.contains(type) else { return nil }
        associatedTypesInProgress.append(type)
        defer { associatedTypesInProgress.removeLast() }
        for conformance in conformances(of: type) {
            for block in index.memberBlocks(of: conformance.protocolType) where block.owner.kind == .protocol {
                let source = source(block.file)
                for id in source.declarations(in: block.block) {
                    let requirement = DeclarationLocation(file: block.file, declaration: id)
                    if let found = self.type(named: name, meeting: requirement, of: type) { return found }
                }
            }
        }
        return nil
    }

    /// The type that the member of a type has where a requirement has an associated type.
    private func type(named name: String, meeting requirement: DeclarationLocation, of type: Int) -> ResolvedType? {
        let required = index.declaration(requirement)
        func value(in pattern: ResolvedType, of found: ResolvedType) -> ResolvedType? {
            var known: [String: ResolvedType] = [:]
            ResolvedType.unify(pattern, found, &known)
            return known[name].flatMap { $0 == .unknown || $0.holdsParameter ? nil : $0 }
        }
        switch required.kind {
        case .variable:
            let pattern = self.type(ofValue: requirement, depth: 0)
            guard !required.type.isEmpty, pattern.names(parameter: name) else { return nil }
            let memberName = source(requirement.file).name(required.name)
            let (members, parameters) = inheritedMembers(named: memberName, of: type, arguments: [])
            guard let member = members.first, member.owner.kind != .protocol else { return nil }
            return value(in: pattern, of: certainType(ofVariable: member.location).replacing(parameters))
        case .function:
            let pattern = signature(of: requirement, parameters: [:])
            guard pattern.types.contains(where: { $0.names(parameter: name) }),
                let found = method(of: type, like: pattern, named: source(requirement.file).name(required.name))
            else { return nil }
            return zip(pattern.types, found.types).lazy.compactMap { value(in: $0, of: $1) }.first
        case .initializer:
            let slots = signature(of: requirement, parameters: [:]).slots
            guard let position = slots.firstIndex(where: { $0.type == .parameter(name) }) else { return nil }
            let found = initializers(ofDeclared: type, arguments: []).first { initializer in
                initializer.slots.map(\.label) == slots.map(\.label)
            }
            return found.flatMap { $0.slots[position].type.holdsParameter ? nil : $0.slots[position].type }
        default: return nil
        }
    }

    /// The only method of a type, its superclasses included, with the labels of a requirement.
    private func method(of type: Int, like requirement: Signature, named name: String) -> Signature? {
        let labels = requirement.slots.map(\.label)
        let declared: [DeclarationLocation] = withSuperclasses(type).flatMap { owner in
            (members(of: owner)[name] ?? []).map(\.location)
        }
        let signatures = declared.filter { index.declaration($0).kind == .function }
            .map { signature(of: $0, parameters: [:]) }
        let found = signatures.filter { $0.slots.map(\.label) == labels }
        return found.count == 1 ? found.first : nil
    }
}

extension Signature {
    /// The types of the parameters and of the result.
    fileprivate var types: [ResolvedType] { slots.map(\.type) + [result] }
}

extension ResolvedType {
    /// Values of parameters, in which other parameters are replaced by their values; those of which that is not possible
    /// are missing.
    fileprivate static func withoutParameters(_ values: [String: ResolvedType]) -> [String: ResolvedType] {
        var (known, open) = (values.filter { !$0.value.holdsParameter }, values.filter(\.value.holdsParameter))
        while !open.isEmpty {
            open = open.mapValues { $0.replacing(known) }.filter { $0.value.partCount < partLimit }
            let found = open.filter { !$0.value.holdsParameter }
            if found.isEmpty { break }
            known.merge(found) { first, _ in first }
            open = open.filter(\.value.holdsParameter)
        }
        return known
    }

    private static let partLimit = 1024

    private var partCount: Int {
        var count = 1
        _ = hasPart { part in
            count += part.partCount
            return false
        }
        return count
    }

    /// Whether it is or contains a generic parameter with a name.
    func names(parameter name: String) -> Bool {
        holdsParameter && replacing([name: .void]) != self
    }
}

extension SourceFile {
    /// Whether a written type ends with generic arguments.
    func endsWithArguments(_ range: SourceRange) -> Bool {
        let bounds = bounds(of: range)
        return bytes[bounds].last == UInt8(ascii: ">")
    }
}
