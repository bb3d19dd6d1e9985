import Cores
import Graphs
import Modules
import SwiftReader

extension TypeIndex {
    /// The index of all files of all modules, except generated files, and of the stubs of libraries without sources.
    package static func index(of sources: [ModuleSources], _ libraries: KnownLibraries, _ shares: Partitioning)
        -> TypeIndex
    {
        let files = sources.enumerated().flatMap { module, sources in sources.files.map { (module, $0) } }
        var builder = TypeIndexBuilder(
            modules: sources.map(\.module),
            otherImports: sources.map(\.otherImports),
            known: libraries
        )
        let modules = builder.modulesByName
        let found = mapOnAllCores(shares.portions(ofFiles: files.map { $0.1.bytes.count })) { numbers in
            numbers.map { FileTypes(of: files[$0].1, file: $0, module: files[$0].0, among: modules, libraries) }
        }
        builder.reserve(types: found.joined().reduce(0) { $0 + $1.types.count })
        for file in found.joined() { builder.add(file) }
        builder.addLibraries()
        return builder.finish(shares)
    }
}

private struct TypeIndexBuilder {
    private let known: KnownLibraries
    private var libraries: Libraries
    private var modules: [Module]
    private var otherImports: [[String]]
    private(set) var modulesByName: [String: [Int]]
    private var reexports: [Set<Reexport>]
    private var files: [IndexedFile] = []
    private var types: [DeclaredType] = []
    private var names = TypeNames()
    private var pendingExtensions: [DeclarationLocation] = []
    private var hasGlobalActors = false
    private var mentionsGlobalActors = false
    private var narrowsImports = false
    private var hasConditionalImports = false
    private var capitalizedValues: [String] = []
    private var protocolsWithAssociatedTypes: Set<String> = []
    private var importedModules: Set<String> = []
    /// The imports of the last file: neighbors often have the same.
    private var lastImports: [String] = []
    private var macros: [String: [DeclarationLocation]] = [:]
    private var inheritedNames: [(name: String, inherited: String)] = []

    init(modules: [Module], otherImports: [[String]], known: KnownLibraries) {
        self.known = known
        libraries = Libraries(besides: modules.count)
        self.modules = modules
        self.otherImports = otherImports
        reexports = [Set<Reexport>](repeating: [], count: modules.count)
        modulesByName = Dictionary(grouping: modules.indices) { modules[$0].name }
    }

    mutating func reserve(types count: Int) { types.reserveCapacity(count) }

    mutating func add(_ file: FileTypes) {
        let firstType = types.count
        for name in file.parameters { names.addParameter(name) }
        var next = firstType
        for (name, qualified, isType) in file.names {
            names.add(next, named: name, qualified)
            if isType { next += 1 }
        }
        types += file.types
        pendingExtensions += file.extensions
        if file.imports != lastImports {
            lastImports = file.imports
            importedModules.formUnion(file.imports)
        }
        inheritedNames += file.inheritedNames
        for macro in file.macros {
            macros[file.source.name(file.source[macro.declaration].name), default: []].append(macro)
        }
        hasGlobalActors = hasGlobalActors || file.namesGlobalActors
        mentionsGlobalActors = mentionsGlobalActors || file.namesGlobalActors || file.mentionsGlobalActors
        narrowsImports = narrowsImports || file.narrowsImports || modules[file.module].language.hidesImports
        hasConditionalImports = hasConditionalImports || file.hasConditionalImports
        capitalizedValues += file.capitalizedValues
        protocolsWithAssociatedTypes.formUnion(file.protocolsWithAssociatedTypes)
        if !file.reexports.isEmpty { reexports[file.module].formUnion(file.reexports) }
        addTestableImports(of: file)
        files.append(
            IndexedFile(
                source: file.source,
                module: file.module,
                imports: file.imports,
                importedSymbols: file.importedSymbols,
                hasForeignImports: file.hasForeignImports,
                types: firstType..<types.count,
                globals: file.globals,
                localTypes: file.localTypes,
                hidesTypes: file.types.contains { $0.access <= .fileprivate && !$0.isLocal },
                mayChangeNames: !file.parameters.isEmpty || !file.localTypes.isEmpty || !file.extensions.isEmpty
            )
        )
    }

    private mutating func addTestableImports(of file: FileTypes) {
        if file.testableImports.isEmpty { return }
        modules[file.module].testableImports.formUnion(file.testableImports)
        let statements = zip(file.source.imports, file.imports)
        let always = statements.filter { $0.0.isTestable && $0.0.declaration.condition == nil }.map(\.1)
        modules[file.module].testableImportsByFile[file.source.path] = Set(always)
    }

    /// Adds the libraries: those with sources, then the stubs of the others.
    mutating func addLibraries() {
        for (number, library) in known.all.enumerated() {
            for type in library.signs.flatMap({ names.types(named: $0) }) {
                let module = types[type].module
                // Classes of one form can be those of several libraries.
                let owner = known.number(named: modules[module].name) ?? libraries.number(ofModule: module)
                if owner ?? number == number, isSign(type, of: library) { libraries.add(module, number) }
            }
        }
        let imported = importedModules.union(otherImports.joined()).subtracting(modulesByName.keys).sorted()
        for number in known.all.indices {
            let aliases = imported.filter { known.number(ofModule: $0) == number }
            if aliases.isEmpty, libraries.contains(number) { continue }
            addStub(of: number, importedAs: aliases)
        }
    }

    /// Whether a type shows that its module is a library: a generic class with an initializer of the library.
    private func isSign(_ type: Int, of library: Library) -> Bool {
        let source = files[types[type].file].source
        let declaration = source[types[type].declaration]
        guard declaration.kind == .class, !declaration.genericParameters.isEmpty else { return false }
        return source.declarations(in: declaration.body).contains { id in
            guard source[id].kind == .initializer, let first = source[id].parameters.indices.first else { return false }
            let label = source.name(source.parameters[first].label)
            return library.initializerLabels.contains(label == "_" ? "" : label)
        }
    }

    private mutating func addStub(of library: Int, importedAs aliases: [String]) {
        let number = modules.count
        let module = Module.stub(named: aliases.first ?? known.all[library].module)
        for name in aliases.isEmpty ? [module.name] : aliases { modulesByName[name, default: []].append(number) }
        modules.append(module)
        otherImports.append([])
        reexports.append([])
        libraries.add(number, library)
        add(
            FileTypes(
                of: known.all[library].stub,
                file: files.count,
                module: number,
                among: modulesByName,
                known
            )
        )
    }

    private func markedTypes() -> Libraries {
        var libraries = libraries
        for (number, library) in known.all.enumerated() {
            for (name, roles) in library.types {
                for type in names.types(named: name) where libraries.number(ofModule: types[type].module) == number {
                    let isFound = types[type].kind == .class || library.protocols.contains(name)
                    libraries.add(type, LibraryType(library: number, roles: roles, isFoundWithoutImport: isFound))
                }
            }
        }
        return libraries
    }

    private func ambiguousNames() -> Set<String> {
        var ambiguous: Set<String> = []
        for candidates in names.types where candidates.count > 1 {
            let open = candidates.filter {
                types[$0].access >= .public && modules[types[$0].module].kind == .library
                    && !libraries.isStub(types[$0].module)
            }
            if open.contains(where: { types[$0].module != types[open[0]].module }) {
                ambiguous.insert(types[candidates[0]].qualifiedName)
            }
        }
        return ambiguous
    }

    /// The names of all types that contain other types.
    private func outerTypes() -> Set<String> {
        var names: Set<String> = []
        for type in types where type.qualifiedName.utf8.count > type.name.utf8.count {
            var outer = type.qualifiedName[...]
            while let dot = outer.lastIndex(of: ".") {
                outer = outer[..<dot]
                // If the name is known, its enclosing types are too.
                guard names.insert(String(outer)).inserted else { break }
            }
        }
        return names
    }

    /// The names of classes and protocols that may inherit, directly or not, from one that contains other types or
    /// declares associated types.
    private func inheritors(of outerTypes: Set<String>) -> Set<String> {
        let outer = protocolsWithAssociatedTypes.union(outerTypes.lazy.map(\.lastName))
        let first = inheritedNames.lazy.filter { outer.contains($0.inherited) }.map(\.name)
        if first.isEmpty { return [] }
        let subclasses = Dictionary(grouping: inheritedNames, by: \.inherited)
        return Set(reachable(from: first) { subclasses[$0, default: []].lazy.map(\.name) })
    }

    func finish(_ shares: Partitioning) -> TypeIndex {
        let ambiguous = ambiguousNames()
        let libraries = markedTypes()
        let outer = outerTypes()
        let inheritors = inheritors(of: outer)
        var extensions = [[DeclarationLocation]](repeating: [], count: types.count)
        var extendedTypes = IntMap<Int>()
        var foreignExtensions: [String: [DeclarationLocation]] = [:]
        let values = NameFilter(capitalizedValues)
        func index() -> TypeIndex {
            TypeIndex(
                knownLibraries: known,
                libraries: libraries,
                modules: modules,
                otherImports: otherImports,
                reexports: reexports.map { $0.sorted() },
                files: files,
                types: types,
                names: names,
                ambiguousNames: ambiguous,
                modulesByName: modulesByName,
                importedModules: importedModules,
                macros: macros,
                extensions: extensions,
                extendedTypes: extendedTypes,
                foreignExtensions: foreignExtensions,
                outerTypes: outer,
                inheritors: inheritors,
                hasGlobalActors: hasGlobalActors,
                mentionsGlobalActors: mentionsGlobalActors,
                narrowsImports: narrowsImports,
                hasConditionalImports: hasConditionalImports,
                capitalizedValues: values
            )
        }
        // Extended types are looked up before any extension is known.
        let plain = index()
        for (location, type) in zip(pendingExtensions, types(extendedBy: pendingExtensions, in: plain, shares)) {
            switch type {
            case .declared(let type, _):
                for branch in plain.branches(of: type, extendedBy: location) { extensions[branch].append(location) }
                extendedTypes.set(type, for: location.number)
            case .named(let name, _): foreignExtensions[name, default: []].append(location)
            default: continue
            }
        }
        return index()
    }

    private func types(extendedBy locations: [DeclarationLocation], in index: TypeIndex, _ shares: Partitioning)
        -> [ResolvedType]
    {
        mapOnAllCores(shares.portions(ofTypes: locations.count)) { portion in
            let resolution = TypeResolution(index: index)
            return locations[portion].map {
                resolution.type(of: index.declaration($0).name, in: $0.file, block: .file)
            }
        }
        .flatMap { $0 }
    }
}
