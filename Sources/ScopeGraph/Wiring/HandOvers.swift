import SwiftReader

/// A value that becomes one of another type: an argument, an initial value, a result.
struct HandOver: Sendable {
    let file: Int
    let value: ExpressionID
    /// The type of the parameter or variable that takes it.
    let wanted: StaticType
    /// The class that the call makes to which it is an argument.
    let taker: Int?
    /// The class whose initialiser calls `super.init` or `self.init` here.
    let ownType: Int?
    /// The type of what is handed over, where it is not the value's own: `map(ChildBuilder.init)`.
    var given: StaticType?
    /// What takes it, where that is no scope.
    let holders: [ValueHolder]
    let place: Place
    /// What the value may have been before; `nil` where nobody has asked yet.
    private(set) var past: Past?

    /// What a value may have been before it was handed on.
    struct Past {
        /// As `concreteTypes` has it.
        let types: [StaticType]
        /// Whether it only became one of the wanted type by a cast that the run decides.
        let isCast: Bool
        /// As what it is handed over, where the sources tell what stands behind that.
        let seen: StaticType
        /// What may have held it, where it has the type of a protocol.
        let holders: [ValueHolder]
    }

    /// The same with what it may have been, where it becomes one of a protocol's type.
    func followed(in codebase: Codebase) -> HandOver {
        guard codebase.index.isProtocol(wanted) else { return self }
        var copy = self
        copy.past = past(in: codebase)
        return copy
    }

    func past(in codebase: Codebase) -> Past {
        let seen = codebase.type(of: value, in: file)
        let types = codebase.concreteTypes(of: value, seenAs: seen, in: file)
        let isCast =
            types.count == 1 && types[0].unwrapped == wanted && codebase.isCastAtRunTime(value, in: file)
        func mayBePassedOn(_ type: StaticType) -> Bool {
            if case .parameter = type.unwrapped { return true }
            return codebase.index.isProtocol(type.bare)
        }
        let holders =
            types.contains(where: mayBePassedOn) || mayBePassedOn(seen) ? codebase.holders(of: value, in: file) : []
        return Past(types: types, isCast: isCast, seen: seen, holders: holders)
    }
}

/// Who owes what to whom, out of one value that is handed over.
extension WiringReader {
    /// The scopes that receive a dependency.
    mutating func children(of handOver: HandOver) -> [Int] {
        if let direct = directChildren(for: handOver.wanted, taker: handOver.taker) { return direct }
        guard index.isProtocol(handOver.wanted) else { return table.scopes(withContract: handOver.wanted) }
        let reached = handOver.holders.flatMap { holder in
            scopes(owning: handOver.wanted, holder)
                + flow.scopes(reachedFrom: .init(holder: holder, type: handOver.wanted))
        }
        return reached.count < 2 ? reached : Set(reached).sorted()
    }

    /// The scope that a call makes, those that a builder makes, or else all with the builder's dependency; `nil` where
    /// something else takes it, and may pass it on.
    func directChildren(for wanted: StaticType, taker: Int?) -> [Int]? {
        let isEmpty = codebase.library.isEmptyDependency(wanted, in: index)
        if let taker, let scope = table.scopeOfType[taker] {
            let draft = table.drafts[scope]
            return draft.contractType == wanted || (isEmpty && draft.contractType == nil) ? [scope] : []
        }
        if let taker {
            let fitting = components(madeBy: taker).filter {
                table.drafts[$0].contractType == wanted || (isEmpty && table.drafts[$0].contractType == nil)
            }
            if !fitting.isEmpty { return fitting }
        }
        if isEmpty { return [] }
        guard let taker, let base = codebase.ancestry(of: taker).libraryBase, base.name.isBuilder else { return nil }
        return table.scopes(withContract: wanted)
    }

    /// - Returns: whether some scope takes it.
    @discardableResult
    mutating func hand(_ handOver: HandOver) -> Bool {
        let children = children(of: handOver)
        if !children.isEmpty { hand(handOver, to: children) }
        return !children.isEmpty
    }

    private mutating func hand(_ handOver: HandOver, to children: [Int]) {
        if isPlainValue(handOver.wanted) {
            for child in children where counts(fileOf: handOver.file, for: child) {
                table.setRoot(.made(handOver.place), of: child)
            }
            return
        }
        if let given = handOver.given { return hand(given.unwrapped, handOver, to: children) }
        let past = handOver.past ?? handOver.past(in: codebase)
        if past.isCast { return noteUnknown(handOver, children) }
        for type in past.types { hand(type.unwrapped, handOver, to: children) }
    }

    private func isClass(_ type: StaticType) -> Bool {
        guard case .declared(let declared, _) = type else { return false }
        return index.types[declared].kind == .class
    }

    /// Whether values of a type are neither scopes nor known by a protocol: a struct, a tuple, a function.
    private func isPlainValue(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .declared(let declared, _):
            index.types[declared].kind == .struct || index.types[declared].kind == .enum
        case .tuple(let elements): !elements.isEmpty
        case .function, .metatype: true
        case .named(let name, let arguments): !arguments.isEmpty && StandardLibrary.declaresType(named: name)
        default: false
        }
    }

    mutating func hand(_ written: StaticType, _ handOver: HandOver, to children: [Int]) {
        let type = constrained(written, handOver)
        if type == handOver.wanted, !isClass(type) { return relay(handOver, to: children) }
        switch type {
        // A type itself conforms to no protocol.
        case .metatype: return
        case .declared(let declared, _): hand(declared, type, handOver, to: children)
        case .named("EmptyComponent", _): handEmptyComponent(handOver, to: children)
        case .composition where table.isContract(type): handDependency(type, handOver, to: children)
        case .composition: notePassedOn(type, handOver, children)
        default: noteUnknown(handOver, children)
        }
    }

    /// What a generic parameter has to conform to, through others; a parameter where that is not known.
    private func constrained(_ type: StaticType, _ handOver: HandOver) -> StaticType {
        var type = type
        for _ in 0..<Codebase.inheritanceLimit {
            switch type {
            case handOver.wanted where !isClass(type): return type
            case .opaque(let inner): type = inner
            case .parameter:
                guard let constraint = constraint(of: type, handOver) else { return type }
                type = constraint
            default: return type
            }
        }
        return .unknown
    }

    private mutating func hand(_ declared: Int, _ type: StaticType, _ handOver: HandOver, to children: [Int]) {
        if let scope = table.scopeOfType[declared], table.drafts[scope].kind != .builder {
            return link(scope, children, .itself, handOver)
        }
        if codebase.library.base(type, in: index)?.name == .emptyComponent {
            return handEmptyComponent(handOver, to: children)
        }
        switch index.types[declared].kind {
        case .protocol where table.isContract(type): handDependency(type, handOver, to: children)
        case .protocol where !codebase.library.isEmptyDependency(type, in: index):
            notePassedOn(type, handOver, children)
        case .class, .struct, .actor: link(provider(declared), children, .itself, handOver)
        default: noteUnknown(handOver, children)
        }
    }

    /// A scope hands on its own dependency: the child's needs become its own.
    private mutating func handDependency(_ type: StaticType, _ handOver: HandOver, to children: [Int]) {
        for parent in table.scopes(withContract: type) {
            link(parent, children, .itsDependency, handOver)
        }
    }

    private mutating func handEmptyComponent(_ handOver: HandOver, to children: [Int]) {
        if index.foreignExtensions["EmptyComponent"] != nil {
            let empty = table.drafts.firstIndex { $0.type == nil } ?? addEmptyComponent(handOver)
            return link(empty, children, .itself, handOver)
        }
        for child in children {
            if let own = handOver.ownType, table.scopeOfType[own] != nil {
                selfRooted.insert(child)
            } else if counts(fileOf: handOver.file, for: child) {
                table.setRoot(.made(handOver.place), of: child)
            }
        }
    }

    mutating func link(_ parent: Int, _ children: [Int], _ handing: Edge.Handing, _ handOver: HandOver) {
        let home = table.drafts[parent].module
        for child in children {
            let isOneGraph = isOneGraph(home, table.drafts[child].module) && counts(fileOf: handOver.file, for: child)
            guard isOneGraph || shows(parent, child, in: handOver.file) else { continue }
            edges.append(EdgeDraft(parent: parent, child: child, handing: handing, place: handOver.place))
        }
    }

    /// Nobody can tell what is handed over. In Needle that is nothing: there a scope is tied to its parent alone.
    mutating func noteUnknown(_ handOver: HandOver, _ children: [Int]) {
        fault(.unlinkedChild, handOver, children.filter { table.drafts[$0].dialect == .ribs })
    }

    enum FaultKind { case unlinkedChild, wrongParent }

    mutating func fault(_ kind: FaultKind, _ handOver: HandOver, _ children: [Int]) {
        // A test may make a scope as it likes, with mocks that no source ties to a scope.
        if index.isTest(file: handOver.file) { return }
        let source = codebase.source(handOver.file)
        let written = source.text(source[handOver.value].range)
        let isOneLine = !written.contains { $0.isNewline } && !written.contains("//") && !written.contains("/*")
        let text = isOneLine ? written : source.joined(source[handOver.value].range)
        for child in children where counts(fileOf: handOver.file, for: child) {
            let what: GraphFault.Kind =
                kind == .wrongParent
                ? .wrongParent(child: child, expression: text) : .unlinkedChild(child: child, expression: text)
            faults.append(GraphFault(kind: what, place: handOver.place))
        }
    }
}
