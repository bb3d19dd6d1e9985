/// What a file imports, directly and indirectly.
package struct FileImports {
    /// The modules whose sources are read.
    let modules: [Int]
    /// The names of the other modules.
    package let others: [String]
    /// The only names at the top level of a module that are imported, as in `import struct Core.User`, for modules that
    /// are not imported as a whole.
    fileprivate let symbols: [Int: Set<String>]

    /// Whether one of the modules is the home of a type.
    ///
    /// - Parameter name: its qualified name.
    func provide(typeNamed name: String, of module: Int) -> Bool {
        modules.contains(module) && includes(typeNamed: name, of: module)
    }

    /// Whether the imports of a module include a type.
    ///
    /// - Parameter name: its qualified name.
    func includes(typeNamed name: String, of module: Int) -> Bool {
        guard !symbols.isEmpty, let names = symbols[module] else { return true }
        return names.contains(String(name.prefix { $0 != "." }))
    }
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
        for (name, symbols) in index.files[file].importedNames { found.add(name, symbols, from: own, in: self) }
        for name in index.modules[own].companions { found.add(name, nil, from: own, in: self) }
        if index.hasReexports {
            found.addReexports(of: own, nil, in: self)
            found.addReexports(in: self)
        }
        let result = found.imports
        memory.imports.set(result, for: file)
        return result
    }

    /// Whether the module that declares a type depends on the branches of an `#if`: one has `import One`, another
    /// `import Two`, and both modules declare a type of the name.
    func dependsOnImports(_ type: Int, file: Int) -> Bool {
        guard index.hasConditionalImports else { return false }
        let (declared, own) = (index.types[type], index.files[file].module)
        let name = declared.qualifiedName
        let candidates = index.types(named: name)
        guard declared.module != own, candidates.count > 1 else { return false }
        let imports = imports(of: file)
        let hasOther = candidates.contains { candidate in
            let home = index.types[candidate].module
            guard home != declared.module, !index.libraries.isStub(home) else { return false }
            return imports.provide(typeNamed: name, of: home)
        }
        return hasOther && !unconditionalImports(of: file).provide(typeNamed: name, of: declared.module)
    }

    private func unconditionalImports(of file: Int) -> FileImports {
        if let known = memory.unconditionalImports[file] { return known }
        let own = index.files[file].module
        var found = ImportSearch(own: own, isUnconditional: true)
        for statement in index.files[file].source.imports where statement.declaration.condition == nil {
            found.add(statement.module, statement.symbol.map { [$0] }, from: own, in: self)
        }
        for name in index.modules[own].companions { found.add(name, nil, from: own, in: self) }
        found.addReexports(of: own, nil, in: self)
        found.addReexports(in: self)
        let result = found.imports
        memory.unconditionalImports.set(result, for: file)
        return result
    }

    /// What a module reexports, directly and indirectly.
    func reexports(of module: Int) -> FileImports {
        var found = ImportSearch(own: module)
        found.addReexports(of: module, nil, in: self)
        found.addReexports(in: self)
        return found.imports
    }
}

extension IndexedFile {
    /// The modules that it imports, each with the only names that it imports from there; `nil` for all names.
    fileprivate var importedNames: [(module: String, symbols: Set<String>?)] {
        if importedSymbols.isEmpty { return imports.map { ($0, nil) } }
        return imports.map { module in
            let symbols = importedSymbols.filter { $0.module == module }.map(\.name)
            let isWhole = imports.count { $0 == module } > symbols.count
            return (module, isWhole ? nil : Set(symbols))
        }
    }
}

private struct ImportSearch {
    let own: Int
    /// Whether it leaves out the imports in an `#if`.
    let isUnconditional: Bool
    private var modules: [Int] = []
    private var others: [String] = []
    private var symbols: [Int: Set<String>] = [:]
    /// The modules whose reexports have not been added, or only for fewer names.
    private var pending: [Int] = []

    init(own: Int, isUnconditional: Bool = false) {
        self.own = own
        self.isUnconditional = isUnconditional
    }

    var imports: FileImports { FileImports(modules: modules, others: others, symbols: symbols) }

    /// Adds the modules named `name`, as seen from `module`.
    ///
    /// - Parameter names: the only names that are imported from there; `nil` for all names.
    mutating func add(_ name: String, _ names: Set<String>?, from module: Int, in lookup: NameLookup) {
        let named = lookup.modules(named: name, importedBy: module)
        if named.isEmpty, !others.contains(name) { others.append(name) }
        for found in named where found != own {
            if !modules.contains(found) {
                modules.append(found)
                symbols[found] = names
            } else if let known = symbols[found], names.map({ !known.isSuperset(of: $0) }) ?? true {
                symbols[found] = names.map(known.union)
            } else {
                continue
            }
            pending.append(found)
        }
    }

    /// Adds what the modules found so far reexport.
    mutating func addReexports(in lookup: NameLookup) {
        var next = 0
        while next < pending.count {
            addReexports(of: pending[next], symbols[pending[next]], in: lookup)
            next += 1
        }
    }

    mutating func addReexports(of module: Int, _ names: Set<String>?, in lookup: NameLookup) {
        for reexport in lookup.index.reexports[module] where !(isUnconditional && reexport.isConditional) {
            let only = reexport.symbol.map { symbol in names.map { $0.intersection([symbol]) } ?? [symbol] } ?? names
            add(reexport.module, only, from: module, in: lookup)
        }
    }
}
