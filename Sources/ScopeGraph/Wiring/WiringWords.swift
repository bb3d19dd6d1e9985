import Cores
import SwiftReader

/// The names of all that may take a dependency, so that other calls need not be looked at.
struct WiringWords {
    private let names: NameFilter
    /// The last words of all names under which a dependency can be written.
    private let dependencies: NameFilter
    let extensionMembers: ExtensionMembers

    init(codebase: Codebase, table: ScopeTable) {
        let portions = codebase.shares.portions(ofTypes: codebase.index.types.count)
        let said = codebase.onAllCores(portions) { codebase, types in TypeWords(of: types, in: codebase) }
        var words = ["Dependency"] + said.flatMap(\.contracts)
        for contract in table.drafts.lazy.compactMap(\.contract) {
            words.append(contract.name.lastName)
            // A composition without a name is known by its parts.
            for part in contract.parts { words.append(part.name.lastName) }
        }
        let contracts = NameFilter(words)
        // A protocol that inherits a dependency is another name under which it travels.
        let more = said.flatMap(\.protocols).filter { $0.inherited.contains { contracts.contains($0) } }
        dependencies = more.isEmpty ? contracts : NameFilter(words + more.map(\.name))
        var names = said.flatMap(\.takers)
        for file in codebase.index.files {
            for aliases in file.localAliases.values { names += aliases.keys }
        }
        self.names = NameFilter(names + Self.takers(of: dependencies, in: codebase))
        extensionMembers = ExtensionMembers(of: dependencies, in: codebase)
    }

    /// What some types say of themselves.
    private struct TypeWords {
        /// The names of those that may take a dependency.
        private(set) var takers: [String] = []
        /// The names under which a dependency may be written.
        private(set) var contracts: [String] = []
        /// Those that inherit others, with the names of these.
        private(set) var protocols: [(name: String, inherited: [String])] = []

        init(of types: Range<Int>, in codebase: Codebase) {
            let index = codebase.index
            for type in types {
                let declared = index.types[type]
                switch declared.kind {
                case .typealias:
                    takers.append(declared.name)
                    contracts.append(declared.name)
                case .protocol:
                    let inherited = codebase.conformances(of: type).map { index.types[$0.protocolType].name }
                    if !inherited.isEmpty { protocols.append((declared.name, inherited)) }
                case .class:
                    if let base = codebase.ancestry(of: type).libraryBase { note(declared.name, base, in: codebase) }
                default: continue
                }
            }
        }

        private mutating func note(_ name: String, _ base: LibraryBase, in codebase: Codebase) {
            if base.name.isComponent || base.name.isBuilder { takers.append(name) }
            if base.name == .componentizedBuilder { takers.append("build") }
            guard base.name.isBuilder, let contract = base.arguments.first else { return }
            for part in codebase.parts(of: contract).compactMap(\.declaredType) {
                contracts.append(codebase.index.types[part].name)
            }
        }
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

    static func mentions(_ contracts: NameFilter, _ range: SourceRange, in source: SourceFile) -> Bool {
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
