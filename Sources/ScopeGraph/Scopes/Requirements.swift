import SwiftReader

extension Codebase {
    /// What a dependency asks for: the union over its protocols, sorted by name, one for each name and type.
    func requirements(of contract: StaticType) -> [Requirement] {
        var result: [Requirement] = []
        var known: [String: [Int]] = [:]
        for type in protocols(of: contract) {
            for (file, owner, block) in index.memberBlocks(of: type) where owner.kind == .protocol {
                for requirement in requirements(in: block, file: file, of: type) {
                    let same = known[requirement.name, default: []].first { result[$0].type.matches(requirement.type) }
                    if let same {
                        let known = result[same]
                        let first = requirement.isSettable ? requirement : known
                        result[same] = first.declared(with: max(known.access, requirement.access))
                    } else {
                        known[requirement.name, default: []].append(result.count)
                        result.append(requirement)
                    }
                }
            }
        }
        return result.sorted { ($0.name, $0.type.canonical) < ($1.name, $1.type.canonical) }
    }

    private func requirements(in block: BlockID, file: Int, of type: Int) -> [Requirement] {
        let source = source(file)
        return source[block].items.indices.compactMap { item in
            guard case .declaration(let id) = source.items[item] else { return nil }
            let declaration = source[id]
            guard declaration.kind == .variable, !declaration.modifiers.contains(.static),
                let meaning = text.meaning(of: declaration.type, in: file, block: block)
            else { return nil }
            return Requirement(
                name: source.name(declaration.name),
                type: meaning,
                place: source.place(of: declaration.name),
                declaredIn: index.types[type].qualifiedName,
                isSettable: declaration.accessors.indices.contains { source.accessors[$0].kind == .set },
                attributes: declaration.attributes.indices.map { source.text(source.attributes[$0].range) },
                conditions: conditions(of: declaration, in: source),
                access: index.types[type].access
            )
        }
    }

    /// The tests of the branches around a declaration, outermost first; `else` for the last branch.
    private func conditions(of declaration: Declaration, in source: SourceFile) -> [String] {
        var result: [String] = []
        var current = declaration.condition
        while let number = current, source.conditions.indices.contains(Int(number)) {
            let condition = source.conditions[Int(number)]
            result.insert(condition.test.isEmpty ? "else" : source.text(condition.test), at: 0)
            current = condition.parent
        }
        return result
    }
}
