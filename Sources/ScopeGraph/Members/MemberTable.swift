import SwiftReader

extension Codebase {
    /// The members that a type and its extensions declare, by name; initialisers under `init`, subscripts under
    /// `subscript`. Inherited ones are not among them.
    func members(of type: Int) -> [String: [Member]] {
        if let known = memberTables[type] { return known }
        let blocks = index.memberBlocks(of: type)
        var table: [String: [Member]] = [:]
        table.reserveCapacity(blocks.reduce(0) { $0 + source($1.file)[$1.block].items.indices.count })
        for (file, owner, block) in blocks {
            add(membersOf: block, in: file, owner: owner, type: type, to: &table)
        }
        memberTables[type] = table
        return table
    }

    /// The members that extensions give to a type that no source declares, such as `EmptyComponent`.
    func members(ofForeign name: String) -> [String: [Member]] {
        if let known = foreignMemberTables[name] { return known }
        var table: [String: [Member]] = [:]
        for place in index.foreignExtensions[name] ?? [] {
            let owner = index.declaration(place)
            guard let block = owner.body else { continue }
            add(membersOf: block, in: place.file, owner: owner, type: -1, to: &table)
        }
        foreignMemberTables[name] = table
        return table
    }

    private func add(
        membersOf block: BlockID,
        in file: Int,
        owner: Declaration,
        type: Int,
        to table: inout [String: [Member]]
    ) {
        let source = source(file)
        for item in source[block].items.indices {
            guard case .declaration(let id) = source.items[item] else { continue }
            let declaration = source[id]
            let place = DeclarationPlace(file: file, declaration: id)
            let member = Member(
                place: place,
                owner: Member.Owner(kind: owner.kind, access: owner.access),
                type: type
            )
            switch declaration.kind {
            case .variable, .function, .enumCase: table[source.name(declaration.name), default: []].append(member)
            case .initializer: table["init", default: []].append(member)
            case .subscript: table["subscript", default: []].append(member)
            default: continue
            }
        }
    }

    /// The member of a name that a value of a type has, the nearest in the superclass chain first, then those that
    /// protocols give; with what its generic parameters stand for.
    func inheritedMembers(
        named name: String,
        of type: Int,
        arguments: [StaticType]
    ) -> (members: [Member], parameters: [String: StaticType]) {
        if let own = members(of: type)[name], !own.isEmpty {
            return (own, genericParameters(of: type, arguments: arguments))
        }
        if ancestry(of: type).superclasses.isEmpty, conformances(of: type).isEmpty { return ([], [:]) }
        if arguments.isEmpty, let known = inheritedMemberTables[InheritedName(type: type, name: name)] {
            return (known, known.first.map { genericParameters(inherited: $0.type, by: type) } ?? [:])
        }
        let result = findInheritedMembers(named: name, of: type, arguments: arguments)
        if arguments.isEmpty { inheritedMemberTables[InheritedName(type: type, name: name)] = result.members }
        return result
    }

    /// What the generic parameters of an ancestor stand for in a class.
    private func genericParameters(inherited ancestor: Int, by type: Int) -> [String: StaticType] {
        let chain = ancestry(of: type)
        guard chain.superclasses.contains(where: { $0.type == ancestor && !$0.arguments.isEmpty }) else { return [:] }
        let step = chain.chain(from: type, arguments: [], in: self).first { $0.type == ancestor }
        return step.map { genericParameters(of: ancestor, arguments: $0.arguments) } ?? [:]
    }

    private func findInheritedMembers(
        named name: String,
        of type: Int,
        arguments: [StaticType]
    ) -> (members: [Member], parameters: [String: StaticType]) {
        for ancestor in ancestry(of: type).chain(from: type, arguments: arguments, in: self) {
            if let found = members(of: ancestor.type)[name], !found.isEmpty {
                return (found, genericParameters(of: ancestor.type, arguments: ancestor.arguments))
            }
        }
        for conformance in conformances(of: type) {
            if let found = members(of: conformance.protocolType)[name], !found.isEmpty { return (found, [:]) }
        }
        return ([], [:])
    }

    /// What the generic parameters of a type stand for.
    func genericParameters(of type: Int, arguments: [StaticType]) -> [String: StaticType] {
        guard !arguments.isEmpty else { return [:] }
        let source = source(index.types[type].file)
        var result: [String: StaticType] = [:]
        for (position, parameter) in index.declaration(of: type).genericParameters.indices.enumerated() {
            guard position < arguments.count else { break }
            result[source.name(source.genericParameters[parameter].name)] = arguments[position]
        }
        return result
    }
}
