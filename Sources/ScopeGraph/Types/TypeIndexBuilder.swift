import SourceLayout
import SwiftReader

extension TypeIndex {
    /// The index over all files of all modules. Generated files are not among them.
    static func index(of sources: [ModuleSources]) -> TypeIndex {
        var builder = TypeIndexBuilder()
        for (module, moduleSources) in sources.enumerated() {
            builder.modules.append(moduleSources.module)
            builder.otherImports.append(moduleSources.otherImports)
            for file in moduleSources.files { builder.add(file, module: module) }
        }
        return builder.finish()
    }
}

private struct TypeIndexBuilder {
    var modules: [Module] = []
    var otherImports: [[String]] = []
    private var files: [IndexedFile] = []
    private var types: [DeclaredType] = []
    private var names = TypeNames()
    private var pendingExtensions: [DeclarationPlace] = []
    private var capitalizedValues: Set<String> = []

    mutating func add(_ source: SourceFile, module: Int) {
        let file = files.count
        var localAliases: [BlockID: [String: DeclarationID]] = [:]
        let firstType = types.count
        for parameter in source.genericParameters { names.addParameter(source.name(parameter.name)) }
        for parameter in source.parameters { addValue(parameter.name, in: source) }
        for (index, declaration) in source.declarations.enumerated() {
            let id = DeclarationID(index)
            if declaration.kind == .extension {
                pendingExtensions.append(DeclarationPlace(file: file, declaration: id))
            }
            if declaration.kind == .associatedtype { names.addParameter(source.name(declaration.name)) }
            switch declaration.kind {
            case .variable, .function, .enumCase:
                addValue(declaration.name, in: source)
                continue
            case .class, .struct, .enum, .actor, .protocol, .typealias: break
            default: continue
            }
            let name = source.name(declaration.name)
            guard let around = surroundings(of: declaration, in: source, types: firstType..<types.count) else {
                names.add(types.count, named: name, nil)
                if declaration.kind == .typealias {
                    localAliases[declaration.block, default: [:]][name] = id
                }
                continue
            }
            let qualified = around.prefix.isEmpty ? name : "\(around.prefix).\(name)"
            names.add(types.count, named: name, qualified)
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
                types: firstType..<types.count,
                localAliases: localAliases,
                hidesTypes: types[firstType...].contains { $0.access <= .fileprivate }
            )
        )
    }

    private mutating func addValue(_ name: SourceRange, in source: SourceFile) {
        guard !name.isEmpty, Int(name.start) < source.bytes.count else { return }
        switch source.bytes[Int(name.start)] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"): return
        default: capitalizedValues.insert(source.name(name))
        }
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
        types own: Range<Int>
    ) -> Surroundings? {
        let block = source[declaration.block]
        if block.kind == .file { return Surroundings(prefix: "", access: .open, defaultAccess: .internal) }
        guard block.kind == .members, let owner = block.owner else { return nil }
        let outer = source[owner]
        if outer.kind == .extension {
            let access = outer.access ?? .internal
            return Surroundings(prefix: source.joined(outer.name), access: .open, defaultAccess: access)
        }
        guard let type = types.number(of: owner, in: own) else { return nil }
        return Surroundings(
            prefix: types[type].qualifiedName,
            access: types[type].access,
            defaultAccess: outer.kind == .protocol ? types[type].access : .internal
        )
    }

    private func ambiguousNames() -> Set<String> {
        var ambiguous: Set<String> = []
        for candidates in names.types where candidates.count > 1 {
            let open = candidates.filter { types[$0].access >= .public && modules[types[$0].module].kind == .library }
            if open.contains(where: { types[$0].module != types[open[0]].module }) {
                ambiguous.insert(types[candidates[0]].qualifiedName)
            }
        }
        return ambiguous
    }

    /// The names of all types around others.
    private func outerTypes() -> Set<String> {
        var names: Set<String> = []
        for type in types where type.qualifiedName.utf8.count > type.name.utf8.count {
            var outer = type.qualifiedName[...]
            while let dot = outer.lastIndex(of: ".") {
                outer = outer[..<dot]
                names.insert(String(outer))
            }
        }
        return names
    }

    func finish() -> TypeIndex {
        var modulesByName: [String: [Int]] = [:]
        for (index, module) in modules.enumerated() { modulesByName[module.name, default: []].append(index) }
        let ambiguous = ambiguousNames()
        let outer = outerTypes()
        var extensions = [[DeclarationPlace]](repeating: [], count: types.count)
        var extendedTypes: [DeclarationPlace: Int] = [:]
        var foreignExtensions: [String: [DeclarationPlace]] = [:]
        func index() -> TypeIndex {
            TypeIndex(
                modules: modules,
                otherImports: otherImports,
                files: files,
                types: types,
                names: names,
                ambiguousNames: ambiguous,
                modulesByName: modulesByName,
                extensions: extensions,
                extendedTypes: extendedTypes,
                foreignExtensions: foreignExtensions,
                outerTypes: outer,
                capitalizedValues: capitalizedValues
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
