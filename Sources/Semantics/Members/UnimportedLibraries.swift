import SwiftReader

/// A declaration whose clause names a type of a library that the file does not import.
package struct UnimportedLibrary: Sendable {
    /// An index into `TypeIndex.types`.
    package let declaredType: Int
    /// The type of the library, as written.
    package let name: String
    /// The name under which other files import the library.
    package let module: String
    package let location: SourceLocation
}

extension SemanticModel {
    /// The first such declaration of each file. Files that may see the library through an unknown module, tests, and
    /// modules that never import it are exempt.
    package func unimportedLibraries() -> [UnimportedLibrary] {
        let declared = Dictionary(grouping: index.types.indices.filter(index.libraries.declares)) {
            index.types[$0].name
        }
        let names = NameFilter(names: Array(declared.keys))
        let found = onAllCores(filePortions) { model, files in
            files.compactMap { file in model.unimportedLibrary(in: file, names).map { (file: file, clause: $0) } }
        }
        // By library and module.
        var importedNames: [[Int]: String?] = [:]
        func importedName(_ library: Int, _ home: Int) -> String? {
            let known = importedNames[[library, home]] ?? self.importedName(ofLibrary: library, in: home)
            importedNames[[library, home]] = .some(known)
            return known
        }
        return found.joined().compactMap { found in
            let home = index.files[found.file].module
            // Without an import, the name does not show which library is meant: that of the module's other files.
            let others = (declared[found.clause.name] ?? []).compactMap { index.libraries[$0]?.library }
            let libraries = [found.clause.library] + others
            guard let module = libraries.lazy.compactMap({ importedName($0, home) }).first else { return nil }
            return UnimportedLibrary(
                declaredType: found.clause.type,
                name: found.clause.name,
                module: module,
                location: index.location(of: found.clause.type)
            )
        }
    }

    private typealias Clause = (type: Int, name: String, library: Int)

    private func unimportedLibrary(in file: Int, _ names: NameFilter) -> Clause? {
        // Almost all files that name a library import it.
        if index.files[file].imports.contains(where: index.knownLibraries.isLibrary) { return nil }
        if index.isOfLibrary(file) || index.isTest(file: file) { return nil }
        let imports = resolution.lookup.imports(of: file)
        if imports.modules.contains(where: { index.libraries.number(ofModule: $0) != nil })
            || imports.others.contains(where: resolution.lookup.isUnclear)
        {
            return nil
        }
        let source = source(file)
        for type in index.files[file].types {
            let declaration = index.declaration(of: type)
            guard declaration.kind == .class || declaration.kind == .protocol else { continue }
            for range in source.types(declaration.inherited) where names.isAnyWord(of: range, in: source) {
                guard case .declared(let base, _) = resolution.type(inClause: range, of: declaration, in: file),
                    let library = index.libraries[base]?.library, index.types[base].module != index.files[file].module,
                    isName(of: base, range, in: file, block: declaration.block)
                else { continue }
                return (type, index.types[base].name, library)
            }
        }
        return nil
    }

    /// Whether a type is written with its own name. A typealias of the sources may be visible without the library.
    private func isName(of type: Int, _ range: SourceRange, in file: Int, block: BlockID) -> Bool {
        let names = source(file).text(range).prefix { $0 != "<" }.split(separator: ".")
            .map { $0.trimmingPrefix { $0.isWhitespace }.prefix { !$0.isWhitespace } }
        return resolution.lookup.type(named: names.map(String.init), file: file, block: block) == type
    }

    /// The name under which files of a module import a library, so that no bridging header does.
    private func importedName(ofLibrary library: Int, in module: Int) -> String? {
        for file in index.files.indices where index.files[file].module == module {
            for name in index.files[file].imports {
                let modules = resolution.lookup.modules(named: name, importedBy: module)
                if modules.contains(where: { index.libraries.number(ofModule: $0) == library }) { return name }
            }
        }
        return nil
    }
}
