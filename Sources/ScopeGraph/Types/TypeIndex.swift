import Cores
import SourceLayout
import SwiftReader

/// A file among all files, with the module that it belongs to.
///
/// A class, because it never changes, and is asked for much more often than it is made.
final class IndexedFile: Sendable {
    let source: SourceFile
    /// An index into `TypeIndex.modules`.
    let module: Int
    /// The modules that it imports, by name; `import struct Core.User` counts for `Core`.
    let imports: [String]
    /// What alone it imports of a module: `import struct Core.User`.
    let importedSymbols: [ImportedSymbol]
    /// Whether one of these is not at hand and may declare an app's protocols.
    let hasForeignImports: Bool
    /// The types that it declares, in `TypeIndex.types`; they stand there in source order.
    let types: Range<Int>
    /// The typealiases inside functions and closures, by the block in which they stand.
    let localAliases: [BlockID: [String: DeclarationID]]
    /// Whether it declares types that no other file sees.
    let hidesTypes: Bool
    /// Whether something in it but a type in which others are nested may change what a name means. `false` is certain.
    let mayChangeNames: Bool

    init(
        source: SourceFile,
        module: Int,
        imports: [String],
        importedSymbols: [ImportedSymbol],
        hasForeignImports: Bool,
        types: Range<Int>,
        localAliases: [BlockID: [String: DeclarationID]],
        hidesTypes: Bool,
        mayChangeNames: Bool
    ) {
        self.source = source
        self.module = module
        self.imports = imports
        self.importedSymbols = importedSymbols
        self.hasForeignImports = hasForeignImports
        self.types = types
        self.localAliases = localAliases
        self.hidesTypes = hidesTypes
        self.mayChangeNames = mayChangeNames
    }
}

/// `User` of `Core` in `import struct Core.User`.
struct ImportedSymbol: Hashable, Sendable {
    let module: String
    let name: String
}

/// A nominal type or typealias that the sources declare.
struct DeclaredType: Sendable {
    let name: String
    /// Qualified by the types around it: `Outer.Inner`.
    let qualifiedName: String
    let module: Int
    let file: Int
    let declaration: DeclarationID
    let kind: Declaration.Kind
    /// As narrow as the types around it.
    let access: Access
}

/// A declaration of one file.
struct DeclarationLocation: Hashable, Sendable {
    let file: Int
    let declaration: DeclarationID

    /// Its own among all places of declarations.
    var number: Int { file << 32 | Int(declaration.value) }
}

/// The braces of a type or an extension.
struct MemberBlock: Sendable {
    let file: Int
    let owner: Declaration
    let block: BlockID

    /// `nil` where there are no braces.
    init?(_ location: DeclarationLocation, in index: TypeIndex) {
        let owner = index.declaration(location)
        guard let body = owner.body else { return nil }
        file = location.file
        self.owner = owner
        block = body
    }
}

/// All types that the sources declare, and their extensions.
///
/// A class, because it never changes, and is asked for much more often than it is made.
final class TypeIndex: Sendable {
    let modules: [Module]
    /// For each module, what files of it import that are not among `files`.
    let otherImports: [[String]]
    /// By module, the modules that its files import with `@_exported`, sorted: they are seen wherever it is.
    let reexports: [[String]]
    /// Whether any module has such imports.
    let hasReexports: Bool
    let files: [IndexedFile]
    let types: [DeclaredType]
    /// The names of the types.
    let names: TypeNames
    /// The names of public types that more than one library declares: code that imports both has to say whose it means.
    let ambiguousNames: Set<String>
    /// The indices of all modules of a name.
    let modulesByName: [String: [Int]]
    /// The names of all modules that some file imports.
    let importedModules: Set<String>
    /// By the names of the targets that compile some of their files too, the modules for which these count.
    let modulesBySharer: [String: [Int]]
    /// The macros that the sources declare, by name.
    let macros: [String: [DeclarationLocation]]
    /// For each type, its extensions, in order of file and place.
    let extensions: [[DeclarationLocation]]
    /// The type that an extension extends.
    let extendedTypes: IntMap<Int>
    /// Extensions of types that no source declares, by the name written: `EmptyComponent`.
    let foreignExtensions: [String: [DeclarationLocation]]
    /// The qualified names of types in which other types are nested.
    let outerTypes: Set<String>
    /// The names of classes that may inherit from such a type. That no other class does is certain.
    private let heirs: Set<String>
    /// Whether a type may have a global actor. `false` is certain.
    let hasGlobalActors: Bool
    /// Whether a type or member may have a global actor. `false` is certain.
    let mentionsGlobalActors: Bool
    /// The names of variables, functions, cases and parameters that do not begin with a small letter.
    private let capitalizedValues: NameFilter

    init(
        modules: [Module],
        otherImports: [[String]],
        reexports: [[String]],
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
        heirs: Set<String>,
        hasGlobalActors: Bool,
        mentionsGlobalActors: Bool,
        capitalizedValues: NameFilter
    ) {
        self.modules = modules
        self.otherImports = otherImports
        self.reexports = reexports
        hasReexports = reexports.contains { !$0.isEmpty }
        self.files = files
        self.types = types
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
        self.heirs = heirs
        self.hasGlobalActors = hasGlobalActors
        self.mentionsGlobalActors = mentionsGlobalActors
        self.capitalizedValues = capitalizedValues
    }

    /// Whether a class may inherit nested types from a superclass. `false` is certain.
    func mayInheritTypes(_ type: Int) -> Bool {
        !heirs.isEmpty && types[type].kind == .class && heirs.contains(types[type].name)
    }

    /// Whether a variable, a function, a case or a parameter may have a name: most that begin with a capital are types'.
    /// `false` is certain.
    func mayBeValue(_ name: String) -> Bool {
        guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return true }
        // Two spellings of one name can differ in their bytes.
        return capitalizedValues.number(of: name) != nil || !name.isASCII
    }

    /// Whether a name in a file is plain and that of no variable, function, case or parameter. `true` is certain.
    func isPlainAndNoValue(_ name: SourceRange, in source: SourceFile) -> Bool {
        guard !name.isEmpty, Int(name.end) <= source.bytes.count,
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source.bytes[Int(name.start)])
        else { return false }
        return !capitalizedValues.contains(name, in: source) && source.isPlainName(name)
    }

    /// All types of a qualified name, in order of module.
    func types(named name: String) -> [Int] { names.types(named: name) }

    /// The types of a qualified name in a module. More than one where `#if` or `private` tell them apart.
    func types(named name: String, in module: Int) -> ArraySlice<Int> { types(in: module, among: types(named: name)) }

    /// Those that a module declares.
    ///
    /// - Parameter candidates: in order of module.
    func types(in module: Int, among candidates: [Int]) -> ArraySlice<Int> {
        let first = candidates.indices.partitioningIndex { types[candidates[$0]].module < module }
        return candidates[first...].prefix { types[$0].module == module }
    }

    func declaration(_ location: DeclarationLocation) -> Declaration {
        files[location.file].source[location.declaration]
    }

    func location(of type: Int) -> SourceLocation {
        let declared = types[type]
        let source = files[declared.file].source
        return source.location(of: source[declared.declaration].name)
    }

    /// The declaration of a type.
    func declaration(of type: Int) -> Declaration { files[types[type].file].source[types[type].declaration] }

    /// Where a type is declared.
    func declarationLocation(of type: Int) -> DeclarationLocation {
        DeclarationLocation(file: types[type].file, declaration: types[type].declaration)
    }

    /// The braces of a type itself; `nil` where there are none.
    func ownBlock(of type: Int) -> (file: Int, block: BlockID)? {
        declaration(of: type).body.map { (types[type].file, $0) }
    }

    /// The blocks that hold the members of a type: its own, then its extensions'.
    func memberBlocks(of type: Int) -> [MemberBlock] {
        let own = MemberBlock(declarationLocation(of: type), in: self)
        // Most types have no extensions.
        if extensions[type].isEmpty { return own.map { [$0] } ?? [] }
        return ([own] + extensions[type].map { MemberBlock($0, in: self) }).compactMap(\.self)
    }

    /// Whether the sources of a module are not at hand, and it may declare an app's protocols.
    ///
    /// - Parameter known: the modules whose sources are at hand, by name.
    static func isForeign(_ module: String, besides known: [String: [Int]]) -> Bool {
        known[module] == nil && !KnownModules.declareNoDependencies(module)
    }

    func isTest(file: Int) -> Bool { modules[files[file].module].kind == .test }

    /// Whether a value of a type is one of a protocol, or of several.
    func isProtocol(_ type: ResolvedType) -> Bool {
        switch type {
        case .declared(let declared, _): types[declared].kind == .protocol
        case .composition: true
        default: false
        }
    }

    /// The files in which some types or extensions of them stand, ascending.
    func files(of types: some Sequence<Int>) -> [Int] {
        var holdsMembers = [Bool](repeating: false, count: files.count)
        for type in types {
            holdsMembers[self.types[type].file] = true
            for location in extensions[type] { holdsMembers[location.file] = true }
        }
        return holdsMembers.indices.filter { holdsMembers[$0] }
    }

    /// The type whose members a block belongs to, seen from inside: the type itself or the extended one.
    func type(around block: BlockID, in file: Int) -> Int? {
        let source = files[file].source
        for id in source.blocks(from: block) where source[id].kind == .members {
            if let owner = source[id].owner { return type(of: owner, in: file) }
        }
        return nil
    }

    /// The type that a declaration declares or extends; `nil` where it is a local type, or one that no source declares.
    func type(of declaration: DeclarationID, in file: Int) -> Int? {
        let indexed = files[file]
        guard indexed.source[declaration].kind == .extension else {
            return types.number(of: declaration, in: indexed.types)
        }
        return extendedTypes[DeclarationLocation(file: file, declaration: declaration).number]
    }
}

extension [DeclaredType] {
    /// The number of the type that a declaration declares.
    ///
    /// - Parameter own: the types of the declaration's file, in source order.
    func number(of declaration: DeclarationID, in own: Range<Int>) -> Int? {
        let first = own.partitioningIndex { self[$0].declaration < declaration }
        return first < own.upperBound && self[first].declaration == declaration ? first : nil
    }
}
