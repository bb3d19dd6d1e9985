import SwiftReader

/// Members of modules that a file does not import, with the upcoming feature `MemberImportVisibility`.
extension SemanticModel {
    /// The module of a member that a conformance needs and does not see, because the file with its clause does not
    /// import the module. `nil` if the clause may see a member of that name.
    ///
    /// - Parameters:
    ///   - name: without labels.
    ///   - type: the class that declares the conformance.
    ///   - location: that of the clause.
    package func unimportedModule(
        ofMember name: String,
        of type: Int,
        forClauseAt location: SourceLocation
    ) -> Int? {
        guard let file = index.declarationLocations(of: type).first(where: { hasClause($0, at: location) })?.file,
            !resolution.lookup.hasUnclearImports(file)
        else { return nil }
        let owners = withSuperclasses(type) + inheritedProtocols(ofType: type).all
        let homes = owners.flatMap { owner in
            (members(of: owner)[name] ?? []).filter { $0.owner.kind != .protocol }
                .map { index.files[$0.location.file].module }
        }
        let seen = resolution.lookup.importedModules(of: file) + [index.files[file].module]
        return homes.contains(where: seen.contains) ? nil : homes.first
    }
}
