import SourceLayout
import SwiftReader

/// An edge while the graph is made.
struct EdgeDraft {
    let parent: Int
    let child: Int
    let handing: Edge.Handing
    let place: Place
}

/// Reads who hands what to whom out of every call.
///
/// The one rule: where a value whose static type is a scope P, or P's dependency, is passed to a parameter of type D, the
/// dependency of scope C, P owes D to C.
struct WiringReader {
    let codebase: Codebase
    var table: ScopeTable
    var edges: [EdgeDraft] = []
    var faults: [GraphFault] = []
    /// The components that builders make, by the type of the builder.
    var madeByBuilder: [Int: [Int]] = [:]
    /// Where components are made without being handed anything that a scope could be.
    var unlinkedConstructions: [(scope: Int, place: Place)] = []
    /// The components whose own initialiser hands them an empty component.
    var selfRooted: Set<Int> = []
    /// What is handed on under the name of a protocol that is no scope's dependency itself.
    var carriers = Carriers()
    let words: WiringWords

    init(codebase: Codebase, table: ScopeTable) {
        self.codebase = codebase
        self.table = table
        words = WiringWords(codebase: codebase, table: table)
    }

    var index: TypeIndex { codebase.index }

    /// Reads all that may hand over a dependency, in all files.
    mutating func read() {
        let words = words
        let found = codebase.onAllCores(codebase.filePortions) { codebase, files in
            WiringCandidates(in: files, of: codebase, words)
        }
        for call in found.lazy.map(\.calls).joined() { noteBuilder(call) }
        addBuilderScopes()
        for call in found.lazy.map(\.calls).joined() { read(call) }
        let initializers = found.flatMap(\.initializers)
        for handOver in found.flatMap(\.conversions) + references(initializers) { hand(handOver) }
        readNeedleReferences(initializers)
        for taker in found.lazy.map(\.unknownTakers).joined() { note(taker) }
        followCarriers()
        addNonCoreEdges()
        addRoots()
        addBases()
    }

    /// A pluginized component is the parent of its non-core component, without a call that says so.
    private mutating func addNonCoreEdges() {
        for (parent, draft) in table.drafts.enumerated() {
            guard let type = draft.type, let nonCore = codebase.nonCoreComponent(of: type),
                let child = table.scopeOfType[nonCore], let use = codebase.ancestry(of: type).libraryUse
            else { continue }
            let place = codebase.source(use.file).place(of: use.range)
            edges.append(EdgeDraft(parent: parent, child: child, handing: .itself, place: place))
        }
    }

    /// The scope that a call makes, when it makes one.
    private func scopeMade(by call: WiringCall) -> Int? { call.made.flatMap { table.scopeOfType[$0] } }

    private mutating func noteBuilder(_ call: WiringCall) {
        guard call.ownType == nil, let scope = scopeMade(by: call), let maker = call.maker,
            codebase.ancestry(of: maker).libraryBase?.name.isBuilder ?? false
        else { return }
        if !(madeByBuilder[maker]?.contains(scope) ?? false) { madeByBuilder[maker, default: []].append(scope) }
    }

    /// A builder that makes no component stands for a scope itself, unless its dependency is that of a component that no
    /// other builder makes: then that one is meant, however it is made.
    private mutating func addBuilderScopes() {
        let built = Set(madeByBuilder.values.joined())
        for (type, declared) in index.types.enumerated() where declared.kind == .class {
            guard madeByBuilder[type] == nil, !codebase.library.declares(type, in: index),
                let base = codebase.ancestry(of: type).libraryBase, base.name.isBuilder,
                let contract = base.arguments.first,
                (table.componentsByContract[contract] ?? []).allSatisfy(built.contains),
                !codebase.library.isEmptyDependency(contract, in: index),
                codebase.parts(of: contract).contains(where: { $0.declaredType != nil })
            else { continue }
            _ = table.add(
                ScopeDraft(
                    type: type,
                    name: declared.qualifiedName,
                    module: declared.module,
                    kind: .builder,
                    dialect: .ribs,
                    place: index.place(of: type),
                    access: declared.access,
                    contractType: contract,
                    contract: codebase.contract(contract, of: type),
                    root: nil
                )
            )
        }
    }

    private mutating func read(_ call: WiringCall) {
        let source = codebase.source(call.file)
        let expression = source[call.id]
        let made = scopeMade(by: call)
        var isLinked = false
        for (position, argument) in source.arguments[expression.arguments.indices].enumerated() {
            if let scope = made, source.spells("parent", in: argument.label),
                table.drafts[scope].dialect == .needle
            {
                isLinked = true
                if call.ownType == nil { readNeedleParent(argument.value, of: scope, call) }
                continue
            }
            if let handOver = call.handOvers[position], hand(handOver) { isLinked = true }
        }
        if !isLinked, let scope = made, call.ownType == nil, table.drafts[scope].kind == .component {
            if counts(fileOf: call.file, for: scope) {
                unlinkedConstructions.append((scope, source.place(of: expression.range)))
            }
        }
    }

    /// Whether a file counts for a scope: tests and demos make graphs of their own, and never wire the app's.
    func counts(fileOf file: Int, for scope: Int) -> Bool {
        let (caller, home) = (index.files[file].module, table.drafts[scope].module)
        return !index.modules[caller].kind.standsAlone || isOneGraph(caller, home)
    }

    /// Whether scopes of two modules may be parent and child.
    func isOneGraph(_ left: Int, _ right: Int) -> Bool {
        let kinds = (index.modules[left].kind, index.modules[right].kind)
        return left == right || kinds == (.test, .test) || !kinds.0.standsAlone && !kinds.1.standsAlone
    }
}
