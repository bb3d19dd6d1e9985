import Cores
import SwiftReader

/// The names of all that may take a dependency, so that other calls need not be looked at.
struct WiringWords {
    private let names: NameFilter
    /// The last words of all names under which a dependency can be written.
    private let dependencies: NameFilter

    init(codebase: Codebase, table: ScopeTable) {
        let index = codebase.index
        var names: [String] = []
        for (type, declared) in index.types.enumerated() {
            if declared.kind == .typealias { names.append(declared.name) }
            guard declared.kind == .class, let base = codebase.ancestry(of: type).libraryBase else { continue }
            if base.name.isComponent || base.name.isBuilder { names.append(declared.name) }
            if base.name == .componentizedBuilder { names.append("build") }
        }
        for file in index.files {
            for aliases in file.localAliases.values { names += aliases.keys }
        }
        dependencies = Self.contractWords(codebase, table)
        self.names = NameFilter(names + Self.takers(of: dependencies, in: codebase))
    }

    private static func contractWords(_ codebase: Codebase, _ table: ScopeTable) -> NameFilter {
        let index = codebase.index
        var words = ["Dependency"]
        var inheriting: [Int] = []
        for contract in table.drafts.lazy.compactMap(\.contract) {
            words.append(lastWord(contract.name))
            // A composition without a name is known by its parts.
            for part in contract.parts { words.append(lastWord(part.name)) }
        }
        for (type, declared) in index.types.enumerated() {
            if declared.kind == .typealias { words.append(declared.name) }
            // A protocol that inherits a dependency is another name under which it travels.
            if declared.kind == .protocol { inheriting.append(type) }
            guard let base = codebase.ancestry(of: type).libraryBase, base.name.isBuilder,
                let contract = base.arguments.first
            else { continue }
            for part in codebase.parts(of: contract).compactMap(\.declaredType) { words.append(index.types[part].name) }
        }
        let contracts = NameFilter(words)
        let more = inheriting.filter { type in
            codebase.conformances(of: type).contains { contracts.contains(index.types[$0.protocolType].name) }
        }
        return more.isEmpty ? contracts : NameFilter(words + more.map { index.types[$0].name })
    }

    private static func lastWord(_ name: String) -> String {
        let letters = name.utf8
        guard let dot = letters.lastIndex(of: UInt8(ascii: ".")) else { return name }
        return String(name[letters.index(after: dot)...])
    }

    /// Functions, initialisers and properties with a parameter of such a type.
    private static func takers(of contracts: NameFilter, in codebase: Codebase) -> Set<String> {
        let index = codebase.index
        let found = mapOnAllCores(codebase.filePortions) { Takers(in: $0, of: contracts, index) }
        let types = found.reduce(into: Set()) { $0.formUnion($1.types) }
        return found.reduce(into: types.union(subclasses(of: types, in: codebase))) { $0.formUnion($1.names) }
    }

    /// What takes a dependency in some files.
    private struct Takers {
        /// Those of functions, cases and variables.
        private(set) var names: Set<String> = []
        /// The names of types whose initialisers do.
        private(set) var types: Set<String> = []

        init(in files: Range<Int>, of contracts: NameFilter, _ index: TypeIndex) {
            for file in files {
                let source = index.files[file].source
                for declaration in source.declarations { note(declaration, contracts, in: source, file, index) }
            }
        }

        private mutating func note(
            _ declaration: Declaration,
            _ contracts: NameFilter,
            in source: SourceFile,
            _ file: Int,
            _ index: TypeIndex
        ) {
            switch declaration.kind {
            case .function where takes(contracts, declaration, in: source),
                .enumCase where takes(contracts, declaration, in: source):
                names.insert(source.name(declaration.name))
            case .initializer where takes(contracts, declaration, in: source),
                .initializer where takesParameter(of: declaration.block, contracts, in: source):
                if let type = index.type(around: declaration.block, in: file) { types.insert(index.types[type].name) }
            case .variable where declaration.type.isEmpty && isFunction(declaration.initialValue, in: source):
                names.insert(source.name(declaration.name))
            case .variable where mentions(contracts, declaration.type, in: source):
                names.insert(source.name(declaration.name))
                // A struct takes its properties in its memberwise initialiser.
                guard let type = index.type(around: declaration.block, in: file), index.types[type].kind == .struct
                else { return }
                types.insert(index.types[type].name)
            default: return
            }
        }
    }

    private static func subclasses(of types: Set<String>, in codebase: Codebase) -> Set<String> {
        var names: Set<String> = []
        for (type, declared) in codebase.index.types.enumerated() where declared.kind == .class {
            let superclasses = codebase.ancestry(of: type).superclasses
            if superclasses.contains(where: { types.contains(codebase.index.types[$0.type].name) }) {
                names.insert(declared.name)
            }
        }
        return names
    }

    private static func takes(_ contracts: NameFilter, _ declaration: Declaration, in source: SourceFile) -> Bool {
        declaration.parameters.indices.contains { mentions(contracts, source.parameters[$0].type, in: source) }
            || declaration.genericParameters.indices.contains {
                mentions(contracts, source.genericParameters[$0].constraint, in: source)
            }
            || mentions(contracts, declaration.whereClause, in: source)
    }

    /// Whether a generic type is about values of a dependency: its initialisers may take one under another name.
    private static func takesParameter(of block: BlockID, _ contracts: NameFilter, in source: SourceFile) -> Bool {
        guard let owner = source[block].owner else { return false }
        return takes(contracts, source[owner], in: source)
    }

    /// A closure or a named initialiser: what holds it may be called with a dependency.
    private static func isFunction(_ value: ExpressionID?, in source: SourceFile) -> Bool {
        guard let value else { return false }
        return source[value].kind == .closure
            || (source[value].kind == .member && source.spells("init", in: source[value].name))
    }

    /// Whether a type names a dependency.
    func mentionsDependency(_ type: SourceRange, in source: SourceFile) -> Bool {
        Self.mentions(dependencies, type, in: source)
    }

    /// Whether something of this name takes a dependency.
    func isTaker(_ name: SourceRange, in source: SourceFile) -> Bool { names.contains(name, in: source) }

    private static func mentions(_ contracts: NameFilter, _ range: SourceRange, in source: SourceFile) -> Bool {
        !range.isEmpty && contracts.isAnyWord(of: range, in: source)
    }

    /// Whether a call may hand over a dependency: by the last name of what it calls.
    func mayHandOver(_ call: Expression, in source: SourceFile) -> Bool {
        guard let base = call.base else { return false }
        let target = source[base]
        switch target.kind {
        case .identifier: return isTaker(target.name, in: source)
        case .member:
            // `Home.Component()` makes a top; most calls without arguments are of methods.
            guard source.spells("init", in: target.name) else { return isTaker(target.name, in: source) }
            guard call.arguments.isEmpty, let made = target.base else { return true }
            return isTaker(source[made].name, in: source)
        default: return false
        }
    }
}
