import SwiftReader

/// Clauses that name a protocol without an import of its module.
extension SemanticModel {
    /// Where a type names a protocol of another module in a file that does not import the module; `nil` if it does not.
    package func unimportedClause(naming protocolType: Int, of type: Int) -> SourceLocation? {
        let name = index.types[protocolType].qualifiedName
        for location in index.declarationLocations(of: type) {
            let (source, declaration) = (source(location.file), index.declaration(location))
            for range in source.types(declaration.inherited) where source.joined(range) == name {
                guard case .named = resolution.type(inClause: range, of: declaration, in: location.file),
                    resolution.lookup.unimportedTypes(named: name, file: location.file) == [protocolType]
                else { continue }
                return source.location(of: range)
            }
        }
        return nil
    }
}
