import SourceLayout
import SwiftReader

extension TypeIndex {
    /// The index over all files of all modules. Generated files are not among them.
    static func index(of sources: [ModuleSources]) -> TypeIndex {
        var builder = TypeIndexBuilder()
        for (module, moduleSources) in sources.enumerated() {
            builder.modules.append(moduleSources.module)
            builder.otherImports.append(moduleSources.otherImports)
            builder.byName.append([:])
            for file in moduleSources.files { builder.add(file, module: module) }
        }
        return builder.finish()
    }
}

private struct TypeIndexBuilder {
    var modules: [Module] = []
    var otherImports: [[String]] = []
    var byName: [[String: [Int]]] = []
    private var files: [IndexedFile] = []
    private var types: [DeclaredType] = []
    private var pendingExtensions: [DeclarationPlace] = []

    mutating func add(_ source: SourceFile, module: Int) {
        let file = files.count
        var typeOfDeclaration: [DeclarationID: Int] = [:]
        var localAliases: [BlockID: [String: DeclarationID]] = [:]
        for (index, declaration) in source.declarations.enumerated() {
            let id = DeclarationID(index)
            if declaration.kind == .extension {
                pendingExtensions.append(DeclarationPlace(file: file, declaration: id))
            }
            guard declaration.isNominal || declaration.kind == .typealias else { continue }
            guard let around = surroundings(of: declaration, in: source, types: typeOfDeclaration) else {
                if declaration.kind == .typealias {
                    localAliases[declaration.block, default: [:]][source.name(declaration.name)] = id
                }
                continue
            }
            let name = source.name(declaration.name)
            let qualified = around.prefix.isEmpty ? name : "\(around.prefix).\(name)"
            typeOfDeclaration[id] = types.count
            byName[module][qualified, default: []].append(types.count)
            types.append(
                DeclaredType(
                    name: name,
                    qualifiedName: qualified,
                    module: module,
                    file: file,
                    declaration: id,
                    kind: declaration.kind,
                    access: min(declaration.access ?? around.defaultAccess, around.access)
                )
            )
        }
        files.append(
            IndexedFile(
                source: source,
                module: module,
                imports: source.importedModules,
                typeOfDeclaration: typeOfDeclaration,
                localAliases: localAliases
            )
        )
    }

    private struct Surroundings {
        let prefix: String
        let access: Access
        let defaultAccess: Access
    }

    /// The types around a declaration; `nil` for a local one.
    private func surroundings(
        of declaration: Declaration,
        in source: SourceFile,
        types known: [DeclarationID: Int]
    ) -> Surroundings? {
        let block = source[declaration.block]
        if block.kind == .file { return Surroundings(prefix: "", access: .open, defaultAccess: .internal) }
        guard block.kind == .members, let owner = block.owner else { return nil }
        let outer = source[owner]
        if outer.kind == .extension {
            let access = outer.access ?? .internal
            return Surroundings(prefix: source.joined(outer.name), access: .open, defaultAccess: access)
        }
        guard let type = known[owner] else { return nil }
        return Surroundings(
            prefix: types[type].qualifiedName,
            access: types[type].access,
            defaultAccess: outer.kind == .protocol ? types[type].access : .internal
        )
    }

    private func ambiguousNames() -> Set<String> {
        var seen: Set<String> = []
        var ambiguous: Set<String> = []
        for (module, names) in byName.enumerated() where modules[module].kind == .library {
            for (name, candidates) in names where candidates.contains(where: { types[$0].access >= .public }) {
                if !seen.insert(name).inserted { ambiguous.insert(name) }
            }
        }
        return ambiguous
    }

    func finish() -> TypeIndex {
        var modulesByName: [String: [Int]] = [:]
        for (index, module) in modules.enumerated() { modulesByName[module.name, default: []].append(index) }
        let ambiguous = ambiguousNames()
        var extensions = [[DeclarationPlace]](repeating: [], count: types.count)
        var extendedTypes: [DeclarationPlace: Int] = [:]
        var foreignExtensions: [String: [DeclarationPlace]] = [:]
        func index() -> TypeIndex {
            TypeIndex(
                modules: modules,
                otherImports: otherImports,
                files: files,
                types: types,
                byName: byName,
                ambiguousNames: ambiguous,
                modulesByName: modulesByName,
                extensions: extensions,
                extendedTypes: extendedTypes,
                foreignExtensions: foreignExtensions
            )
        }
        // What an extension extends is found among the types alone.
        let plain = index()
        let resolution = TypeResolution(index: plain)
        for place in pendingExtensions {
            switch resolution.type(of: plain.declaration(place).name, in: place.file, block: .file) {
            case .declared(let type, _):
                extensions[type].append(place)
                extendedTypes[place] = type
            case .named(let name, _): foreignExtensions[name, default: []].append(place)
            default: continue
            }
        }
        return index()
    }
}
