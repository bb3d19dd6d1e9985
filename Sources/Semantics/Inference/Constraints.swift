import SwiftReader

extension SemanticModel {
    /// The constraints of the generic parameters of a function and its enclosing types: `D: LoginDependency`, or the
    /// same in a `where` clause.
    func constraints(of declaration: Declaration, in file: Int) -> [String: ResolvedType] {
        var result = ownConstraints(of: declaration, in: file)
        let source = source(file)
        var hidden = source.genericParameterNames(of: declaration)
        for block in source.blocks(from: declaration.block) where source[block].kind == .members {
            for (name, outer) in constraints(ofMembersIn: block, in: file) where !hidden.contains(name) {
                result[name] = joined(result[name], outer)
            }
            if let owner = type(owning: block, in: file) {
                hidden += self.source(index.types[owner].file).genericParameterNames(of: index.declaration(of: owner))
            }
        }
        return result
    }

    /// The constraints that an extension and the extended type, or another type, declare for their members.
    private func constraints(ofMembersIn block: BlockID, in file: Int) -> [String: ResolvedType] {
        let source = source(file)
        let owner = source[block].owner.map { source[$0] }
        let added = owner.map { $0.kind == .extension ? ownConstraints(of: $0, in: file) : [:] } ?? [:]
        guard let type = type(owning: block, in: file) else { return added }
        let declared = ownConstraints(of: index.declaration(of: type), in: index.types[type].file)
        return added.isEmpty ? declared : declared.merging(added) { joined($0, $1) }
    }

    /// The constraint of a generic parameter that is visible in a block.
    package func constraint(of name: String, at block: BlockID, in file: Int) -> ResolvedType? {
        let source = source(file)
        for block in source.blocks(from: block) {
            if source[block].kind == .members {
                if let found = constraints(ofMembersIn: block, in: file)[name] { return found }
            } else if let owner = source[block].owner, let found = constraints(of: source[owner], in: file)[name] {
                return found
            }
        }
        return nil
    }

    /// The types in the requirements `Self: X` and `Self == X` of a `where` clause.
    func constraintsOfSelf(in declaration: Declaration, _ file: Int) -> [ResolvedType] {
        if declaration.whereClause.isEmpty { return [] }
        let source = source(file)
        let words = source.tokens(in: declaration.whereClause).map { source.name($0.range) }
        return Self.requirements(in: words).compactMap { requirement in
            guard requirement.first == "Self", let form = TypeSyntaxReader.form(of: Array(requirement.dropFirst(2)))
            else { return nil }
            return resolution.type(of: form, in: file, block: declaration.block)
        }
    }

    private func ownConstraints(of declaration: Declaration, in file: Int) -> [String: ResolvedType] {
        guard !declaration.genericParameters.isEmpty || declaration.mayConstrainOuterParameters else { return [:] }
        let location = file << 32 | Int(declaration.range.start)
        if let known = constraintTables[location] { return known }
        let found = findConstraints(of: declaration, in: file)
        constraintTables.set(found, for: location)
        return found
    }

    private func findConstraints(of declaration: Declaration, in file: Int) -> [String: ResolvedType] {
        let source = source(file)
        var result = whereConstraints(of: declaration, in: file)
        for number in declaration.genericParameters.indices {
            let parameter = source.genericParameters[number]
            guard !parameter.constraint.isEmpty else { continue }
            let block = declaration.body ?? declaration.block
            let constraint = resolution.type(of: parameter.constraint, in: file, block: block)
            let name = source.name(parameter.name)
            result[name] = joined(result[name], .opaque(constraint))
        }
        return result
    }

    /// Two constraints of one parameter, `D: LoginDependency, D: Sendable`.
    private func joined(_ known: ResolvedType?, _ new: ResolvedType) -> ResolvedType {
        guard let known, case .opaque(let other) = new else { return new }
        // Nothing restricts a parameter more than equality.
        guard case .opaque(let one) = known else { return known }
        return .opaque(resolution.composition([one, other]))
    }

    /// `where D: LoginDependency`, `where D == LoginComponent`.
    private func whereConstraints(of declaration: Declaration, in file: Int) -> [String: ResolvedType] {
        guard !declaration.whereClause.isEmpty else { return [:] }
        let source = source(file)
        let words = source.tokens(in: declaration.whereClause).map { source.name($0.range) }
        var result: [String: ResolvedType] = [:]
        for requirement in words.split(separator: ",") {
            let sign = requirement.dropFirst().first
            guard sign == ":" || sign == "==", let name = requirement.first,
                let form = TypeSyntaxReader.form(of: Array(requirement.dropFirst(2)))
            else { continue }
            let block = declaration.body ?? declaration.block
            let type = resolution.type(of: form, in: file, block: block)
            result[name] = joined(result[name], sign == ":" ? .opaque(type) : type)
        }
        return result
    }
}

extension Declaration {
    /// Whether its `where` clause may be about generic parameters of other declarations.
    fileprivate var mayConstrainOuterParameters: Bool {
        switch kind {
        case .extension, .function, .initializer, .subscript: !whereClause.isEmpty
        default: false
        }
    }
}

extension SourceFile {
    fileprivate func genericParameterNames(of declaration: Declaration) -> [String] {
        genericParameters[declaration.genericParameters.indices].map { name($0.name) }
    }
}
