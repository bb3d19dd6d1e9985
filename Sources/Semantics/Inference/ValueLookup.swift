import SwiftReader

extension SemanticModel {
    /// What an identifier denotes. The last result is remembered, because consecutive queries often concern the same
    /// one.
    package func value(of identifier: Expression, in file: Int) -> LookupResult {
        if lastFound.file == file, lastFound.name == identifier.name { return lastFound.value }
        let named =
            if let selected = selectedValue(of: identifier, in: file) {
                selected
            } else if let type = plainType(named: identifier, in: file) {
                LookupResult.type(type)
            } else {
                value(
                    named: source(file).name(identifier.name),
                    in: file,
                    block: identifier.block,
                    before: identifier.range.start
                )
            }
        let found = seen(
            named,
            at: identifier.range.start,
            in: file,
            isStatic: isStatic(named, readBy: identifier, in: file)
        )
        lastFound = (file, identifier.name, found)
        return found
    }

    /// Whether an identifier can only be a static member: in static code, or in a type nested in that of the member.
    private func isStatic(_ found: LookupResult, readBy identifier: Expression, in file: Int) -> Bool? {
        guard case .declarations(let locations, _) = found, let location = locations.first,
            let owner = type(owning: index.declaration(location).block, in: location.file),
            let around = index.type(around: identifier.block, in: file)
        else { return nil }
        return owner != around && !inherits(around, from: owner) || isStatic(identifier.block, in: file)
    }

    /// The type that a plain identifier denotes, without its generic arguments, if no value has the name.
    func plainType(named identifier: Expression, in file: Int) -> ResolvedType? {
        guard !hasSelector(identifier), index.isPlainAndNoValue(identifier.name, in: source(file)) else { return nil }
        let source = source(file)
        // Most names are not those of nested types, and need no string.
        if let word = index.names.word(identifier.name, in: source.bytes), index.names.mayBeNested(word),
            let alias = protocolAlias(named: source.text(identifier.name), in: file, block: identifier.block)
        {
            return alias
        }
        return resolution.type(ofPlainName: identifier.name, in: file, block: identifier.block)
    }

    /// Whether a name has a module selector: `Module::name`.
    private func hasSelector(_ identifier: Expression) -> Bool { identifier.range.start < identifier.name.start }

    /// What `Module::name` denotes; `nil` for a name without a selector.
    private func selectedValue(of identifier: Expression, in file: Int) -> LookupResult? {
        guard hasSelector(identifier) else { return nil }
        let source = source(file)
        let selector = SourceRange(start: identifier.range.start, end: identifier.name.start)
        let module = source.tokens(in: selector).first.map { source.name($0.range) } ?? ""
        // A module that is neither read nor imported is the file's own, under a name that the build layout does not
        // show.
        let own = index.importedModules.contains(module) ? [] : [index.files[file].module]
        let modules = index.modulesByName[module] ?? own
        let name = source.name(identifier.name)
        for module in modules {
            if let locations = topLevel(of: module)[name] { return .declarations(locations, parameters: [:]) }
        }
        let written = SourceRange(start: identifier.range.start, end: identifier.name.end)
        return .type(resolution.type(of: written, in: file, block: identifier.block))
    }

    /// What `name` denotes at `offset` in a block. Searches local variables and parameters from the inside out, members
    /// of the enclosing types, the top level of the module, and types.
    package func value(named name: String, in file: Int, block: BlockID, before offset: UInt32) -> LookupResult {
        guard index.mayBeValue(name) else { return .type(type(inExpression: name, in: file, block: block)) }
        let source = source(file)
        let wiring = wiring(of: file)
        var inner: BlockID?
        for id in source.blocks(from: block) {
            defer { inner = id }
            let candidate = source[id]
            if candidate.kind == .members {
                if let type = type(owning: id, in: file) {
                    let found = member(named: name, of: .declared(type, arguments: []))
                    if case .nothing = found {} else { return found }
                }
            } else {
                let named = wiring.names.declarations(named: name, in: id)
                func isSeen(_ local: DeclarationID) -> Bool {
                    source.isNamed(name, source[local].name)
                        && isVisible(source[local], in: source, kind: candidate.kind, at: offset)
                        && !(inner.map { source.isElse($0, ofStatementBinding: source[local]) } ?? false)
                        && isCompiled(source[local], in: source, with: offset)
                }
                if let last = named.last(where: isSeen) {
                    // Functions can be overloaded.
                    let locals =
                        source[last].kind == .function
                        ? named.filter(isSeen)
                        : [last] + named.filter { isSeen($0) && isInOtherBranch($0, than: last, in: source) }
                    let locations = locals.map { DeclarationLocation(file: file, declaration: $0) }
                    return .declarations(locations, parameters: [:])
                }
                if let found = parameter(named: name, of: id, in: file) { return found }
                if let found = accessorParameter(named: name, of: id, in: file) { return found }
            }
        }
        return globalValue(named: name, in: file, block: block)
    }

    /// A local variable is visible after its declaration. Functions, and declarations at the top level of a file, are
    /// visible everywhere.
    private func isVisible(
        _ declaration: Declaration,
        in source: SourceFile,
        kind: Block.Kind,
        at offset: UInt32
    ) -> Bool {
        if declaration.kind == .function || kind == .file || declaration.range.end <= offset { return true }
        guard declaration.binding != .plain, declaration.name.end <= offset else { return false }
        // `guard let component = component`: the value is another variable.
        guard let value = declaration.initialValue else { return true }
        return offset < source[value].range.start || source[value].range.end <= offset
    }

    /// Whether the branch of a declaration does not exclude that of the code at an offset.
    private func isCompiled(_ declaration: Declaration, in source: SourceFile, with offset: UInt32) -> Bool {
        guard declaration.condition != nil else { return true }
        let conditions = source.conditionTexts(at: offset)
        return !BuildConditions.exclude(onAllSystems: source.conditionTexts(of: declaration), conditions)
    }

    /// Whether a variable replaces another one in another branch of an `#if`.
    private func isInOtherBranch(_ id: DeclarationID, than other: DeclarationID, in source: SourceFile) -> Bool {
        guard id != other, source[id].condition != nil, source[other].condition != nil else { return false }
        let conditions = source.conditionTexts(of: source[other])
        return BuildConditions.exclude(onAllSystems: source.conditionTexts(of: source[id]), conditions)
    }

    private func parameter(named name: String, of block: BlockID, in file: Int) -> LookupResult? {
        let source = source(file)
        let candidate = source[block]
        var table = TableRange.none
        if candidate.kind == .closure, let closure = candidate.closure {
            table = source[closure].parameters
        } else if let owner = candidate.owner {
            table = source[owner].parameters
        }
        let found = table.indices.first { source.isNamed(name, source.parameters[$0].name) }
        guard let found else { return nil }
        return .parameter(file: file, block: block, parameter: source.parameters[found])
    }

    /// The type to which a member block belongs.
    package func type(owning block: BlockID, in file: Int) -> Int? {
        source(file)[block].owner.flatMap { index.type(of: $0, in: file) }
    }

    func globalValue(named name: String, in file: Int, block: BlockID) -> LookupResult {
        // Nothing outside of types and functions is named `self`, which calls often pass.
        let modules = name == "self" ? [] : modulesSeen(from: file)
        func isSeen(_ location: DeclarationLocation) -> Bool {
            location.file == file || index.declaration(location).access ?? .internal > .fileprivate
        }
        func isExported(_ location: DeclarationLocation) -> Bool {
            index.declaration(location).access ?? .internal > .internal
        }
        // Functions of several modules are overloads; a variable of one module hides those of the others.
        var functions: [DeclarationLocation] = []
        for candidate in modules {
            guard let locations = topLevel(of: candidate)[name]?.filter(isSeen), let first = locations.first else {
                continue
            }
            if index.declaration(first).kind == .function {
                functions += functions.isEmpty ? locations : locations.filter(isExported)
            } else if functions.isEmpty {
                return .declarations(locations, parameters: [:])
            }
        }
        if !functions.isEmpty { return .declarations(functions, parameters: [:]) }
        return .type(type(inExpression: name, in: file, block: block))
    }

    private func type(inExpression name: String, in file: Int, block: BlockID) -> ResolvedType {
        protocolAlias(named: name, in: file, block: block) ?? resolution.type(named: name, in: file, block: block)
    }

    /// The typealias of a protocol to which an enclosing type conforms. It hides other types in expressions, but not in annotations.
    private func protocolAlias(named name: String, in file: Int, block: BlockID) -> ResolvedType? {
        guard let word = index.names.word(name), index.names.mayBeNested(word) else { return nil }
        let source = source(file)
        for block in source.blocks(from: block) where source[block].kind == .members {
            guard let outer = type(owning: block, in: file), index.types[outer].kind != .protocol else { continue }
            let isNested = withSuperclasses(outer).contains {
                resolution.lookup.member(named: name, of: $0, file: file) != nil
            }
            if isNested { return nil }
            for inherited in inheritedProtocols(ofType: outer).all {
                let qualified = "\(index.types[inherited].qualifiedName).\(name)"
                guard
                    let alias = index.types(named: qualified).first(where: {
                        index.types[$0].module == index.types[inherited].module && index.types[$0].kind == .typealias
                    })
                else { continue }
                return resolution.type(
                    named: name,
                    in: index.types[alias].file,
                    block: index.declaration(of: alias).block
                )
            }
        }
        return nil
    }

    /// What a type or a module, by its name, has under a name: a static member, or a declaration at the top level of
    /// the module.
    func staticMember(named name: String, of type: ResolvedType, in file: Int) -> LookupResult {
        let found = member(named: name, of: type)
        guard case .nothing = found, case .named(let module, arguments: []) = type, index.modulesByName[module] != nil
        else { return found }
        let own = index.files[file].module
        for candidate in [own] + resolution.lookup.importedModules(of: file)
        where index.modules[candidate].name == module {
            if let locations = topLevel(of: candidate)[name] { return .declarations(locations, parameters: [:]) }
        }
        return .nothing
    }

    /// The module of a file, and those that the file imports.
    private func modulesSeen(from file: Int) -> [Int] {
        [index.files[file].module] + resolution.lookup.importedModules(of: file)
    }

    /// Whether a file sees no other function or variable with the name of a function that is outside of types.
    package func isOnlyGlobal(_ function: DeclarationLocation, seenFrom file: Int) -> Bool {
        let name = source(function.file).name(index.declaration(function).name)
        return modulesSeen(from: file).flatMap { topLevel(of: $0)[name] ?? [] } == [function]
    }

    /// Whether a module declares a function with a name outside of types.
    package func hasGlobalFunction(named name: String) -> Bool {
        index.modules.indices.contains { module in
            topLevel(of: module)[name]?.contains { index.declaration($0).kind == .function } ?? false
        }
    }

    /// The variables and functions at the top level of a module's files.
    private func topLevel(of module: Int) -> [String: [DeclarationLocation]] {
        if let known = topLevelValues[module] { return known }
        var table: [String: [DeclarationLocation]] = [:]
        for file in filesOfModules[module] {
            let indexed = index.files[file]
            for id in indexed.globals {
                table[indexed.source.name(indexed.source[id].name), default: []]
                    .append(DeclarationLocation(file: file, declaration: id))
            }
        }
        topLevelValues[module] = table
        return table
    }

    /// The member of a value of a type.
    package func member(named name: String, of type: ResolvedType) -> LookupResult {
        switch type {
        case .declared(let declared, let arguments):
            return member(named: name, ofDeclared: declared, arguments: arguments)
        case .composition(let parts):
            for part in parts {
                let found = member(named: name, of: part)
                if case .nothing = found { continue }
                return found
            }
            return .nothing
        case .opaque(let inner), .implicitlyUnwrapped(let inner): return member(named: name, of: inner)
        case .tuple(let elements):
            let element = Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            return (element ?? elements.first { $0.label == name }).map { .typed($0.type) } ?? .nothing
        case .named(let foreign, _):
            let found = members(ofForeign: foreign)[name] ?? []
            if found.count > 1, found.contains(where: isConstrained),
                found.allSatisfy({ index.declaration($0.location).kind == .variable })
            {
                return .typed(.unknown)
            }
            return found.isEmpty ? .nothing : .declarations(found.map(\.location), parameters: [:])
        default: return .nothing
        }
    }

    private func member(named name: String, ofDeclared type: Int, arguments: [ResolvedType]) -> LookupResult {
        let found = inheritedMembers(named: name, of: type, arguments: arguments)
        if found.members.count > 1 { return overloads(found.members, of: type, found.parameters) }
        if let only = found.members.first { return .declarations([only.location], parameters: found.parameters) }
        // Only a class of a library is asked for members of another type.
        guard memberTable.number(of: name) != nil, ancestry(of: type).libraryBase != nil else { return .nothing }
        return dynamicMember(named: name, of: type, arguments: arguments)
    }

    /// The greatest number of members of one name of which each is compared with the generic arguments.
    private static let maximalOverloads = 16

    /// The members of a name that a type with these generic arguments has. The type of a property is unknown if
    /// extensions with different constraints declare it, and more than one may apply.
    private func overloads(
        _ members: ArraySlice<Member>,
        of type: Int,
        _ parameters: [String: ResolvedType]
    ) -> LookupResult {
        let areFew = members.count <= Self.maximalOverloads
        let had = areFew ? members.filter { mayHave($0, type, parameters) } : Array(members)
        let locations = (had.isEmpty ? Array(members) : had).map(\.location)
        let areVariables = locations.allSatisfy { index.declaration($0).kind == .variable }
        if had.count > 1, areVariables, had.contains(where: isConstrained) { return .typed(.unknown) }
        return .declarations(locations, parameters: parameters)
    }

    private func isConstrained(_ member: Member) -> Bool {
        let source = source(member.location.file)
        guard member.owner.kind == .extension, let owner = source[source[member.location.declaration].block].owner
        else { return false }
        return !source[owner].whereClause.isEmpty || source.endsWithArguments(source[owner].name)
    }
}
