import SwiftReader

/// What code in an `#if` branch sees of values and types that several branches declare.
extension SemanticModel {
    /// The greatest number of members in a chain whose types depend on the branch.
    private static let depthOfBranches = 4

    /// What a name denotes at an offset: without the declarations that the code there cannot see, that are not for it, or
    /// that are never compiled together with it.
    ///
    /// - Parameter isStatic: whether a static member is meant, not one of an instance; `nil` if that is not known.
    func seen(
        _ found: LookupResult,
        at offset: UInt32,
        in file: Int,
        isStatic: @autoclosure () -> Bool? = nil
    ) -> LookupResult {
        guard case .declarations(let all, let parameters) = found, all.count > 1 else { return found }
        let accessible = all.filter { isAccessible($0, in: file) }
        let seen = seen(accessible.isEmpty ? all : accessible, at: offset, in: file)
        let meant = variables(seen, areStatic: isStatic)
        return meant.count == all.count ? found : .declarations(meant, parameters: parameters)
    }

    private func instanceMember(named name: String, of type: ResolvedType) -> LookupResult {
        let found = member(named: name, of: type)
        guard case .declarations(let all, let parameters) = found, all.count > 1 else { return found }
        return .declarations(variables(all) { false }, parameters: parameters)
    }

    /// Whether a file sees a declaration in another file of its module.
    private func isAccessible(_ location: DeclarationLocation, in file: Int) -> Bool {
        if location.file == file { return true }
        let source = source(location.file)
        let declaration = source[location.declaration]
        let surrounding = source[declaration.block].owner.map { source[$0] }
        let access = declaration.access ?? (surrounding?.kind == .extension ? surrounding?.access : nil)
        return access ?? .internal > .fileprivate
    }

    /// Of static variables and those of instances with the same name, the ones that are meant.
    private func variables(
        _ all: [DeclarationLocation],
        areStatic: () -> Bool?
    ) -> [DeclarationLocation] {
        func isStatic(_ location: DeclarationLocation) -> Bool {
            let declaration = index.declaration(location)
            return declaration.kind == .enumCase || declaration.modifiers.contains(.static)
        }
        let statics = all.filter(isStatic)
        guard !statics.isEmpty, statics.count < all.count,
            all.contains(where: { index.declaration($0).kind == .variable }), let areStatic = areStatic()
        else { return all }
        return areStatic ? statics : all.filter { !isStatic($0) }
    }

    private func seen(_ all: [DeclarationLocation], at offset: UInt32, in file: Int) -> [DeclarationLocation] {
        guard all.contains(where: { index.declaration($0).condition != nil }) else { return all }
        let conditions = source(file).conditionTexts(at: offset)
        if conditions.isEmpty { return all }
        let seen = all.filter { location in
            let own = source(location.file).conditionTexts(of: index.declaration(location))
            return !BuildConditions.exclude(onAllSystems: own, conditions)
        }
        return seen.isEmpty ? all : seen
    }

    /// The type of a value as the code at an offset sees it: the declaration in the same branch.
    func seen(_ type: ResolvedType, at offset: UInt32, in file: Int) -> ResolvedType {
        switch type {
        case .declared(let declared, let arguments) where index.types[declared].isConditional:
            .declared(branch(of: declared, seenAt: offset, in: file), arguments: arguments)
        case .optional(let inner): .optional(seen(inner, at: offset, in: file))
        case .implicitlyUnwrapped(let inner): .implicitlyUnwrapped(seen(inner, at: offset, in: file))
        case .metatype(let inner): .metatype(seen(inner, at: offset, in: file))
        default: type
        }
    }

    private func branch(of type: Int, seenAt offset: UInt32, in file: Int) -> Int {
        let others = index.otherBranches(of: type)
        if others.isEmpty { return type }
        let conditions = source(file).conditionTexts(at: offset)
        let seen = ([type] + others).first {
            !BuildConditions.exclude(onAllSystems: index.ownConditions(of: $0), conditions)
        }
        return seen ?? type
    }

    /// The types that a value may have where an expression reads it, if it has another type in another `#if` branch;
    /// empty for other values.
    func typesInBranches(of id: ExpressionID, in file: Int) -> [ResolvedType] {
        let all = types(of: id, seenAt: nil, in: file, depth: 0)
        return all.count < 2 ? [] : types(of: id, seenAt: source(file)[id].range.start, in: file, depth: 0)
    }

    /// - Parameter offset: where it is read; `nil` for all branches.
    private func types(of id: ExpressionID, seenAt offset: UInt32?, in file: Int, depth: Int) -> [ResolvedType] {
        let source = source(file)
        let expression = source[id]
        guard depth < Self.depthOfBranches else { return [] }
        let found: [LookupResult]
        switch (expression.kind, expression.base) {
        case (.identifier, _):
            let value = value(of: expression, in: file)
            guard case .declarations = value else { return [type(of: id, in: file)] }
            found = [value]
        case (.member, let base?):
            let bases = types(of: base, seenAt: offset, in: file, depth: depth + 1)
            found = bases.map { instanceMember(named: source.name(expression.name), of: $0) }
        default: return [type(of: id, in: file)]
        }
        var types: [ResolvedType] = []
        for value in found.map({ value in offset.map { seen(value, at: $0, in: file) } ?? value }) {
            for type in self.types(of: value, seenAt: offset, in: file, depth: depth) where !types.contains(type) {
                types.append(type)
            }
        }
        return types
    }

    private func types(of found: LookupResult, seenAt offset: UInt32?, in file: Int, depth: Int) -> [ResolvedType] {
        guard case .declarations(let locations, let parameters) = found,
            locations.allSatisfy({ index.declaration($0).kind == .variable })
        else { return [type(of: found, depth: depth)] }
        return locations.flatMap { location -> [ResolvedType] in
            let declaration = index.declaration(location)
            // A local constant has the type of its value.
            if location.file == file, declaration.type.isEmpty, declaration.binding == .plain,
                declaration.tupleElement == nil, source(file)[declaration.block].kind != .members,
                let value = declaration.initialValue
            {
                let types = types(of: value, seenAt: offset, in: file, depth: depth + 1)
                if types.count > 1 || offset != nil { return types }
            }
            return [type(ofValue: location, depth: depth).replacing(parameters)]
        }
    }
}
