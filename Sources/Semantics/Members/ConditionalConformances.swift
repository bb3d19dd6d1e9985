import SwiftReader

extension SemanticModel {
    /// The `#if` conditions under which some types, which are one class and its superclasses, conform to a protocol.
    /// Empty if one of the clauses that lead to it is always compiled.
    package func conditions(ofConformanceTo protocolType: Int, by types: [Int]) -> [String] {
        let targets = [protocolType] + index.otherBranches(of: protocolType)
        var alternatives: [[String]] = []
        for type in types {
            for location in [index.declarationLocation(of: type)] + index.extensions[type]
            where mayConform(at: location, to: targets) {
                let source = source(location.file)
                let conditions = source.conditionTexts(of: source[location.declaration])
                if conditions.isEmpty { return [] }
                alternatives.append(conditions)
            }
        }
        return BuildConditions.either(alternatives)
    }

    /// Whether a declaration of a class, or an extension of it, declares or may declare a conformance to one of some
    /// protocols.
    private func mayConform(at location: DeclarationLocation, to protocols: [Int]) -> Bool {
        let declaration = index.declaration(location)
        if !macroClauses(of: location).isEmpty { return true }
        return source(location.file).types(declaration.inherited).contains { range in
            parts(of: resolution.type(inClause: range, of: declaration, in: location.file)).contains { part in
                guard let type = part.declaredType, index.types[type].kind == .protocol else { return false }
                return protocols.contains { $0 == type || inheritedProtocols(ofType: type).location(of: $0) != nil }
            }
        }
    }
}
