import SwiftReader

extension SemanticModel {
    /// The `#if` conditions under which some protocols inherit others, by the inherited protocol. Those that they always
    /// inherit have none.
    func conditionsOfInherited(by protocols: [Int]) -> [Int: [String]] {
        guard protocols.contains(where: { index.types[$0].isConditional }) else { return [:] }
        var alternatives: [Int: [[String]]] = [:]
        for type in protocols + protocols.flatMap(index.otherBranches) {
            let location = index.declarationLocation(of: type)
            let declaration = index.declaration(location)
            // What a macro adds may be inherited in all builds.
            guard macroClauses(of: location).isEmpty else { return [:] }
            let conditions = source(location.file).conditionTexts(of: declaration)
            for inherited in inheritedProtocols(inClausesOf: declaration, location.file) {
                alternatives[inherited, default: []].append(conditions)
            }
        }
        for type in protocols { alternatives[type] = nil }
        return alternatives.mapValues(BuildConditions.either).filter { !$0.value.isEmpty }
    }

    private func inheritedProtocols(inClausesOf declaration: Declaration, _ file: Int) -> Set<Int> {
        var found: Set<Int> = []
        for range in source(file).types(declaration.inherited) {
            let named = resolution.type(inClause: range, of: declaration, in: file)
            for type in parts(of: named).compactMap(\.declaredType) {
                found.insert(type)
                found.formUnion(inheritedProtocols(ofType: type).all)
            }
        }
        return found
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
            effects: effects.common(with: other.effects),
            mutation: chosen.mutation,
            method: method
        )
    }
}
