import Semantics
import SwiftReader

/// Which scope an injected value is: the parent of the scopes that receive it.
extension WiringReader {
    /// - Returns: whether some scope receives it.
    @discardableResult
    mutating func connect(_ injection: Injection) -> Bool {
        let children = children(of: injection)
        if !children.isEmpty { connect(injection, to: children) }
        return !children.isEmpty
    }

    mutating func connect(_ injection: Injection, to children: [Int]) {
        noteReception(injection, by: children)
        if isPlainValue(injection.expectedType) {
            for child in children where counts(fileOf: injection.file, for: child) {
                table.setRoot(.made(injection.location), of: child)
            }
            return
        }
        if let given = injection.given { return connect(given.unwrapped, injection, to: children) }
        let history = injection.history ?? injection.history(in: model)
        if let holder = refusedHolder(of: injection, history) { return refuse(injection, by: holder, to: children) }
        if isMismatchedInSomeBuilds(injection, history) { return noteUnknown(injection, children) }
        if history.isCast || isUnrelated(history, injection.expectedType) { return noteUnknown(injection, children) }
        for type in history.types { connect(type.unwrapped, injection, to: children) }
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

    mutating func connect(_ written: ResolvedType, _ injection: Injection, to children: [Int]) {
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
            if subclasses.isEmpty { connect(declared, type, injection, to: children) }
        case .composition where table.isDependencyProtocol(type): connectDependency(type, injection, to: children)
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

    private mutating func connect(_ declared: Int, _ type: ResolvedType, _ injection: Injection, to children: [Int]) {
        let scopes = scopes(ofType: declared, at: injection.value, in: injection.file)
        if !scopes.isEmpty, scopes.allSatisfy({ table.partialScopes[$0].kind != .builder }) {
            for scope in scopes { link(scope, children, .itself, injection, instance(of: type, injection)) }
            return
        }
        if index.libraries.isOf(.root, declared) { return connectRoot(declared, injection, to: children) }
        switch index.types[declared].kind {
        // The library's own class may be any of its subclasses.
        case .class where index.libraries.declares(declared): noteUnknown(injection, children)
        // Generated code cannot name a local component, so it is not a scope.
        case .class where index.types[declared].isLocal && model.ancestry(of: declared).isComponent:
            refuseLocal(declared, injection, to: children)
        case .protocol where table.isDependencyProtocol(type): connectDependency(type, injection, to: children)
        case .protocol where !index.libraries.isEmptyDependency(type):
            notePassedOn(type, injection, children)
        case .class, .struct, .actor:
            for branch in branches(of: declared, at: injection.value, in: injection.file) {
                link(provider(branch), children, .itself, injection, instance(of: type, injection))
            }
        default: noteUnknown(injection, children)
        }
    }

    /// The generic arguments of a value's type; `nil` if it has none, or if they are not certain.
    private func instance(of type: ResolvedType, _ injection: Injection) -> ScopeInstance? {
        let arguments = type.genericArguments
        // Nothing but its own class can be inferred from a value of a class without a superclass.
        let isFixed = arguments.allSatisfy { argument in
            guard case .declared(let declared, _) = argument, index.types[declared].kind == .class else { return false }
            return index.declaration(of: declared).genericParameters.isEmpty
                && model.writtenSuperclass(of: declared) == nil
        }
        let isInferred = !isFixed && mayInferArguments(injection)
        let isCall = model.source(injection.file)[injection.value].kind == .call
        guard !arguments.isEmpty, isCall || !isInferred else { return nil }
        return ScopeInstance(arguments: arguments, isInferred: isInferred, location: injection.location)
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
    private mutating func connectDependency(_ type: ResolvedType, _ injection: Injection, to children: [Int]) {
        for parent in table.scopes(withDependency: type) {
            link(parent, children, .itsDependency, injection)
        }
    }

    /// A library's class for roots is a scope if the app extends it.
    private mutating func connectRoot(_ type: Int, _ injection: Injection, to children: [Int]) {
        // Without an extension, the class conforms to no protocol of the app, not even to one without requirements.
        let expected = injection.expectedType
        let isWrong =
            injection.ownType == nil && index.isProtocol(expected) && model.requirements(of: expected).isEmpty
            && expected.declaredType.map { !index.libraries.declares($0) } ?? false
        if index.isExtendedByApp(type) || isWrong {
            return link(addRoot(type, injection), children, .itself, injection)
        }
        for child in children {
            if let own = injection.ownType, table.scopeOfType[own] != nil {
                selfRooted.insert(child)
            } else if counts(fileOf: injection.file, for: child) {
                table.setRoot(.made(injection.location), of: child)
            }
        }
    }

    /// Whether the compiler converts a value of a scope to the dependency of another exactly where it is injected.
    private func converts(_ injection: Injection, _ parent: Int, to child: Int) -> Bool {
        guard injection.given == nil, let type = table.partialScopes[parent].type,
            injection.expectedType.bare == table.partialScopes[child].dependencyType?.bare,
            case .declared(type, _) = model.type(of: injection.value, in: injection.file).bare
        else { return false }
        return true
    }

    mutating func link(
        _ parent: Int,
        _ children: [Int],
        _ injected: Edge.InjectedValue,
        _ injection: Injection,
        _ instance: ScopeInstance? = nil
    ) {
        let home = table.partialScopes[parent].module
        let source = model.source(injection.file)
        let written = source.conditionTexts(at: source[injection.value].range.start)
        let conditions = BuildConditions.both(written, injection.conditions)
        for child in children {
            let isOneGraph =
                isOneGraph(home, table.partialScopes[child].module) && counts(fileOf: injection.file, for: child)
            guard isOneGraph || shows(parent, child, in: injection.file) || shares(parent, child, in: injection.file)
            else { continue }
            edges.append(
                PartialEdge(
                    parent: parent,
                    child: child,
                    injected: injected,
                    location: injection.location,
                    conditions: conditions,
                    instances: [instance].compactMap(\.self),
                    module: converts(injection, parent, to: child) ? index.files[injection.file].module : nil,
                    call: PassingCall(file: injection.file, value: injection.value, receiver: injection.receiver)
                )
            )
        }
    }
}
