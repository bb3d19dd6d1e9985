import SwiftReader

extension SemanticModel {
    /// The `#if` conditions under which some protocols inherit others, by the inherited protocol. Those that they always
    /// inherit have none.
    func conditionsOfInherited(by protocols: [Int]) -> [Int: [String]] {
        let inherited = inheritedProtocols(of: protocols).all
        guard (protocols + inherited).contains(where: inheritsConditionally) else { return [:] }
        var known: [Int: [Int: [String]]] = [:]
        var alternatives: [Int: [[String]]] = [:]
        for type in protocols {
            // What a macro adds may be inherited in all builds.
            guard ([type] + index.otherBranches(of: type)).allSatisfy(isWithoutMacros) else { return [:] }
            for (other, conditions) in conditionsOfInherited(by: type, &known) {
                alternatives[other, default: []].append(conditions)
            }
        }
        for type in protocols { alternatives[type] = nil }
        return alternatives.mapValues(BuildConditions.either).filter { !$0.value.isEmpty }
    }

    /// Whether the protocols that a protocol names may depend on the build.
    private func inheritsConditionally(_ type: Int) -> Bool {
        if index.types[type].isConditional { return true }
        let (declaration, file) = (index.declaration(of: type), index.types[type].file)
        return source(file).types(declaration.inherited).contains {
            branches(ofClause: $0, of: declaration, in: file).contains { !$0.conditions.isEmpty }
        }
    }

    private func isWithoutMacros(_ type: Int) -> Bool { macroClauses(of: index.declarationLocation(of: type)).isEmpty }

    /// - Parameter known: the results for other protocols.
    private func conditionsOfInherited(by type: Int, _ known: inout [Int: [Int: [String]]]) -> [Int: [String]] {
        if let found = known[type] { return found }
        // A circle ends here.
        known[type] = [:]
        var alternatives: [Int: [[String]]] = [:]
        for branch in [type] + index.otherBranches(of: type) {
            let (declaration, file) = (index.declaration(of: branch), index.types[branch].file)
            let own = source(file).conditionTexts(of: declaration)
            for range in source(file).types(declaration.inherited) {
                for clause in branches(ofClause: range, of: declaration, in: file) {
                    let conditions = BuildConditions.both(own, clause.conditions)
                    for part in parts(of: clause.type).compactMap(\.declaredType) {
                        alternatives[part, default: []].append(conditions)
                        for (other, further) in conditionsOfInherited(by: part, &known) {
                            alternatives[other, default: []].append(BuildConditions.both(conditions, further))
                        }
                    }
                }
            }
        }
        let found = alternatives.mapValues(BuildConditions.either)
        known[type] = found
        return found
    }

    /// What a clause names: one type, or those of a typealias with several declarations in `#if` branches.
    private func branches(
        ofClause range: SourceRange,
        of declaration: Declaration,
        in file: Int
    ) -> [(type: ResolvedType, conditions: [String])] {
        let type = resolution.type(inClause: range, of: declaration, in: file)
        guard parts(of: type).count > 1, let form = TypeSyntaxReader.form(of: range, in: source(file)),
            case .name(let names) = form.bare,
            let alias = resolution.lookup.type(named: names, file: file, block: declaration.block),
            index.types[alias].kind == .typealias
        else { return [(type, [])] }
        let branches = resolution.branches(ofAlias: alias)
        return branches.isEmpty ? [(type, [])] : branches
    }
}

extension Requirement {
    /// Merges two requirements with the same name and type, from two protocols or two branches of an `#if`.
    func joined(with other: Requirement) -> Requirement {
        let chosen = other.isSettable && !isSettable ? other : self
        return Requirement(
            name: name,
            type: other.type.isSendableFunction ? other.type : type,
            location: chosen.location,
            declaredIn: chosen.declaredIn,
            isSettable: chosen.isSettable,
            attributes: chosen.attributes,
            isolation: isolation == other.isolation ? isolation : nil,
            isNonisolated: isNonisolated || other.isNonisolated,
            isIsolatedByDefault: isIsolatedByDefault && other.isIsolatedByDefault,
            isPreconcurrency: isPreconcurrency || other.isPreconcurrency,
            mayBeSendable: mayBeSendable && other.mayBeSendable,
            conditions: BuildConditions.either([conditions, other.conditions]),
            access: max(access, other.access),
            setterAccess: [self, other].filter(\.isSettable).map(\.setterAccess).max(),
            writtenType: chosen.writtenType,
            namesAssociatedType: namesAssociatedType || other.namesAssociatedType,
            effects: effects.common(with: other.effects),
            mutation: chosen.mutation,
            method: method
        )
    }
}
