import SwiftReader

/// The names of all that may take a dependency, so that other calls need not be looked at.
struct WiringWords {
    private var names: Set<String> = []

    init(codebase: Codebase, table: ScopeTable) {
        let index = codebase.index
        for (type, declared) in index.types.enumerated() {
            if declared.kind == .typealias { names.insert(declared.name) }
            guard declared.kind == .class, let base = codebase.ancestry(of: type).libraryBase else { continue }
            if base.name.isComponent || base.name.isBuilder { names.insert(declared.name) }
            if base.name == .componentizedBuilder { names.insert("build") }
        }
        for file in index.files {
            for aliases in file.localAliases.values { names.formUnion(aliases.keys) }
        }
        addTakers(of: contractWords(codebase, table), in: codebase)
    }

    /// The last words of all names under which a dependency can be written.
    private func contractWords(_ codebase: Codebase, _ table: ScopeTable) -> Set<String> {
        let index = codebase.index
        var words: Set<String> = ["Dependency"]
        for draft in table.drafts { words.insert(lastWord(draft.contract?.name ?? "")) }
        for (type, declared) in index.types.enumerated() {
            if declared.kind == .typealias { words.insert(declared.name) }
            guard let base = codebase.ancestry(of: type).libraryBase, base.name.isBuilder,
                let contract = base.arguments.first?.declaredType
            else { continue }
            words.insert(index.types[contract].name)
        }
        return words
    }

    private func lastWord(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }

    /// Functions, initialisers and properties with a parameter of such a type.
    private mutating func addTakers(of contracts: Set<String>, in codebase: Codebase) {
        var types: Set<String> = []
        for (file, indexed) in codebase.index.files.enumerated() {
            let source = indexed.source
            for declaration in source.declarations {
                switch declaration.kind {
                case .function where takes(contracts, declaration, in: source):
                    names.insert(source.name(declaration.name))
                case .initializer where takes(contracts, declaration, in: source):
                    guard let type = codebase.index.type(around: declaration.block, in: file) else { continue }
                    types.insert(codebase.index.types[type].name)
                case .variable where mentions(contracts, declaration.type, in: source):
                    names.insert(source.name(declaration.name))
                    // A struct takes its properties in its memberwise initialiser.
                    guard let type = codebase.index.type(around: declaration.block, in: file),
                        codebase.index.types[type].kind == .struct
                    else { continue }
                    types.insert(codebase.index.types[type].name)
                default: continue
                }
            }
        }
        names.formUnion(types)
        addSubclasses(of: types, in: codebase)
    }

    private mutating func addSubclasses(of types: Set<String>, in codebase: Codebase) {
        for (type, declared) in codebase.index.types.enumerated() where declared.kind == .class {
            let superclasses = codebase.ancestry(of: type).superclasses
            if superclasses.contains(where: { types.contains(codebase.index.types[$0.type].name) }) {
                names.insert(declared.name)
            }
        }
    }

    private func takes(_ contracts: Set<String>, _ declaration: Declaration, in source: SourceFile) -> Bool {
        declaration.parameters.indices.contains { mentions(contracts, source.parameters[$0].type, in: source) }
            || declaration.genericParameters.indices.contains {
                mentions(contracts, source.genericParameters[$0].constraint, in: source)
            }
    }

    private func mentions(_ contracts: Set<String>, _ range: SourceRange, in source: SourceFile) -> Bool {
        guard !range.isEmpty else { return false }
        return source.tokens(in: range).contains { contracts.contains(source.name($0.range)) }
    }

    /// Whether a call may hand over a dependency: by the last name of what it calls.
    func mayHandOver(_ call: Expression, in source: SourceFile) -> Bool {
        guard let base = call.base, !call.arguments.isEmpty || source[base].kind == .identifier else { return false }
        let target = source[base]
        switch target.kind {
        case .identifier: return names.contains(source.name(target.name))
        case .member:
            let name = source.name(target.name)
            return name == "init" || names.contains(name)
        default: return false
        }
    }
}
