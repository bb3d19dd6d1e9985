import SwiftReader

/// Regions of names: areas in which every type name except `Self` has one meaning.
///
/// Most enclosing types do not change the meaning of names, so all files of a module with the same imports form one
/// region.
extension NameLookup {
    /// The number of the region of a block.
    func region(of block: BlockID, in file: Int) -> Int {
        let known = memory.regionsOfFiles[file]
        if known > 0 { return Int(known) }
        if known == 0 {
            let found = isOneRegion(file) ? regionOfTopLevel(of: file) : -1
            memory.regionsOfFiles[file] = found
            if found > 0 { return Int(found) }
        }
        return regionInside(of: block, in: file)
    }

    /// Whether no block of a file can change the meaning of a name. `true` is certain.
    private func isOneRegion(_ file: Int) -> Bool {
        let indexed = index.files[file]
        guard !indexed.mayChangeNames else { return false }
        return index.outerTypes.isEmpty
            || !indexed.types.contains {
                index.outerTypes.contains(index.types[$0].qualifiedName) || index.mayInheritTypes($0)
            }
    }

    private func regionInside(of block: BlockID, in file: Int) -> Int {
        let source = index.files[file].source
        func key(_ block: BlockID) -> Int { file << 32 | Int(block.value) }
        if let known = memory.regions[key(block)] { return Int(known) }
        var outermost = block
        var region: Int32 = -1
        while region < 0 {
            if changesNames(outermost, in: file) {
                region = memory.newRegion()
            } else if let parent = source[outermost].parent {
                outermost = parent
                region = memory.regions[key(parent)] ?? -1
            } else {
                region = regionOfTopLevel(of: file)
            }
        }
        var current = block
        while current != outermost, let parent = source[current].parent {
            memory.regions.set(region, for: key(current))
            current = parent
        }
        memory.regions.set(region, for: key(outermost))
        return Int(region)
    }

    private func regionOfTopLevel(of file: Int) -> Int32 {
        let indexed = index.files[file]
        // Types that only this file sees take precedence over others.
        if indexed.hidesTypes { return memory.newRegion() }
        let view = LookupMemory.View(module: indexed.module, imports: indexed.imports, symbols: indexed.importedSymbols)
        if let known = memory.regionOfView[view] { return known }
        let region = memory.newRegion()
        memory.regionOfView[view] = region
        return region
    }

    /// Whether a name may have another meaning inside a block than outside: a generic parameter, an associated type, a
    /// type in a function, or a type nested in the type of a member block.
    private func changesNames(_ id: BlockID, in file: Int) -> Bool {
        let indexed = index.files[file]
        if indexed.localTypes[id] != nil { return true }
        let source = indexed.source
        let block = source[id]
        guard let owner = block.owner else { return false }
        let declaration = source[owner]
        if !declaration.genericParameters.isEmpty { return true }
        if declaration.kind == .protocol, !source.associatedTypes(in: id).isEmpty { return true }
        guard block.kind == .members, let type = index.type(of: owner, in: file) else { return false }
        let name = index.types[type].qualifiedName
        if index.outerTypes.contains(name) || index.mayInheritTypes(type) { return true }
        guard declaration.kind == .extension else { return false }
        if index.types[type].kind == .protocol, let own = index.ownBlock(of: type) {
            if !index.files[own.file].source.associatedTypes(in: own.block).isEmpty { return true }
        }
        return name.utf8.contains(UInt8(ascii: ".")) || !index.declaration(of: type).genericParameters.isEmpty
    }
}
