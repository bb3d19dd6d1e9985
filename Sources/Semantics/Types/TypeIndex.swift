import Cores
import Modules
import SwiftReader

/// All types that the sources declare, and their extensions.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class TypeIndex: Sendable {
    package let knownLibraries: KnownLibraries
    /// The modules and types of these libraries.
    package let libraries: Libraries
    /// The modules with sources, then those of library stubs.
    package let modules: [Module]
    /// For each module, the imports of its files that are not modules with sources.
    package let otherImports: [[String]]
    /// By module, what its files reexport with `@_exported`, sorted.
    let reexports: [[Reexport]]
    /// Whether any module has such imports.
    package let hasReexports: Bool
    package let files: [IndexedFile]
    package let types: [DeclaredType]
    /// The types that are classes, ascending.
    package let classes: [Int]
    package let names: TypeNames
    /// The names of public types that more than one library declares. Code that imports both has to qualify them.
    let ambiguousNames: Set<String>
    /// The indices of all modules with a name.
    package let modulesByName: [String: [Int]]
    /// The modules that some file imports.
    package let importedModules: Set<String>
    /// The modules with files that other targets also compile, by the names of those targets.
    let modulesBySharer: [String: [Int]]
    /// The macros that the sources declare, by name.
    let macros: [String: [DeclarationLocation]]
    /// For each type, its extensions, in order of file and position.
    package let extensions: [[DeclarationLocation]]
    /// The extended type of each extension.
    let extendedTypes: IntMap<Int>
    /// Extensions of types that no source declares, by the written name: `EmptyComponent`.
    let foreignExtensions: [String: [DeclarationLocation]]
    /// The qualified names of types that contain other types.
    let outerTypes: Set<String>
    /// The names of classes and protocols that may inherit from such a type, or from a protocol with associated types.
    /// Others certainly do not.
    private let inheritors: Set<String>
    /// Whether a type may have a global actor. `false` is certain.
    let hasGlobalActors: Bool
    /// Whether a type or member may have a global actor. `false` is certain.
    let mentionsGlobalActors: Bool
    /// Whether any file imports a module so that its declarations are not public there.
    let narrowsImports: Bool
    /// Whether any import is in an `#if`.
    let hasConditionalImports: Bool
    /// Whether an asynchronous function without isolation runs on the actor of its caller; `nil` if that is not known,
    /// or not the same in all modules.
    let runsOnCallersActor: Bool?
    /// The names of variables, functions, cases and parameters that do not start with a lowercase letter.
    private let capitalizedValues: NameFilter

    init(
        knownLibraries: KnownLibraries,
        libraries: Libraries,
        modules: [Module],
        otherImports: [[String]],
        reexports: [[Reexport]],
        files: [IndexedFile],
        types: [DeclaredType],
        names: TypeNames,
        ambiguousNames: Set<String>,
        modulesByName: [String: [Int]],
        importedModules: Set<String>,
        macros: [String: [DeclarationLocation]],
        extensions: [[DeclarationLocation]],
        extendedTypes: IntMap<Int>,
        foreignExtensions: [String: [DeclarationLocation]],
        outerTypes: Set<String>,
        inheritors: Set<String>,
        hasGlobalActors: Bool,
        mentionsGlobalActors: Bool,
        narrowsImports: Bool,
        hasConditionalImports: Bool,
        capitalizedValues: NameFilter
    ) {
        self.knownLibraries = knownLibraries
        self.libraries = libraries
        self.modules = modules
        self.otherImports = otherImports
        self.reexports = reexports
        hasReexports = reexports.contains { !$0.isEmpty }
        let languages = modules.indices.filter { !libraries.isStub($0) }.map { modules[$0].language }
        let isKnown = languages.allSatisfy {
            $0.mode != nil && $0.runsOnCallersActor == languages[0].runsOnCallersActor
        }
        runsOnCallersActor = isKnown ? languages.first?.runsOnCallersActor : nil
        self.files = files
        self.types = types
        classes = types.indices.filter { types[$0].kind == .class }
        self.names = names
        self.ambiguousNames = ambiguousNames
        self.modulesByName = modulesByName
        self.importedModules = importedModules
        self.macros = macros
        var modulesBySharer: [String: [Int]] = [:]
        for (number, module) in modules.enumerated() {
            for sharer in module.sharers { modulesBySharer[sharer, default: []].append(number) }
        }
        self.modulesBySharer = modulesBySharer
        self.extensions = extensions
        self.extendedTypes = extendedTypes
        self.foreignExtensions = foreignExtensions
        self.outerTypes = outerTypes
        self.inheritors = inheritors
        self.hasGlobalActors = hasGlobalActors
        self.mentionsGlobalActors = mentionsGlobalActors
        self.narrowsImports = narrowsImports
        self.hasConditionalImports = hasConditionalImports
        self.capitalizedValues = capitalizedValues
    }

    /// Whether a class may inherit nested types from a superclass, or a protocol nested or associated types from a
    /// protocol. `false` is certain.
    func mayInheritTypes(_ type: Int) -> Bool {
        guard !inheritors.isEmpty, types[type].kind == .class || types[type].kind == .protocol else { return false }
        return inheritors.contains(types[type].name)
    }

    /// Whether a variable, function, case or parameter may have this name. Most capitalized names are types. `false` is
    /// certain.
    func mayBeValue(_ name: String) -> Bool {
        guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return true }
        // Two spellings of one name can have different bytes.
        return capitalizedValues.number(of: name) != nil || !name.isASCII
    }

    /// Whether a name in a file is plain and not the name of a variable, function, case or parameter. `true` is
    /// certain.
    func isPlainAndNoValue(_ name: SourceRange, in source: SourceFile) -> Bool {
        guard !name.isEmpty, Int(name.end) <= source.bytes.count,
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source.bytes[Int(name.start)])
        else { return false }
        return !capitalizedValues.contains(name, in: source) && source.isPlainName(name)
    }

    /// Whether another module that compiles some files of a type's module declares a type of the same name.
    func isDeclaredBySharers(_ type: DeclaredType) -> Bool {
        if modulesBySharer.isEmpty { return false }
        let sharers = modules[type.module].sharers + modules[type.module].companions
        guard !sharers.isEmpty else { return false }
        return types(named: type.qualifiedName).contains { other in
            types[other].module != type.module && sharers.contains(modules[types[other].module].name)
        }
    }

    /// All types with a qualified name, in order of module.
    package func types(named name: String) -> [Int] { names.types(named: name) }

    /// The types of a module with a qualified name. There are several if `#if` or `private` separates them.
    package func types(named name: String, in module: Int) -> ArraySlice<Int> {
        types(in: module, among: types(named: name))
    }

    /// The candidates that a module declares.
    ///
    /// - Parameter candidates: in order of module.
    package func types(in module: Int, among candidates: [Int]) -> ArraySlice<Int> {
        let first = candidates.indices.partitioningIndex { types[candidates[$0]].module >= module }
        return candidates[first...].prefix { types[$0].module == module }
    }

    package func declaration(_ location: DeclarationLocation) -> Declaration {
        files[location.file].source[location.declaration]
    }

    package func location(of type: Int) -> SourceLocation {
        let declared = types[type]
        let source = files[declared.file].source
        return source.location(of: source[declared.declaration].name)
    }

    package func declaration(of type: Int) -> Declaration { files[types[type].file].source[types[type].declaration] }

    package func declarationLocation(of type: Int) -> DeclarationLocation {
        DeclarationLocation(file: types[type].file, declaration: types[type].declaration)
    }

    /// The declarations of a type: its own, and then those of its extensions.
    package func declarationLocations(of type: Int) -> [DeclarationLocation] {
        [declarationLocation(of: type)] + extensions[type]
    }

    /// The member block of a type's declaration; `nil` if there is none.
    package func ownBlock(of type: Int) -> (file: Int, block: BlockID)? {
        declaration(of: type).body.map { (types[type].file, $0) }
    }

    /// The member blocks of a type: its own, then those of its extensions.
    package func memberBlocks(of type: Int) -> [MemberBlock] {
        let own = MemberBlock(declarationLocation(of: type), in: self)
        if extensions[type].isEmpty { return own.map { [$0] } ?? [] }
        return ([own] + extensions[type].map { MemberBlock($0, in: self) }).compactMap(\.self)
    }

    /// Whether a module has no sources here and may declare an app's protocols.
    package func isForeign(_ module: String) -> Bool {
        modulesByName[module] == nil && !knownLibraries.isKnown(module: module)
    }

    package func isTest(file: Int) -> Bool { modules[files[file].module].kind == .test }

    /// Whether a type is a protocol or a composition of protocols.
    package func isProtocol(_ type: ResolvedType) -> Bool {
        switch type {
        case .declared(let declared, _): types[declared].kind == .protocol
        case .composition: true
        default: false
        }
    }

    /// The files that contain the types or their extensions, ascending.
    package func files(of types: [Int]) -> [Int] {
        var holdsMembers = [Bool](repeating: false, count: files.count)
        for type in types {
            holdsMembers[self.types[type].file] = true
            for location in extensions[type] { holdsMembers[location.file] = true }
        }
        return holdsMembers.indices.filter { holdsMembers[$0] }
    }

    /// The type to whose members a block belongs: the declared or the extended type.
    package func type(around block: BlockID, in file: Int) -> Int? {
        let source = files[file].source
        for id in source.blocks(from: block) where source[id].kind == .members {
            if let owner = source[id].owner { return type(of: owner, in: file) }
        }
        return nil
    }

    /// The type that a declaration declares or extends; `nil` if no source declares it.
    package func type(of declaration: DeclarationID, in file: Int) -> Int? {
        let indexed = files[file]
        guard indexed.source[declaration].kind == .extension else {
            return types.number(of: declaration, in: indexed.types)
        }
        return extendedTypes[DeclarationLocation(file: file, declaration: declaration).number]
    }
}
