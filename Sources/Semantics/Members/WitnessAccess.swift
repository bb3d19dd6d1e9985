import SwiftReader

extension Access {
    /// The least access of a member that meets a requirement: that of the type and of the protocol, and never `open`.
    package static func ofWitness(in type: Access, for protocolAccess: Access) -> Access {
        min(type, protocolAccess, .public)
    }
}

extension SemanticModel {
    /// Whether a type is a protocol that is itself private to its file, not only because a type around it is.
    package func isPrivateProtocol(_ type: Int) -> Bool {
        guard index.types[type].kind == .protocol, index.types[type].access <= .fileprivate else { return false }
        return ([type] + index.otherBranches(of: type)).allSatisfy { branch in
            let declaration = index.declaration(of: branch)
            let source = source(index.types[branch].file)
            let owner = source[declaration.block].owner.map { source[$0] }
            let inherited = owner?.kind == .extension ? owner?.access : nil
            return declaration.access ?? inherited ?? .internal <= .fileprivate
        }
    }

    /// The least access that the imports around a clause of a class give to the class, if it is extended, and to the
    /// protocols of other modules that the clause names or that these inherit: `internal import Core`. An import that is
    /// not `public` limits the access that a member needs to meet them.
    package func importAccess(ofClauseAt location: SourceLocation, of type: Int, _ protocols: [Int]) -> Access {
        guard index.narrowsImports, let file = clause(at: location, of: type)?.declaration.file else {
            return .public
        }
        let own = index.files[file].module
        let homes = Set((protocols + [type]).map { index.types[$0].module }).subtracting([own])
        return homes.reduce(.public) { min($0, importAccess(ofModule: $1, in: file)) }
    }

    /// The widest access that an import in a file gives to a module; `public` if the file imports the module only
    /// indirectly.
    private func importAccess(ofModule module: Int, in file: Int) -> Access {
        let own = index.files[file].module
        let usual: Access = index.modules[own].language.hidesImports ? .internal : .public
        let direct = source(file).imports.filter {
            resolution.lookup.modules(named: $0.module, importedBy: own).contains(module)
        }
        return direct.map { $0.declaration.access ?? usual }.max() ?? .public
    }
}
