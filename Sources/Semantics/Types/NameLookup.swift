import Modules
import SwiftReader

/// Finds the type that a name denotes at a location. Enclosing scopes come first, then the module, then the modules
/// that the file imports.
package struct NameLookup {
    let index: TypeIndex
    let memory: LookupMemory

    init(index: TypeIndex) {
        self.index = index
        memory = LookupMemory(fileCount: index.files.count)
    }

    /// - Parameters:
    ///   - names: the parts of a dotted name, at least one.
    ///   - file: an index into `TypeIndex.files`.
    ///   - block: the block that contains the name.
    /// - Returns: an index into `TypeIndex.types`; `nil` if no source declares it, or if it is not certain.
    package func type(named names: [String], file: Int, block: BlockID) -> Int? {
        guard let first = names.first, let last = names.last, let word = index.names.word(last) else { return nil }
        if names.count == 1 { return type(word, named: first, file: file, block: block) }
        let region = region(of: block, in: file)
        let name = names.joined(separator: ".")
        if let known = memory.types[region]?[name] { return known }
        let members = index.files[file].source.members(around: block)
        let found =
            members.flatMap { type(in: typesAround($0, in: file), names, file: file) }
            ?? pick(index.types(named: name), file: file)
            ?? moduleQualified(first, Array(names.dropFirst()), file: file)
        memory.types[region, default: [:]][name] = .some(found)
        return found
    }

    /// The same for a name that may have generic arguments or begin with a module selector.
    package func type(named parts: [TypeSyntax.Component], file: Int, block: BlockID) -> Int? {
        let names = parts.map(\.name)
        guard let module = parts.first?.module else { return type(named: names, file: file, block: block) }
        return type(named: names, inModule: module, file: file)
    }

    /// The same for a name without a dot.
    ///
    /// - Parameters:
    ///   - word: its number in `TypeIndex.names`.
    ///   - name: only evaluated if the number is not enough.
    package func type(_ word: Int, named name: @autoclosure () -> String, file: Int, block: BlockID) -> Int? {
        // Most names belong to a single type, which all files of its module see.
        if let only = index.names.onlyType(word), index.types[only].module == index.files[file].module,
            index.types[only].access > .fileprivate
        {
            return only
        }
        let key = region(of: block, in: file) << 32 | word
        if let known = memory.typesOfWords[key] { return known < 0 ? nil : Int(known) }
        let members = index.outerTypes.isEmpty ? nil : index.files[file].source.members(around: block)
        let found =
            members.flatMap { type(in: typesAround($0, in: file), [name()], file: file) }
            ?? pick(index.names.types[word], file: file)
        memory.typesOfWords.set(Int32(truncatingIfNeeded: found ?? -1), for: key)
        return found
    }

    /// The type nested in one of the enclosing types of a location, or an enclosing type itself.
    private func type(in around: [Int], _ names: [String], file: Int) -> Int? {
        for outer in around {
            if let type = member(names, of: outer, file: file) { return type }
        }
        return nil
    }

    /// Chooses among types with one qualified name: that of the file's own module, else that of an imported module.
    private func pick(_ candidates: [Int], file: Int) -> Int? {
        if candidates.isEmpty { return nil }
        if let type = pick(candidates, in: index.files[file].module, file: file) { return type }
        if let type = importedByItself(candidates, file: file) { return type }
        let imports = imports(of: file)
        let name = index.types[candidates[0]].qualifiedName
        for module in imports.modules where !index.libraries.isStub(module) {
            guard imports.includes(typeNamed: name, of: module) else { continue }
            if let type = pick(candidates, in: module, file: file) { return type }
        }
        for module in imports.modules where index.libraries.isStub(module) {
            if let type = pick(candidates, in: module, file: file) { return type }
        }
        if let type = ofLibrary(candidates) { return type }
        // Not if it may be a typealias or an associated type of a protocol that the enclosing type conforms to.
        let mayBeInherited = index.names.word(name).map(index.names.isParameter) ?? false
        return mayBeInherited ? nil : onlyDeclared(among: candidates, file: file)
    }

    /// The class or base protocol of the first library. The file may import a module without sources that reexports
    /// the library.
    private func ofLibrary(_ candidates: [Int]) -> Int? {
        let found = candidates.filter { index.libraries[$0]?.isFoundWithoutImport ?? false }
        if found.count < 2 { return found.first }
        // Of one library, the first type.
        func library(_ type: Int) -> Int { index.libraries[type]?.library ?? .max }
        return found.min { (library($0), $0) < (library($1), $1) }
    }

    /// The type that the file imports by its own name, as in `import struct Core.User`. It hides types of other
    /// modules.
    private func importedByItself(_ candidates: [Int], file: Int) -> Int? {
        for symbol in index.files[file].importedSymbols {
            let named = candidates.filter {
                index.types[$0].qualifiedName.split(separator: ".").first == symbol.name[...]
            }
            if named.isEmpty { continue }
            for module in nearest(named: symbol.module, to: index.files[file].module) {
                if let type = pick(named, in: module, file: file) { return type }
            }
        }
        return nil
    }

    /// `Module::Type`: a type at the top level of a module, or one nested in it.
    ///
    /// - Parameter names: the parts of the name after the module, at least one.
    func type(named names: [String], inModule module: String, file: Int) -> Int? {
        if let type = moduleQualified(module, names, file: file) { return type }
        let isRead = index.modulesByName[module] != nil || index.importedModules.contains(module)
        return isRead ? nil : pick(index.types(named: names.joined(separator: ".")), file: file)
    }

    /// `Module.Type`: looks in the nearest module of that name.
    private func moduleQualified(_ module: String, _ names: [String], file: Int) -> Int? {
        let candidates = index.types(named: names.joined(separator: "."))
        let own = index.files[file].module
        if index.modules[own].name == module { return pick(candidates, in: own, file: file) }
        let modules = modules(named: module, importedBy: own)
        for candidate in modules {
            if let type = pick(candidates, in: candidate, file: file) { return type }
        }
        if let type = reexported(candidates, by: modules, file: file) { return type }
        let imports = index.files[file].imports
        guard modules.isEmpty, imports.contains(module), isUnclear(module),
            let only = onlyDeclared(among: candidates, file: file)
        else { return nil }
        // The file's own module, and one that the file imports by its own name, are others.
        let home = index.types[only].module
        return home == own || imports.contains(index.modules[home].name) ? nil : only
    }

    /// `Module.Type` where the module only reexports the type.
    private func reexported(_ candidates: [Int], by modules: [Int], file: Int) -> Int? {
        guard index.hasReexports, let first = candidates.first else { return nil }
        let name = index.types[first].qualifiedName
        for module in modules {
            let reexports = reexports(of: module)
            for home in reexports.modules where reexports.includes(typeNamed: name, of: home) {
                if let type = pick(candidates, in: home, file: file) { return type }
            }
        }
        return nil
    }

    /// The modules that an import provides: those of the name, and those with files that a target of the name also
    /// compiles.
    func modules(named name: String, importedBy own: Int) -> [Int] {
        let name = index.modules[own].ownName(ofImported: name)
        let sharing = index.modulesBySharer.isEmpty ? [] : index.modulesBySharer[name] ?? []
        let named = nearest(named: name, to: own)
        return sharing.isEmpty ? named : named + sharing.filter { !named.contains($0) && $0 != own }
    }

    /// The modules of a name: those of the same package, else those of a package that the manifest references by path,
    /// else the nearest by folder. Empty if several are equally near. Libraries take precedence over other modules,
    /// unless the importer is a test.
    func nearest(named name: String, to own: Int) -> [Int] {
        guard var all = index.modulesByName[name] else { return [] }
        if all.count == 1 { return all }
        let home = index.modules[own]
        if home.kind != .test {
            let libraries = all.filter { index.modules[$0].kind == .library }
            if !libraries.isEmpty { all = libraries }
        }
        if all.count == 1 { return all }
        let siblings = all.filter { index.modules[$0].package == home.package }
        if siblings.count == 1 { return siblings }
        let reached = all.filter { home.reachedPackages.contains(index.modules[$0].package) }
        if reached.count == 1 { return reached }
        let shared = all.map { sharedParts(index.modules[$0].folder, home.folder) }
        guard let most = shared.max() else { return [] }
        let best = zip(all, shared).filter { $0.1 == most }.map(\.0)
        return best.count == 1 ? best : []
    }

    private func sharedParts(_ left: String, _ right: String) -> Int {
        zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
    }

    /// The enclosing types of a block that contain nested types, innermost first.
    private func typesAround(_ block: BlockID, in file: Int) -> [Int] {
        if index.outerTypes.isEmpty { return [] }
        let key = file << 32 | Int(block.value)
        if let known = memory.typesAround[key] { return known }
        let found = findTypes(around: block, in: file).filter {
            index.outerTypes.contains(index.types[$0].qualifiedName)
        }
        memory.typesAround.set(found, for: key)
        return found
    }

    private func findTypes(around block: BlockID, in file: Int) -> [Int] {
        let source = index.files[file].source
        var result: [Int] = []
        for block in source.blocks(from: block) where source[block].kind == .members {
            guard let owner = source[block].owner, let type = index.type(of: owner, in: file) else { continue }
            result.append(type)
            if index.mayInheritTypes(type) { result += inherited(by: type) }
        }
        return result
    }

    func member(named name: String, of outer: Int, file: Int) -> Int? { member([name], of: outer, file: file) }

    /// The types that qualify the name of a type, innermost first.
    func typesAround(type: Int) -> [Int] {
        let declared = index.types[type]
        if declared.qualifiedName == declared.name { return [] }
        var prefix = declared.qualifiedName.split(separator: ".").map(String.init)
        var result: [Int] = []
        while prefix.count > 1 {
            prefix.removeLast()
            result += index.types(named: prefix.joined(separator: "."), in: declared.module)
        }
        return result
    }

    /// A type nested in `outer`, or `outer` itself if the name denotes it.
    private func member(_ names: [String], of outer: Int, file: Int) -> Int? {
        let declared = index.types[outer]
        let candidates = index.types(named: "\(declared.qualifiedName).\(names.joined(separator: "."))")
        if let type = pick(candidates, in: declared.module, file: file) { return type }
        let own = index.files[file].module
        return own == declared.module ? nil : pick(candidates, in: own, file: file)
    }

    /// Chooses the type of a module among types with one qualified name, as seen from a file: first the private ones of
    /// the file, never those of other files. If several remain, they are branches of an `#if`, and the first is
    /// returned.
    private func pick(_ named: [Int], in module: Int, file: Int) -> Int? {
        let candidates = index.types(in: module, among: named)
        let own = candidates.first { index.types[$0].file == file && index.types[$0].access <= .fileprivate }
        if let own { return own }
        let sameModule = index.files[file].module == module
        return candidates.first { candidate in
            let access = index.types[candidate].access
            // Internal types of another module are visible to its tests. An invisible type is better than none.
            return sameModule ? access > .fileprivate || index.types[candidate].file == file : access > .fileprivate
        }
    }
}
