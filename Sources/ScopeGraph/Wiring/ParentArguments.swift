import Semantics
import SwiftReader

/// Links components that are created with their parent as an argument to it: the component whose code creates them.
extension WiringReader {
    /// `parent: self` in a component, or its parameter in a member without `self`. Anything else is a wrong parent or
    /// cannot be linked.
    mutating func readParent(_ value: ExpressionID, of child: Int, _ call: WiringCall) {
        let source = model.source(call.file)
        let injection = parentInjection(value, at: source[call.id].range, in: call.file)
        let around = index.type(around: source[value].block, in: call.file)
        guard refersToSelf(value, in: call.file) else {
            guard let around, let parent = enclosingComponent(of: around, named: value, in: call.file) else {
                if isRegisteredByHand(child, below: value, in: call.file) { return }
                return fault(.wrongParent, injection, [child])
            }
            return link(parent, [child], .itself, injection)
        }
        guard let around else { return fault(.unlinkedChild, injection, [child]) }
        let given = parents(among: call.receivers ?? [], inheriting: around, at: value, in: call.file)
        let parents = given.isEmpty ? self.parents(ofType: around, at: value, in: call.file) : given
        if parents.isEmpty { return fault(.unlinkedChild, injection, [child]) }
        // A component that inherits this code is not its own parent, unless no other component inherits it, or it gives
        // its own type.
        let isGivenItself = table.partialScopes[child].type.map { call.receivers?.contains($0) ?? false } ?? false
        let others = isGivenItself || parents.count == 1 ? parents : parents.filter { $0 != child }
        // Which of them gives this type for the generic parameter is unknown.
        if call.receivers != nil, given.isEmpty, others.count > 1 { return }
        for parent in others { link(parent, [child], .itself, injection) }
    }

    /// Whether the app registers a provider for a child of the class that a value has: a demo registers a mock for
    /// `Kid(parent: BootstrapComponent())`.
    private mutating func isRegisteredByHand(_ child: Int, below parent: ExpressionID, in file: Int) -> Bool {
        let steps = stepsRegisteredByHand ?? model.stepsRegisteredByHand()
        stepsRegisteredByHand = steps
        if steps.isEmpty { return false }
        let type = model.type(of: parent, in: file).unwrapped
        let name =
            if case .named(let name, _) = type { name } else { type.declaredType.map { index.types[$0].name } ?? "" }
        return steps.contains("\(name.lastName)->\(table.partialScopes[child].name.lastName)")
    }

    /// The components that run the code around a value with `self`: the component itself, or those that inherit the
    /// code.
    private func parents(ofType type: Int, at value: ExpressionID, in file: Int) -> [Int] {
        let scopes = scopes(ofType: type, at: value, in: file)
        if !scopes.isEmpty, scopes.allSatisfy({ table.partialScopes[$0].kind == .component }) { return scopes }
        return components(inheriting: type, at: model.source(file)[value].block, in: file)
    }

    /// The components that `self` can be if it has one of some types.
    private func parents(
        among types: [Int],
        inheriting type: Int,
        at value: ExpressionID,
        in file: Int
    ) -> [Int] {
        let found = types.lazy.filter { $0 == type || model.inherits($0, from: type) }
            .flatMap { parents(ofType: $0, at: value, in: file) }
        return Set(found).sorted()
    }

    /// The argument `self` that an initializer of the app passes on as the parent:
    /// `init(root: Root) { super.init(parent: root) }`.
    func parentArgument(of call: WiringCall, creating scope: Int) -> ExpressionID? {
        let dialect = table.partialScopes[scope].dialect
        guard dialect.isCreatedWithParent, case .initializer(_, let candidates) = call.callee, candidates.count == 1,
            let location = candidates[0].location
        else { return nil }
        let source = model.source(location.file)
        let declaration = source[location.declaration]
        guard let name = parameterPassedAsParent(by: declaration, in: source, dialect) else { return nil }
        let parameters = source.parameters[declaration.parameters.indices]
        guard let parameter = parameters.first(where: { source.name($0.name) == name }) else { return nil }
        let label = source.name(parameter.label)
        let caller = model.source(call.file)
        let argument = caller.arguments[caller[call.id].arguments.indices].first { argument in
            let written = caller.name(argument.label)
            return written == (label == "_" ? "" : label)
        }
        return argument.map(\.value).flatMap { refersToSelf($0, in: call.file) ? $0 : nil }
    }

    /// The name that an initializer gives to `super.init` or `self.init` as the parent.
    private func parameterPassedAsParent(
        by initializer: Declaration,
        in source: SourceFile,
        _ dialect: Dialect
    ) -> String? {
        guard initializer.kind == .initializer, let body = initializer.body else { return nil }
        let range = source[body].range
        for expression in source.expressions where expression.kind == .call {
            guard expression.range.start >= range.start, expression.range.end <= range.end, let base = expression.base,
                source.isOwnMember(base), source.spells("init", in: source[base].name)
            else { continue }
            let parent = source.arguments[expression.arguments.indices].first { argument in
                dialect.creationLabels.contains { source.spells(text: $0, in: argument.label) }
            }
            if let parent { return source.name(source[parent.value].range) }
        }
        return nil
    }

    /// The components that inherit the code that a generic base class or a protocol extension runs with `self`.
    private func components(inheriting type: Int, at block: BlockID, in file: Int) -> [Int] {
        let source = model.source(file)
        let owner = source.blocks(from: block).lazy.first { source[$0].kind == .members }.flatMap { source[$0].owner }
        let clause = owner.map { source[$0].kind == .extension ? source[$0].whereClause : .none } ?? .none
        return table.partialScopes.indices.filter { scope in
            let partialScope = table.partialScopes[scope]
            guard partialScope.kind == .component, partialScope.dialect.isCreatedWithParent,
                let inheritor = partialScope.type,
                inheritor == type || model.inherits(inheritor, from: type)
            else { return false }
            return clause.isEmpty || model.mayHold(clause, in: file, for: inheritor, [:])
        }
    }

    /// Reads `Kid.init(parent:)` and `Kid.init` that are referenced in a component and called later, presumably with
    /// that component. Outside of components, the parent is unknown, unless it is a root.
    ///
    /// - Parameter initializers: initializers that are referenced without a call, in order.
    mutating func readInitializerReferences(_ initializers: [NamedInitializer]) {
        for initializer in initializers {
            let (file, id) = (initializer.file, initializer.id)
            let expression = model.source(file)[id]
            guard let base = expression.base, let child = scopeCreatedWithParent(named: base, in: file) else {
                continue
            }
            let injection = parentInjection(id, at: expression.range, in: file)
            // A root has no parent, wherever it is created.
            if table.partialScopes[child].root == .bootstrap {
                if counts(fileOf: file, for: child) { unlinkedConstructions.append((child, injection.location)) }
                continue
            }
            let parent = index.type(around: expression.block, in: file).flatMap { table.scopeOfType[$0] }
            if let parent, table.partialScopes[parent].kind == .component, parent != child {
                link(parent, [child], .itself, injection)
            } else {
                fault(.unlinkedChild, injection, [child])
            }
        }
    }

    /// The Needle component that an expression names as a type.
    private func scopeCreatedWithParent(named expression: ExpressionID, in file: Int) -> Int? {
        let source = model.source(file)
        guard words.isReceiver(source[expression].name, in: source) else { return nil }
        let type = model.resolution.type(of: source[expression].range, in: file, block: source[expression].block)
        guard let scope = type.declaredType.flatMap({ table.scopeOfType[$0] }) else { return nil }
        return table.partialScopes[scope].dialect.isCreatedWithParent && table.partialScopes[scope].kind == .component
            ? scope : nil
    }

    /// The component around some code that has no `self` of it, if a value has its type: the component of a static
    /// member, or that around a type which is not a scope. Such a nested helper creates children for it.
    private func enclosingComponent(of type: Int, named value: ExpressionID, in file: Int) -> Int? {
        guard let outer = model.type(of: value, in: file).unwrapped.declaredType,
            let parent = table.scopeOfType[outer], table.partialScopes[parent].kind == .component
        else { return nil }
        if outer == type { return isInStaticMember(value, in: file) ? parent : nil }
        let declared = index.types[type]
        let isNested =
            declared.isLocal
            ? index.type(around: index.declaration(of: type).block, in: declared.file) == outer
            : index.types[outer].module == declared.module
                && declared.qualifiedName.hasPrefix("\(index.types[outer].qualifiedName).")
        return isNested && table.scopeOfType[type] == nil ? parent : nil
    }

    private func isInStaticMember(_ expression: ExpressionID, in file: Int) -> Bool {
        let source = model.source(file)
        let start = source[expression].range.start
        guard let members = source.members(around: source[expression].block) else { return false }
        return source.declarations(in: members).contains { id in
            let range = source[id].range
            return range.start <= start && start < range.end && source[id].modifiers.contains(.static)
        }
    }

    private func parentInjection(_ value: ExpressionID, at range: SourceRange, in file: Int) -> Injection {
        Injection(
            file: file,
            value: value,
            expectedType: .unknown,
            receiver: nil,
            ownType: nil,
            holders: [],
            location: model.source(file).location(of: range)
        )
    }
}
