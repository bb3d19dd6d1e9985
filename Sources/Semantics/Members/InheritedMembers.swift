import SwiftReader

extension SemanticModel {
    /// The members that a type and its extensions declare, without inherited ones.
    package func members(of type: Int) -> Members { memberTable.members(of: type) }

    /// The members of extensions of a type that no source declares, such as `EmptyComponent`.
    func members(ofForeign name: String) -> Members { memberTable.members(ofForeign: name) }

    /// The members of a type with a name, and the values of the generic parameters of the type that declares them. The
    /// members are those of the nearest class in the superclass chain that has any, otherwise those of protocols.
    func inheritedMembers(
        named name: String,
        of type: Int,
        arguments: [ResolvedType]
    ) -> (members: ArraySlice<Member>, parameters: [String: ResolvedType]) {
        guard let number = memberTable.number(of: name) else { return ([], [:]) }
        if let own = members(of: type)[number: number] {
            return (own, genericParameters(of: type, arguments: arguments))
        }
        if ancestry(of: type).superclasses.isEmpty, inheritedProtocols(ofType: type).isEmpty { return ([], [:]) }
        let key = type << 32 | number
        if arguments.isEmpty, let known = inheritedMemberTables[key] {
            return (known, known.first?.type.map { genericParameters(inherited: $0, by: type) } ?? [:])
        }
        let result = findInheritedMembers(number, of: type, arguments: arguments)
        if arguments.isEmpty { inheritedMemberTables.set(result.members, for: key) }
        return result
    }

    /// The values of an ancestor's generic parameters in a class.
    private func genericParameters(inherited ancestor: Int, by type: Int) -> [String: ResolvedType] {
        let chain = ancestry(of: type)
        guard chain.superclasses.contains(where: { $0.type == ancestor && !$0.arguments.isEmpty }) else { return [:] }
        let step = chain.chain(from: type, arguments: [], in: self).first { $0.type == ancestor }
        return step.map { genericParameters(of: ancestor, arguments: $0.arguments) } ?? [:]
    }

    private func findInheritedMembers(
        _ name: Int,
        of type: Int,
        arguments: [ResolvedType]
    ) -> (members: ArraySlice<Member>, parameters: [String: ResolvedType]) {
        for ancestor in ancestry(of: type).chain(from: type, arguments: arguments, in: self) {
            if let found = members(of: ancestor.type)[number: name] {
                return (found, genericParameters(of: ancestor.type, arguments: ancestor.arguments))
            }
        }
        for conformance in inheritedProtocols(ofType: type).all {
            guard let found = members(of: conformance)[number: name] else { continue }
            if found.allSatisfy({ mayHave($0, type, [:]) }) { return (found, [:]) }
            let had = found.filter { mayHave($0, type, [:]) }
            if !had.isEmpty { return (had[...], [:]) }
        }
        return ([], [:])
    }

    /// The values of a type's generic parameters.
    package func genericParameters(of type: Int, arguments: [ResolvedType]) -> [String: ResolvedType] {
        guard !arguments.isEmpty else { return [:] }
        let own = names(ofGenericParametersOf: type)
        var names = own
        if own.count < arguments.count {
            // `Outer<Int>.Inner<String>`: those of the enclosing types come first.
            let around = resolution.lookup.typesAround(type: type).reversed()
            names = around.flatMap { self.names(ofGenericParametersOf: $0) } + own
            if names.count != arguments.count { names = own }
        }
        return Dictionary(zip(names, arguments)) { _, inner in inner }
    }

    private func names(ofGenericParametersOf type: Int) -> [String] {
        let source = source(index.types[type].file)
        return source.namesOfGenericParameters(of: index.declaration(of: type))
    }
}
