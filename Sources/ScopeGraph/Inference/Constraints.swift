import SwiftReader

extension Codebase {
    /// What the generic parameters of a function, and of the types around it, have to conform to, seen from inside:
    /// `D: LoginDependency`, or the same after `where`.
    func constraints(of declaration: Declaration, in file: Int) -> [String: StaticType] {
        var result = ownConstraints(of: declaration, in: file)
        var current: BlockID? = declaration.block
        while let id = current {
            let block = source(file)[id]
            if block.kind == .members, let type = type(owning: id, in: file) {
                let outer = ownConstraints(of: index.declaration(of: type), in: index.types[type].file)
                result.merge(outer) { inner, _ in inner }
            }
            current = block.parent
        }
        return result
    }

    /// What a generic parameter that is seen in a block has to conform to.
    func constraint(of name: String, at block: BlockID, in file: Int) -> StaticType? {
        let source = source(file)
        var current: BlockID? = block
        while let id = current {
            if let owner = source[id].owner, let found = constraints(of: source[owner], in: file)[name] { return found }
            if source[id].kind == .members, let type = type(owning: id, in: file) {
                let own = ownConstraints(of: index.declaration(of: type), in: index.types[type].file)
                if let found = own[name] { return found }
            }
            current = source[id].parent
        }
        return nil
    }

    private func ownConstraints(of declaration: Declaration, in file: Int) -> [String: StaticType] {
        guard !declaration.genericParameters.isEmpty else { return [:] }
        let source = source(file)
        var result = whereConstraints(of: declaration, in: file)
        for number in declaration.genericParameters.indices {
            let parameter = source.genericParameters[number]
            guard !parameter.constraint.isEmpty else { continue }
            let block = declaration.body ?? declaration.block
            let constraint = resolution.type(of: parameter.constraint, in: file, block: block)
            result[source.name(parameter.name)] = .opaque(constraint)
        }
        return result
    }

    /// `where D: LoginDependency`.
    private func whereConstraints(of declaration: Declaration, in file: Int) -> [String: StaticType] {
        guard !declaration.whereClause.isEmpty else { return [:] }
        let source = source(file)
        let words = source.tokens(in: declaration.whereClause).map { source.name($0.range) }
        var result: [String: StaticType] = [:]
        for requirement in words.split(separator: ",") where requirement.dropFirst().first == ":" {
            guard let name = requirement.first, let form = TypeFormReader.form(of: Array(requirement.dropFirst(2)))
            else { continue }
            let block = declaration.body ?? declaration.block
            result[name] = .opaque(resolution.type(of: form, in: file, block: block))
        }
        return result
    }
}
