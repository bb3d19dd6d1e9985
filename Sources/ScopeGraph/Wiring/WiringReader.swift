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
    private(set) var edges: [EdgeDraft] = []
    private(set) var faults: [GraphFault] = []
    /// The components that builders make, by the type of the builder.
    private var madeByBuilder: [Int: [Int]] = [:]
    /// Where components are made without being handed anything that a scope could be.
    private var unlinkedConstructions: [(scope: Int, place: Place)] = []
    /// The components whose own initialiser hands them an empty component.
    private var selfRooted: Set<Int> = []
    private let words: WiringWords

    init(codebase: Codebase, table: ScopeTable) {
        self.codebase = codebase
        self.table = table
        words = WiringWords(codebase: codebase, table: table)
    }

    var index: TypeIndex { codebase.index }

    /// Reads all calls of all files.
    mutating func read() {
        let calls = relevantCalls()
        for call in calls { noteBuilder(call) }
        addBuilderScopes()
        for call in calls { read(call) }
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

    /// A call that may hand over a dependency.
    private struct Call {
        let file: Int
        let id: ExpressionID
        let callee: Callee
        /// The class whose initialiser calls `super.init` or `self.init` here.
        let ownType: Int?
    }

    private func relevantCalls() -> [Call] {
        var calls: [Call] = []
        for file in index.files.indices where !library(file) {
            let source = codebase.source(file)
            for (number, expression) in source.expressions.enumerated() where expression.kind == .call {
                guard let base = expression.base, words.mayHandOver(expression, in: source) else { continue }
                let id = ExpressionID(number)
                let target = source[base]
                var own: Int?
                if target.kind == .member, let inner = target.base, source.text(target.name) == "init",
                    ["super", "self"].contains(source.text(source[inner].range))
                {
                    own = index.type(around: expression.block, in: file)
                }
                let callee = codebase.callee(of: id, in: file, depth: 0)
                calls.append(Call(file: file, id: id, callee: callee, ownType: own))
            }
        }
        return calls
    }

    /// Whether a file belongs to a library's own sources and declares one of its classes.
    private func library(_ file: Int) -> Bool {
        guard codebase.library.modules[index.files[file].module] != nil else { return false }
        return index.files[file].typeOfDeclaration.values.contains { codebase.library.declares($0, in: index) }
    }

    /// The scope that a call makes, when it makes one.
    private func constructed(_ call: Call) -> (type: Int, scope: Int?)? {
        if let own = call.ownType { return (own, table.scopeOfType[own]) }
        guard case .initializer(let type, _) = call.callee, let declared = type.declaredType else { return nil }
        return (declared, table.scopeOfType[declared])
    }

    private mutating func noteBuilder(_ call: Call) {
        guard call.ownType == nil, let scope = constructed(call)?.scope else { return }
        let block = codebase.source(call.file)[call.id].block
        guard let maker = index.type(around: block, in: call.file), isBuilder(maker) else { return }
        if !(madeByBuilder[maker]?.contains(scope) ?? false) { madeByBuilder[maker, default: []].append(scope) }
    }

    private func isBuilder(_ type: Int) -> Bool {
        codebase.ancestry(of: type).libraryBase?.name.isBuilder ?? false
    }

    /// A builder that makes no component, and whose dependency is no component's, stands for a scope itself.
    private mutating func addBuilderScopes() {
        for (type, declared) in index.types.enumerated() where declared.kind == .class {
            guard madeByBuilder[type] == nil, !codebase.library.declares(type, in: index),
                let base = codebase.ancestry(of: type).libraryBase, base.name.isBuilder,
                let contract = base.arguments.first, table.componentsByContract[contract] == nil,
                !codebase.library.isEmptyDependency(contract, in: index), contract.declaredType != nil
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

    private mutating func read(_ call: Call) {
        let source = codebase.source(call.file)
        let expression = source[call.id]
        let made = constructed(call)
        var isLinked = false
        for (position, argument) in source.arguments(of: expression).enumerated() {
            if let scope = made?.scope, source.text(argument.label) == "parent", table.drafts[scope].dialect == .needle
            {
                isLinked = true
                if call.ownType == nil { readNeedleParent(argument.value, of: scope, call) }
                continue
            }
            guard let wanted = wantedType(position, argument, call, made?.type) else { continue }
            let children = children(for: wanted, callee: made?.type)
            guard !children.isEmpty else { continue }
            isLinked = true
            hand(argument.value, wanted, to: children, call)
        }
        if !isLinked, let scope = made?.scope, call.ownType == nil, table.drafts[scope].kind == .component {
            if counts(call, for: scope) { unlinkedConstructions.append((scope, place(of: call))) }
        }
    }

    /// The type of the parameter that an argument fills.
    private func wantedType(_ position: Int, _ argument: Argument, _ call: Call, _ made: Int?) -> StaticType? {
        let source = codebase.source(call.file)
        let first = source[call.id].arguments.indices.lowerBound
        let type = codebase.parameterType(of: first + position, call: call.id, in: call.file, depth: 0).unwrapped
        if case .opaque(let inner) = type { return inner }
        if type != .unknown { return type }
        // An initialiser of a library's class that is not known by its labels still takes its dependency by name.
        guard source.text(argument.label) == "dependency", let made else { return nil }
        return codebase.ancestry(of: made).libraryBase?.arguments.first
    }

    /// The scopes that receive a dependency: the one that the call makes, those that the builder makes, or else all
    /// that have this dependency.
    private func children(for wanted: StaticType, callee: Int?) -> [Int] {
        let isEmpty = codebase.library.isEmptyDependency(wanted, in: index)
        if let callee, let scope = table.scopeOfType[callee] {
            let draft = table.drafts[scope]
            return draft.contractType == wanted || (isEmpty && draft.contractType == nil) ? [scope] : []
        }
        if let callee, let made = madeByBuilder[callee] {
            let fitting = made.filter {
                table.drafts[$0].contractType == wanted || (isEmpty && table.drafts[$0].contractType == nil)
            }
            if !fitting.isEmpty { return fitting }
        }
        if isEmpty { return [] }
        return table.componentsByContract[wanted] ?? table.buildersByContract[wanted] ?? []
    }

    private mutating func hand(_ value: ExpressionID, _ wanted: StaticType, to children: [Int], _ call: Call) {
        let type = codebase.concreteType(of: value, in: call.file).unwrapped
        if type == wanted { return }
        switch type {
        case .opaque(let inner) where inner == wanted: return
        case .declared(let declared, _): hand(declared, type, to: children, value, call)
        case .named("EmptyComponent", _): handEmptyComponent(to: children, call)
        case .composition where table.isContract(type): handDependency(type, to: children, call)
        default: fault(.unlinkedChild, value, children, call)
        }
    }

    private mutating func hand(
        _ declared: Int,
        _ type: StaticType,
        to children: [Int],
        _ value: ExpressionID,
        _ call: Call
    ) {
        if let scope = table.scopeOfType[declared], table.drafts[scope].kind != .builder {
            return link(scope, children, .itself, call)
        }
        if codebase.library.base(type, in: index)?.name == .emptyComponent {
            return handEmptyComponent(to: children, call)
        }
        switch index.types[declared].kind {
        case .protocol where table.isContract(type): handDependency(type, to: children, call)
        case .class, .struct, .actor: link(provider(declared), children, .itself, call)
        default: fault(.unlinkedChild, value, children, call)
        }
    }

    /// A scope hands on its own dependency: the child's needs become its own.
    private mutating func handDependency(_ type: StaticType, to children: [Int], _ call: Call) {
        for parent in table.componentsByContract[type] ?? table.buildersByContract[type] ?? [] {
            link(parent, children, .itsDependency, call)
        }
    }

    private mutating func handEmptyComponent(to children: [Int], _ call: Call) {
        if index.foreignExtensions["EmptyComponent"] != nil {
            let empty = table.drafts.firstIndex { $0.type == nil } ?? addEmptyComponent(call)
            return link(empty, children, .itself, call)
        }
        for child in children {
            if let own = call.ownType, table.scopeOfType[own] != nil {
                selfRooted.insert(child)
            } else if counts(call, for: child) {
                table.setRoot(.made(place(of: call)), of: child)
            }
        }
    }

    private mutating func addEmptyComponent(_ call: Call) -> Int {
        let source = codebase.source(call.file)
        let range = source[call.id].range
        return table.add(
            ScopeDraft(
                type: nil,
                name: "EmptyComponent",
                module: index.files[call.file].module,
                kind: .provider,
                dialect: .ribs,
                place: source.place(of: range),
                access: .open,
                contractType: nil,
                contract: nil,
                root: .made(source.place(of: range))
            )
        )
    }

    /// The scope of a class that is no component and whose value is handed over as a dependency.
    private mutating func provider(_ type: Int) -> Int {
        if let known = table.scopeOfType[type], table.drafts[known].kind == .provider { return known }
        let declared = index.types[type]
        let place = index.place(of: type)
        return table.add(
            ScopeDraft(
                type: type,
                name: declared.qualifiedName,
                module: declared.module,
                kind: .provider,
                dialect: .ribs,
                place: place,
                access: declared.access,
                contractType: nil,
                contract: nil,
                root: .made(place)
            )
        )
    }

    private mutating func link(_ parent: Int, _ children: [Int], _ handing: Edge.Handing, _ call: Call) {
        for child in children where isTest(scope: parent) == isTest(scope: child) && counts(call, for: child) {
            edges.append(EdgeDraft(parent: parent, child: child, handing: handing, place: place(of: call)))
        }
    }

    /// Whether a call counts for a scope: tests make graphs of their own, and never wire the app's.
    private func counts(_ call: Call, for scope: Int) -> Bool { !isTest(fileOf: call) || isTest(scope: scope) }

    private func isTest(scope: Int) -> Bool { index.modules[table.drafts[scope].module].kind == .test }

    private func isTest(fileOf call: Call) -> Bool { index.modules[index.files[call.file].module].kind == .test }

    private func place(of call: Call) -> Place {
        let source = codebase.source(call.file)
        return source.place(of: source[call.id].range)
    }

    private enum FaultKind { case unlinkedChild, wrongParent }

    private mutating func fault(_ kind: FaultKind, _ value: ExpressionID, _ children: [Int], _ call: Call) {
        // A test may make a scope as it likes, with mocks that no source ties to a scope.
        if isTest(fileOf: call) { return }
        let source = codebase.source(call.file)
        let text = source.joined(source[value].range)
        for child in children {
            let what: GraphFault.Kind =
                kind == .wrongParent
                ? .wrongParent(child: child, expression: text) : .unlinkedChild(child: child, expression: text)
            faults.append(GraphFault(kind: what, place: place(of: call)))
        }
    }

    /// `parent: self` in a component; anything else is a wrong parent, or cannot be tied to one.
    private mutating func readNeedleParent(_ value: ExpressionID, of child: Int, _ call: Call) {
        let source = codebase.source(call.file)
        guard source.text(source[value].range) == "self" else {
            return fault(.wrongParent, value, [child], call)
        }
        guard let type = index.type(around: source[value].block, in: call.file),
            let parent = table.scopeOfType[type], table.drafts[parent].kind == .component
        else { return fault(.unlinkedChild, value, [child], call) }
        link(parent, [child], .itself, call)
    }

    /// Whoever makes a component makes the part that its superclasses are: what these hand themselves to stands below
    /// them, and their own dependency is served where the subclass is made.
    private mutating func addBases() {
        let parents = Set(edges.map(\.parent))
        func bases(of scope: Int) -> [Int] {
            guard let type = table.drafts[scope].type else { return [] }
            let superclasses = codebase.ancestry(of: type).superclasses.map(\.type)
            return superclasses.compactMap { table.scopeOfType[$0] }.filter { parents.contains($0) }
        }
        for edge in edges {
            for base in bases(of: edge.child) where base != edge.parent {
                edges.append(EdgeDraft(parent: edge.parent, child: base, handing: edge.handing, place: edge.place))
            }
        }
        for scope in table.drafts.indices {
            guard let root = table.drafts[scope].root else { continue }
            for base in bases(of: scope) { table.setRoot(root, of: base) }
        }
    }

    /// Components that code makes without handing them anything are roots when nothing else is asked of them.
    private mutating func addRoots() {
        for construction in unlinkedConstructions {
            let needsNothing = table.drafts[construction.scope].contract == nil
            guard needsNothing || selfRooted.contains(construction.scope) else { continue }
            table.setRoot(.made(construction.place), of: construction.scope)
        }
    }
}
