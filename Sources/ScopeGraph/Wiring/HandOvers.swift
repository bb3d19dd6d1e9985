import SwiftReader

/// Who owes what to whom, out of one argument of a call.
extension WiringReader {
    /// The type of the parameter that an argument fills.
    func wantedType(_ position: Int, _ argument: Argument, _ call: Call, _ made: Int?) -> StaticType? {
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
    func children(for wanted: StaticType, callee: Int?) -> [Int] {
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

    mutating func hand(_ value: ExpressionID, _ wanted: StaticType, to children: [Int], _ call: Call) {
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

    mutating func hand(
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
    mutating func handDependency(_ type: StaticType, to children: [Int], _ call: Call) {
        for parent in table.componentsByContract[type] ?? table.buildersByContract[type] ?? [] {
            link(parent, children, .itsDependency, call)
        }
    }

    mutating func handEmptyComponent(to children: [Int], _ call: Call) {
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

    mutating func link(_ parent: Int, _ children: [Int], _ handing: Edge.Handing, _ call: Call) {
        for child in children where isTest(scope: parent) == isTest(scope: child) && counts(call, for: child) {
            edges.append(EdgeDraft(parent: parent, child: child, handing: handing, place: place(of: call)))
        }
    }

    enum FaultKind { case unlinkedChild, wrongParent }

    mutating func fault(_ kind: FaultKind, _ value: ExpressionID, _ children: [Int], _ call: Call) {
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
    mutating func readNeedleParent(_ value: ExpressionID, of child: Int, _ call: Call) {
        let source = codebase.source(call.file)
        guard source.text(source[value].range) == "self" else {
            return fault(.wrongParent, value, [child], call)
        }
        guard let type = index.type(around: source[value].block, in: call.file),
            let parent = table.scopeOfType[type], table.drafts[parent].kind == .component
        else { return fault(.unlinkedChild, value, [child], call) }
        link(parent, [child], .itself, call)
    }
}
