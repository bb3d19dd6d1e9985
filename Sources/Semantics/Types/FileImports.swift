/// What a file imports, directly and indirectly.
package struct FileImports {
    /// The modules whose sources are read.
    let modules: [Int]
    /// The names of the other modules.
    package let others: [String]
}

extension NameLookup {
    /// The modules with sources that a file imports, in the order of the imports, then those whose files its target
    /// also compiles, then those that any of these reexport with `@_exported`.
    package func importedModules(of file: Int) -> [Int] { imports(of: file).modules }

    /// The imports of a file: its own, the `@_exported` imports of other files of its module, and those of the modules
    /// that it imports.
    package func imports(of file: Int) -> FileImports {
        if let known = memory.imports[file] { return known }
        let own = index.files[file].module
        var found = ImportSearch(own: own)
        for name in index.files[file].imports { found.add(name, from: own, in: self) }
        for name in index.modules[own].companions { found.add(name, from: own, in: self) }
        if index.hasReexports {
            for name in index.reexports[own] { found.add(name, from: own, in: self) }
            var next = 0
            while next < found.modules.count {
                let module = found.modules[next]
                for name in index.reexports[module] { found.add(name, from: module, in: self) }
                next += 1
            }
        }
        let result = FileImports(modules: found.modules, others: found.others)
        memory.imports.set(result, for: file)
        return result
    }
}

private struct ImportSearch {
    let own: Int
    private(set) var modules: [Int] = []
    private(set) var others: [String] = []

    init(own: Int) { self.own = own }

    /// Adds the modules named `name`, as seen from `module`.
    mutating func add(_ name: String, from module: Int, in lookup: NameLookup) {
        let named = lookup.modules(named: name, importedBy: module)
        if named.isEmpty, !others.contains(name) { others.append(name) }
        for found in named where found != own && !modules.contains(found) { modules.append(found) }
    }
}
