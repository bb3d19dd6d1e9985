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
        let source = source(location.file)
        return source.types(declaration.inherited).contains { range in
            let named = resolution.type(inClause: range, of: declaration, in: location.file)
            // A typealias may mean another protocol in other builds.
            if parts(of: named).contains(where: { isAlias(source.joined(range), of: $0) }) { return true }
            return parts(of: named).contains { part in
                guard let type = part.declaredType, index.types[type].kind == .protocol else { return false }
                return protocols.contains { $0 == type || inheritedProtocols(ofType: type).location(of: $0) != nil }
            }
        }
    }

    /// Whether what a clause names does not have the name of the type that it means.
    private func isAlias(_ written: String, of type: ResolvedType) -> Bool {
        switch type {
        case .declared(let type, _): !written.contains(index.types[type].name)
        case .named(let name, _): !written.contains(name.split(separator: ".").last ?? "")
        default: true
        }
    }
}
