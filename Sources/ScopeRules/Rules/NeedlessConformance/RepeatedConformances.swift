import ScopeGraph
import Semantics
import SwiftReader

/// A conformance that a class declares although it, or a superclass, has declared it already. It does not compile.
struct RepeatedConformance: Sendable {
    /// The scope of the class: an index into `ScopeGraph.scopes`.
    let scope: Int
    let protocolName: String
    let location: SourceLocation
    /// The location of the first clause.
    let first: SourceLocation
}

extension ScopeDeclarations {
    /// The repeated conformances of all classes of scopes, in the order of the scopes.
    func repeatedConformances(in model: SemanticModel) -> [RepeatedConformance] {
        model.forEachScope(of: table.partialScopes.count) { model, numbers in
            numbers.flatMap { number -> [RepeatedConformance] in
                guard let scope = scope(number), table.partialScopes[number].kind != .builder,
                    let type = table.partialScopes[number].type
                else { return [] }
                return model.repeatedConformances(of: type, scope)
            }
        }
    }
}

extension SemanticModel {
    fileprivate func repeatedConformances(of type: Int, _ scope: Int) -> [RepeatedConformance] {
        let own = statedProtocols(of: type)
        guard !own.isEmpty, !index.types[type].isConditional else { return [] }
        var known: [Int: SourceLocation] = [:]
        for superclass in withSuperclasses(type).dropFirst() where !index.libraries.declares(superclass) {
            for (stated, location) in statedProtocols(of: superclass, in: index.types[type].module) {
                for inherited in [stated] + inheritedProtocols(of: [stated]).declared.map(\.protocolType) {
                    known[inherited] = known[inherited] ?? location
                }
            }
        }
        return own.compactMap { stated, location in
            guard let first = known[stated] else {
                known[stated] = location
                return nil
            }
            return RepeatedConformance(
                scope: scope,
                protocolName: index.types[stated].qualifiedName,
                location: location,
                first: first
            )
        }
    }

    /// The protocols in the clauses of a class and of its extensions in one module, outside `#if`, without those of
    /// libraries.
    ///
    /// - Parameter module: that of the class if it is `nil`.
    private func statedProtocols(of type: Int, in module: Int? = nil) -> [(type: Int, location: SourceLocation)] {
        var stated: [(type: Int, location: SourceLocation)] = []
        for location in [index.declarationLocation(of: type)] + index.extensions[type] {
            let source = source(location.file)
            let declaration = source[location.declaration]
            guard !declaration.inherited.indices.isEmpty, declaration.condition == nil,
                index.files[location.file].module == module ?? index.types[type].module
            else { continue }
            for range in source.types(declaration.inherited) {
                let named = resolution.type(inClause: range, of: declaration, in: location.file)
                guard case .declared(let named, _) = named, index.types[named].kind == .protocol,
                    !index.types[named].isConditional, !index.libraries.declares(named)
                else { continue }
                stated.append((named, source.location(of: range)))
            }
        }
        return stated
    }
}
