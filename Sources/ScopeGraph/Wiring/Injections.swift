import Semantics
import SwiftReader

/// A value that is converted to another type: an argument, an initial value, a result.
struct Injection: Sendable {
    let file: Int
    let value: ExpressionID
    /// The type of the parameter or variable that receives it.
    let expectedType: ResolvedType
    /// The class that the call creates, if it is an argument.
    let receiver: Int?
    /// The class whose initializer calls `super.init` or `self.init` here.
    let ownType: Int?
    /// The injected type, if it is not that of the value: `map(ChildBuilder.init)`.
    var given: ResolvedType?
    /// The holders that receive it, if the receiver is not a scope.
    let holders: [ValueHolder]
    let location: SourceLocation
    /// The history of the value; `nil` until it is computed.
    private(set) var history: History?

    /// What a value was before it was converted.
    struct History {
        /// The result of `concreteTypes`.
        let types: [ResolvedType]
        /// Whether it has the expected type only through a conditional or forced cast.
        let isCast: Bool
        /// The type with which it is passed, if the sources show the value behind it.
        let seen: ResolvedType
        /// What may have held it, if it has a protocol type.
        let holders: [ValueHolder]
    }

    /// A copy with the history of the value, if it is converted to a protocol type.
    func followed(in model: SemanticModel) -> Injection {
        guard model.index.isProtocol(expectedType) else { return self }
        var copy = self
        copy.history = history(in: model)
        return copy
    }

    func history(in model: SemanticModel) -> History {
        let seen = model.type(of: value, in: file)
        let types = model.concreteTypes(of: value, seenAs: seen, in: file)
        let isCast =
            types.count == 1 && types[0].unwrapped == expectedType && model.isCastAtRunTime(value, in: file)
        func mayBePassedOn(_ type: ResolvedType) -> Bool {
            if case .parameter = type.unwrapped { return true }
            return model.index.isProtocol(type.bare)
        }
        let holders =
            types.contains(where: mayBePassedOn) || mayBePassedOn(seen) ? model.holders(of: value, in: file) : []
        return History(types: types, isCast: isCast, seen: seen, holders: holders)
    }
}

/// Creates edges from an injected value.
extension WiringReader {
    /// The scopes that receive a dependency.
    mutating func children(of injection: Injection) -> [Int] {
        if let direct = directChildren(for: injection.expectedType, receiver: injection.receiver) { return direct }
        guard index.isProtocol(injection.expectedType) else {
            return table.scopes(withDependency: injection.expectedType)
        }
        let reached = injection.holders.flatMap { holder in
            scopes(owning: injection.expectedType, holder)
                + flow.scopes(reachedFrom: .init(holder: holder, type: injection.expectedType))
        }
        return reached.count < 2 ? reached : Set(reached).sorted()
    }

    /// The scope that a call creates, those that a builder creates, or else all scopes with the builder's dependency;
    /// `nil` if another type receives the value and may pass it on.
    func directChildren(for expected: ResolvedType, receiver: Int?) -> [Int]? {
        let isEmpty = index.libraries.isEmptyDependency(expected)
        if let receiver, let scope = table.scopeOfType[receiver] {
            let partialScope = table.partialScopes[scope]
            return partialScope.dependencyType == expected || (isEmpty && partialScope.dependencyType == nil)
                ? [scope] : []
        }
        if let receiver {
            let fitting = components(madeBy: receiver).filter {
                table.partialScopes[$0].dependencyType == expected
                    || (isEmpty && table.partialScopes[$0].dependencyType == nil)
            }
            if !fitting.isEmpty { return fitting }
        }
        if let receiver, index.types[receiver].kind == .protocol {
            let fitting = components(madeByBuildersOf: receiver).filter {
                table.partialScopes[$0].dependencyType == expected
            }
            if !fitting.isEmpty { return fitting }
        }
        if isEmpty { return [] }
        guard let receiver, model.ancestry(of: receiver).isBuilder else { return nil }
        if refusedBuilders.contains(receiver) { return [] }
        return table.scopes(withDependency: expected)
    }

    /// - Returns: whether some scope receives it.
    @discardableResult
    mutating func hand(_ injection: Injection) -> Bool {
        let children = children(of: injection)
        if !children.isEmpty { hand(injection, to: children) }
        return !children.isEmpty
    }

    mutating func hand(_ injection: Injection, to children: [Int]) {
        if isPlainValue(injection.expectedType) {
            for child in children where counts(fileOf: injection.file, for: child) {
                table.setRoot(.made(injection.location), of: child)
            }
            return
        }
        if let given = injection.given { return hand(given.unwrapped, injection, to: children) }
        let history = injection.history ?? injection.history(in: model)
        if let holder = refusedHolder(of: injection, history) { return refuse(injection, by: holder, to: children) }
        if isMismatchedInSomeBuilds(injection, history) { return noteUnknown(injection, children) }
        if history.isCast || isUnrelated(history, injection.expectedType) { return noteUnknown(injection, children) }
        for type in history.types { hand(type.unwrapped, injection, to: children) }
    }

    /// Whether the value of a scope is passed as a protocol that has nothing to do with the expected one: the compiler
    /// refuses that, whatever the scope conforms to.
    private func isUnrelated(_ history: Injection.History, _ expected: ResolvedType) -> Bool {
        let seen = history.seen.bare
        return !history.types.contains(history.seen) && !table.isDependencyProtocol(seen)
            && isUnrelated(seen, to: expected)
    }

    private func isClass(_ type: ResolvedType) -> Bool {
        guard case .declared(let declared, _) = type else { return false }
        return index.types[declared].kind == .class
    }

    /// Whether values of a type are neither scopes nor known by a protocol: a struct, a tuple, a function.
    private func isPlainValue(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .declared(let declared, _):
            index.types[declared].kind == .struct || index.types[declared].kind == .enum
        case .tuple(let elements): !elements.isEmpty
        case .function, .metatype: true
        case .named(let name, let arguments): !arguments.isEmpty && StandardLibrary.declaresType(named: name)
        default: false
        }
    }

    mutating func hand(_ written: ResolvedType, _ injection: Injection, to children: [Int]) {
        if let name = genericParameter(written, injection) {
            parameterInjections.append(.init(injection: injection, name: name, children: children))
        }
        let type = constrained(written, injection)
        if type == injection.expectedType, !isClass(type) { return relay(injection, to: children) }
        switch type {
        // A metatype conforms to no protocol.
        case .metatype: return
        case .declared(let declared, _):
            let subclasses = subclassesOfSelf(declared, injection)
            for scope in subclasses { link(scope, children, .itself, injection) }
            if subclasses.isEmpty { hand(declared, type, injection, to: children) }
        case .composition where table.isDependencyProtocol(type): handDependency(type, injection, to: children)
        case .composition: notePassedOn(type, injection, children)
        default: noteUnknown(injection, children)
        }
    }

    /// The name of the generic parameter that is the type of a value, also if only its constraint is known.
    private func genericParameter(_ type: ResolvedType, _ injection: Injection) -> String? {
        if case .parameter(let name) = type.unwrapped { return name }
        let source = model.source(injection.file)
        let value = source[injection.value]
        guard case .opaque = type.unwrapped, value.kind == .identifier,
            case .parameter(let file, let block, let parameter) = model.value(
                named: source.name(value.name),
                in: injection.file,
                block: value.block,
                before: value.range.start
            ),
            case .parameter(let name) = model.resolution.type(of: parameter.type, in: file, block: block)
        else { return nil }
        return name
    }

    /// The constraint of a generic parameter, also through other parameters; the parameter itself if it is unknown.
    private func constrained(_ type: ResolvedType, _ injection: Injection) -> ResolvedType {
        var type = type
        for _ in 0..<SemanticModel.inheritanceLimit {
            switch type {
            case injection.expectedType where !isClass(type): return type
            case .opaque(let inner): type = inner
            case .parameter:
                guard let constraint = constraint(of: type, injection) else { return type }
                type = constraint
            default: return type
            }
        }
        return .unknown
    }

    private mutating func hand(_ declared: Int, _ type: ResolvedType, _ injection: Injection, to children: [Int]) {
        let scopes = scopes(ofType: declared, at: injection.value, in: injection.file)
        if !scopes.isEmpty, scopes.allSatisfy({ table.partialScopes[$0].kind != .builder }) {
            let arguments = mayInferArguments(injection) ? [] : type.genericArguments
            for scope in scopes { link(scope, children, .itself, injection, arguments) }
            return
        }
        if index.libraries.isOf(.root, declared) { return handRoot(declared, injection, to: children) }
        switch index.types[declared].kind {
        // The library's own class may be any of its subclasses.
        case .class where index.libraries.declares(declared): noteUnknown(injection, children)
        // Generated code cannot name a local component, so it is not a scope.
        case .class where index.types[declared].isLocal && model.ancestry(of: declared).isComponent:
            handLocal(declared, injection, to: children)
        case .protocol where table.isDependencyProtocol(type): handDependency(type, injection, to: children)
        case .protocol where !index.libraries.isEmptyDependency(type):
            notePassedOn(type, injection, children)
        case .class, .struct, .actor:
            for branch in branches(of: declared, at: injection.value, in: injection.file) {
                link(provider(branch), children, .itself, injection)
            }
        default: noteUnknown(injection, children)
        }
    }

    /// Whether the type that receives a value may determine the generic arguments of its type, as for `Box(1)`.
    private func mayInferArguments(_ injection: Injection) -> Bool {
        let source = model.source(injection.file)
        let value = source[injection.value]
        switch value.kind {
        case .identifier: return false
        case .call:
            return value.base.map { source[$0].type.isEmpty } ?? true
        default: return true
        }
    }

    private func branches(of type: Int, at value: ExpressionID, in file: Int) -> [Int] {
        let found = model.branches(of: type, seenAt: model.source(file)[value].range.start, in: file)
        return found.isEmpty ? [type] : found
    }

    /// The scopes of a type: several if it has declarations with different dependencies in the branches of an `#if`.
    func scopes(ofType type: Int, at value: ExpressionID, in file: Int) -> [Int] {
        guard let scope = table.scopeOfType[type], index.types[type].isConditional else {
            return table.scopeOfType[type].map { [$0] } ?? []
        }
        let found = branches(of: type, at: value, in: file).compactMap { table.scopeOfType[$0] }
        return found.isEmpty && table.partialScopes[scope].kind != .provider ? [scope] : found
    }

    /// A scope injects its own dependency: the child's requirements become its own.
    private mutating func handDependency(_ type: ResolvedType, _ injection: Injection, to children: [Int]) {
        for parent in table.scopes(withDependency: type) {
            link(parent, children, .itsDependency, injection)
        }
    }

    /// A library's class for roots is a scope if the app extends it.
    private mutating func handRoot(_ type: Int, _ injection: Injection, to children: [Int]) {
        let isExtended = index.extensions[type].contains { !index.isOfLibrary($0.file) }
        // Without an extension, the class conforms to no protocol of the app, not even to one without requirements.
        let expected = injection.expectedType
        let isWrong =
            injection.ownType == nil && index.isProtocol(expected) && model.requirements(of: expected).isEmpty
            && expected.declaredType.map { !index.libraries.declares($0) } ?? false
        if isExtended || isWrong { return link(addRoot(type, injection), children, .itself, injection) }
        for child in children {
            if let own = injection.ownType, table.scopeOfType[own] != nil {
                selfRooted.insert(child)
            } else if counts(fileOf: injection.file, for: child) {
                table.setRoot(.made(injection.location), of: child)
            }
        }
    }

    mutating func link(
        _ parent: Int,
        _ children: [Int],
        _ injected: Edge.InjectedValue,
        _ injection: Injection,
        _ arguments: [ResolvedType] = []
    ) {
        let instances =
            arguments.isEmpty ? [] : [ScopeInstance(arguments: arguments, location: injection.location)]
        let home = table.partialScopes[parent].module
        let source = model.source(injection.file)
        let conditions = source.conditionTexts(at: source[injection.value].range.start)
        for child in children {
            let isOneGraph =
                isOneGraph(home, table.partialScopes[child].module) && counts(fileOf: injection.file, for: child)
            guard isOneGraph || shows(parent, child, in: injection.file) else { continue }
            edges.append(
                PartialEdge(
                    parent: parent,
                    child: child,
                    injected: injected,
                    location: injection.location,
                    conditions: conditions,
                    instances: instances,
                    call: PassingCall(file: injection.file, value: injection.value, receiver: injection.receiver)
                )
            )
        }
    }

    /// Reports an injection whose value is unknown. Needle is exempt, because its scopes are only linked through
    /// `parent`.
    mutating func noteUnknown(_ injection: Injection, _ children: [Int]) {
        if let streamed = model.streamedType(of: injection) { return hand(streamed, injection, to: children) }
        if case .parameter? = injection.history?.seen.unwrapped {
            return genericInjections.append((injection, children))
        }
        fault(.unlinkedChild, injection, children.filter { !table.partialScopes[$0].dialect.isCreatedWithParent })
    }

    /// Reports the values of generic parameters that reach scopes which nothing links: the calls of generic code often
    /// show more.
    mutating func noteGenericInjections() {
        guard !genericInjections.isEmpty else { return }
        let linked = Set(edges.map(\.child))
        for (injection, children) in genericInjections {
            let unlinked = children.filter {
                !linked.contains($0) && !table.partialScopes[$0].dialect.isCreatedWithParent
            }
            fault(.unlinkedChild, injection, unlinked)
        }
    }

    enum FaultKind { case unlinkedChild, wrongParent }

    mutating func fault(_ kind: FaultKind, _ injection: Injection, _ children: [Int]) {
        let source = model.source(injection.file)
        let written = source.text(source[injection.value].range)
        let isOneLine = !written.contains { $0.isNewline } && !written.contains("//") && !written.contains("/*")
        let text = isOneLine ? written : source.joined(source[injection.value].range)
        report(injection, children) { child in
            kind == .wrongParent
                ? .wrongParent(child: child, expression: text) : .unlinkedChild(child: child, expression: text)
        }
    }

    private mutating func handLocal(_ type: Int, _ injection: Injection, to children: [Int]) {
        let history = injection.history ?? injection.history(in: model)
        guard let refusal = refusal(ofLocal: type, injection, history) else { return noteUnknown(injection, children) }
        report(injection, children.filter { table.partialScopes[$0].dialect.parentsConform }) {
            .refusedDependency(child: $0, refusal)
        }
    }

    private mutating func refuse(_ injection: Injection, by holder: Int, to children: [Int]) {
        let children = children.filter { table.partialScopes[$0].dialect.parentsConform }
        let refusals = children.map { refusal(of: injection, by: holder, to: $0) }
        for (child, refusal) in zip(children, refusals) {
            report(injection, [child]) { .refusedDependency(child: $0, refusal) }
        }
    }

    private mutating func report(_ injection: Injection, _ children: [Int], as kind: (Int) -> GraphFault.Kind) {
        // A test can create a scope with mocks that are not linked to a scope.
        if index.isTest(file: injection.file) { return }
        for child in children where counts(fileOf: injection.file, for: child) {
            faults.append(GraphFault(kind: kind(child), location: injection.location))
        }
    }
}
