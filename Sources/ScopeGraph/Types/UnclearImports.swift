import SourceLayout
import SwiftReader

/// Names in files with imports that do not tell a module: of a module whose sources are not at hand under that name, or
/// of one of several that are equally near.
extension NameLookup {
    /// Whether some import of a file does not tell a module. What is known of the module's sources does not count.
    func hasUnclearImports(_ file: Int) -> Bool {
        imports(of: file).others.contains { isUnclear($0) }
    }

    /// Whether the sources of a module of an app may be at hand under another name, or under this one several times.
    func isUnclear(_ module: String) -> Bool { !KnownModules.declareNoDependencies(module) }

    /// The one type of a name that a module declares for others, where the imports of a file do not tell more.
    func onlyDeclared(among candidates: [Int], file: Int) -> Int? {
        let types = declared(among: candidates, file: file)
        guard let first = types.first else { return nil }
        return types.allSatisfy { index.types[$0].module == index.types[first].module } ? first : nil
    }

    /// The types of a name that a file may see through imports that do not tell a module, the first of each module.
    ///
    /// - Parameter candidates: in order of module.
    func declared(among candidates: [Int], file: Int) -> [Int] {
        guard hasUnclearImports(file) else { return [] }
        let home = index.modules[index.files[file].module]
        var found: [Int] = []
        for type in candidates {
            let declared = index.types[type]
            let module = index.modules[declared.module]
            let isImportable = module.kind == .library || home.kind == .test && module.kind == .application
            let isVisible = declared.access >= .public || declared.access == .package && module.package == home.package
            guard isImportable, isVisible, declared.module != index.files[file].module,
                found.last.map({ index.types[$0].module != declared.module }) ?? true,
                // A library's own classes, and what the language calls so, are meant by these names.
                !Library.declaresType(named: declared.qualifiedName),
                !StandardLibrary.declaresType(named: declared.qualifiedName)
            else { continue }
            found.append(type)
        }
        return found
    }
}
