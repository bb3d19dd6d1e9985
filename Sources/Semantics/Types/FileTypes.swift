import SwiftReader

/// The declarations of one file, before types are numbered across files.
struct FileTypes: Sendable {
    let source: SourceFile
    let module: Int
    let imports: [String]
    let importedSymbols: [ImportedSymbol]
    /// What its module reexports.
    let reexports: [Reexport]
    /// The modules of which it sees internal declarations.
    let testableImports: [String]
    let hasForeignImports: Bool
    private(set) var types: [DeclaredType] = []
    /// The names of types and typealiases. The qualified name is `nil` for local ones.
    private(set) var names: [(name: String, qualified: String?, isType: Bool)] = []
    /// The names of generic parameters and associated types, and of typealiases that may belong to a protocol.
    private(set) var parameters: [String] = []
    /// The names of the protocols that declare associated types.
    private(set) var protocolsWithAssociatedTypes: Set<String> = []
    private(set) var capitalizedValues: [String] = []
    private(set) var extensions: [DeclarationLocation] = []
    private(set) var macros: [DeclarationLocation] = []
    /// The names of classes, each with the first name in its inheritance clause, without enclosing types and generic
    /// arguments.
    private(set) var inheritedNames: [(name: String, inherited: String)] = []
    /// The variables and functions outside all braces.
    let globals: [DeclarationID]
    private(set) var localTypes: [BlockID: [String: DeclarationID]] = [:]
    /// Whether a type has an attribute that may isolate it, or that declares it as a global actor. `false` is certain.
    private(set) var namesGlobalActors = false
    /// Whether any declaration has such an attribute. `false` is certain.
    let mentionsGlobalActors: Bool
    /// Whether an import says that what it imports is not public: `internal import Core`.
    let narrowsImports: Bool
    /// Whether an import is in an `#if`.
    let hasConditionalImports: Bool

    /// In bytes. A type with a longer qualified name is treated as local, because the names of a chain of nested types
    /// add up to the square of its length.
    private static let longestPath = 1024

    /// - Parameter modules: the modules with sources, by name.
    init(
        of source: SourceFile,
        file: Int,
        module: Int,
        among modules: [String: [Int]],
        _ libraries: KnownLibraries
    ) {
        self.source = source
        self.module = module
        var hasForeignImports = false
        // One string for all files that import a module.
        func shared(_ name: String) -> String {
            if let known = modules.index(forKey: name) { return modules[known].key }
            hasForeignImports = hasForeignImports || !libraries.isKnown(module: name)
            return name
        }
        mentionsGlobalActors = source.attributes.contains { source.mayNameGlobalActor($0.name) }
        let statements = source.imports
        imports = statements.map { shared($0.module) }
        narrowsImports = statements.contains { $0.declaration.access.map { $0 < .public } ?? false }
        importedSymbols = statements.compactMap { statement in
            statement.symbol.map { ImportedSymbol(module: statement.module, name: $0) }
        }
        hasConditionalImports = statements.contains { $0.declaration.condition != nil }
        reexports = zip(statements, imports).filter { $0.0.isReexport }.map {
            Reexport(module: $1, symbol: $0.symbol, isConditional: $0.declaration.condition != nil)
        }
        testableImports = zip(statements, imports).filter { $0.0.isTestable }.map(\.1)
        self.hasForeignImports = hasForeignImports
        globals = source.globals
        for parameter in source.genericParameters { parameters.append(source.name(parameter.name)) }
        for parameter in source.parameters { addValue(parameter.name) }
        for (index, declaration) in source.declarations.enumerated() {
            let id = DeclarationID(index)
            switch declaration.kind {
            case .extension: extensions.append(DeclarationLocation(file: file, declaration: id))
            case .macro: macros.append(DeclarationLocation(file: file, declaration: id))
            case .associatedtype: addAssociatedType(declaration)
            case .variable, .function, .enumCase: addValue(declaration.name)
            case .typealias:
                if mayBeOfProtocol(declaration) { parameters.append(source.name(declaration.name)) }
                addType(declaration, id, file)
            case .class, .struct, .enum, .actor, .protocol: addType(declaration, id, file)
            default: continue
            }
        }
    }

    /// Whether a typealias is in a protocol, or in an extension, which may be that of a protocol.
    private func mayBeOfProtocol(_ declaration: Declaration) -> Bool {
        source[declaration.block].owner.map { [.protocol, .extension].contains(source[$0].kind) } ?? false
    }

    private mutating func addAssociatedType(_ declaration: Declaration) {
        parameters.append(source.name(declaration.name))
        guard let owner = source[declaration.block].owner else { return }
        protocolsWithAssociatedTypes.insert(source.name(source[owner].name))
    }

    private mutating func addType(_ declaration: Declaration, _ id: DeclarationID, _ file: Int) {
        for attribute in declaration.attributes.indices where !namesGlobalActors {
            namesGlobalActors = source.mayNameGlobalActor(source.attributes[attribute].name)
        }
        if declaration.kind == .typealias, let aliased = source.types(declaration.inherited).first {
            namesGlobalActors = namesGlobalActors || source.mayNameGlobalActor(aliased)
        }
        let name = source.name(declaration.name)
        guard let around = enclosing(of: declaration) else {
            return addLocalType(declaration, id, named: name, file)
        }
        if types.isEmpty { reserveCapacity() }
        let qualified = around.prefix.isEmpty ? name : "\(around.prefix).\(name)"
        names.append((name, qualified, true))
        if declaration.kind == .class, let first = source.types(declaration.inherited).first {
            inheritedNames.append((name, head(of: first)))
        } else if declaration.kind == .protocol {
            for inherited in source.types(declaration.inherited) { inheritedNames.append((name, head(of: inherited))) }
        }
        types.append(
            DeclaredType(
                name: name,
                qualifiedName: qualified,
                module: module,
                file: file,
                declaration: id,
                kind: declaration.kind,
                access: min(declaration.access ?? around.defaultAccess, around.access),
                isConditional: declaration.condition != nil,
                isLocal: false
            )
        )
    }

    /// Most files that declare a type declare few of them.
    private mutating func reserveCapacity() {
        types.reserveCapacity(4)
        names.reserveCapacity(4)
        inheritedNames.reserveCapacity(4)
    }

    private mutating func addLocalType(_ declaration: Declaration, _ id: DeclarationID, named name: String, _ file: Int)
    {
        let isType =
            switch declaration.kind {
            case .class, .struct, .enum, .actor: isLocal(declaration)
            default: false
            }
        names.append((name, nil, isType))
        if isType || declaration.kind == .typealias { localTypes[declaration.block, default: [:]][name] = id }
        guard isType else { return }
        types.append(
            DeclaredType(
                name: name,
                qualifiedName: name,
                module: module,
                file: file,
                declaration: id,
                kind: declaration.kind,
                access: .private,
                isConditional: false,
                isLocal: true
            )
        )
    }

    /// Whether a declaration is in a function, or in a type in one.
    private func isLocal(_ declaration: Declaration) -> Bool {
        let block = source[declaration.block]
        guard block.kind == .members else { return block.kind != .file }
        return block.owner.flatMap { types.number(of: $0, in: types.indices) }.map { types[$0].isLocal } ?? false
    }

    /// `Base` of `Module.Base<Value>`.
    private func head(of type: SourceRange) -> String {
        let bounds = source.bounds(of: type)
        let end = source.bytes[bounds].firstIndex(of: UInt8(ascii: "<")) ?? bounds.upperBound
        return source.joined(SourceRange(start: type.start, end: UInt32(end))).lastName
    }

    private mutating func addValue(_ name: SourceRange) {
        guard !name.isEmpty, Int(name.start) < source.bytes.count else { return }
        switch source.bytes[Int(name.start)] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"): return
        default: capitalizedValues.append(source.name(name))
        }
    }

    /// The name of an extended type as written, without a leading module name.
    private func qualifiedName(ofExtended name: SourceRange) -> String {
        let written = source.joined(name)
        guard let colon = written.utf8.lastIndex(of: UInt8(ascii: ":")) else { return written }
        return String(written[written.utf8.index(after: colon)...])
    }

    private struct EnclosingTypes {
        let prefix: String
        let access: Access
        let defaultAccess: Access
    }

    /// The enclosing types of a declaration; `nil` if it is local or nested too deeply for an app.
    private func enclosing(of declaration: Declaration) -> EnclosingTypes? {
        let block = source[declaration.block]
        if block.kind == .file { return EnclosingTypes(prefix: "", access: .open, defaultAccess: .internal) }
        guard block.kind == .members, let owner = block.owner else { return nil }
        let outer = source[owner]
        if outer.kind == .extension {
            let access = outer.access ?? .internal
            return EnclosingTypes(prefix: qualifiedName(ofExtended: outer.name), access: .open, defaultAccess: access)
        }
        guard let type = types.number(of: owner, in: types.indices), !types[type].isLocal,
            types[type].qualifiedName.utf8.count < Self.longestPath
        else { return nil }
        return EnclosingTypes(
            prefix: types[type].qualifiedName,
            access: types[type].access,
            defaultAccess: outer.kind == .protocol ? types[type].access : .internal
        )
    }
}

extension SourceFile {
    /// The variables and functions outside all braces.
    fileprivate var globals: [DeclarationID] {
        declarations(in: .file).filter { self[$0].kind == .variable || self[$0].kind == .function }
    }

    /// Whether the name of an attribute or type may be that of the main actor or of `@globalActor`.
    fileprivate func mayNameGlobalActor(_ name: SourceRange) -> Bool {
        let written = bytes[bounds(of: name)]
        return written.reversed().starts(with: "MainActor".utf8.reversed()) || written.elementsEqual("globalActor".utf8)
    }
}
