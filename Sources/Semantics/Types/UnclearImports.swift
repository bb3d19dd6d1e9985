import Modules
import SwiftReader

/// Lookup of names in files with unclear imports. Such an import names a module without sources of that name, or one of
/// several that are equally near.
extension NameLookup {
    /// Whether a file has an unclear import. Imports of modules that are known to declare no dependencies do not count.
    package func hasUnclearImports(_ file: Int) -> Bool {
        imports(of: file).others.contains { isUnclear($0) }
    }

    /// Whether a file imports a module of a platform or of a well-known library, whose types are not known.
    package func importsPlatform(_ file: Int) -> Bool {
        imports(of: file).others.contains { PlatformModules.names.contains($0) }
    }

    /// Whether an import may denote an app module whose sources have another name, or several modules of this name.
    func isUnclear(_ module: String) -> Bool { !index.knownLibraries.isKnown(module: module) }

    /// The types of libraries with a name that a file could see if it imported them, the first of each library.
    package func unimportedTypes(named name: String, file: Int) -> [Int] {
        let candidates = index.types(named: name)
        return candidates.isEmpty ? [] : importable(among: candidates, file: file)
    }

    /// The only visible type with a name, if the imports of a file do not determine the module.
    func onlyDeclared(among candidates: [Int], file: Int) -> Int? {
        let types = declared(among: candidates, file: file)
        guard let first = types.first else { return nil }
        return types.allSatisfy { index.types[$0].module == index.types[first].module } ? first : nil
    }

    /// The types that a file may see through unclear imports, the first of each module.
    ///
    /// - Parameter candidates: in order of module.
    package func declared(among candidates: [Int], file: Int) -> [Int] {
        hasUnclearImports(file) ? importable(among: candidates, file: file) : []
    }

    private func importable(among candidates: [Int], file: Int) -> [Int] {
        let home = index.modules[index.files[file].module]
        var found: [Int] = []
        for type in candidates {
            let declared = index.types[type]
            let module = index.modules[declared.module]
            let isImportable = module.kind == .library || home.kind == .test && module.kind == .application
            let isVisible = declared.access >= .public || declared.access == .package && module.package == home.package
            guard isImportable, isVisible, declared.module != index.files[file].module,
                found.last.map({ index.types[$0].module != declared.module }) ?? true,
                !StandardLibrary.declaresType(named: declared.qualifiedName), declared.qualifiedName != "Void",
                // Modules do not import each other.
                !index.files[declared.file].imports.contains(home.name)
            else { continue }
            found.append(type)
        }
        return found
    }
}
