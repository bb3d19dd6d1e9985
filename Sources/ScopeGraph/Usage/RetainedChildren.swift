import SwiftReader

/// Finds the children that a component creates with `self` and retains, in `shared` or in a stored property.
///
/// A component retains the dependency with which it is created, and so does a builder. A component that retains such a
/// child is never deallocated.
struct RetainedChildren {
    let model: SemanticModel
    let table: ScopeTable
    let madeByBuilder: [Int: [Int]]
    private var index: TypeIndex { model.index }

    /// A retained child, with indices into `ScopeTable.partialScopes`.
    struct Draft {
        let parent: Int
        let children: [Int]
        let kept: Int
        let property: String?
        let isShared: Bool
        let location: SourceLocation
    }

    func all() -> [Draft] {
        let emptied = index.files.map { emptiedNames(in: $0.source) }
        let emptiedAnywhere = emptied.reduce(into: Set()) { $0.formUnion($1) }
        let (asked, table, made) = (Set(filesOfComponents()), table, madeByBuilder)
        return model.onAllCores(model.filePortions) { model, files in
            let reader = RetainedChildren(model: model, table: table, madeByBuilder: made)
            return files.filter(asked.contains).flatMap { file in
                reader.retainedChildren(in: file) { keeper in
                    guard let property = keeper.property else { return false }
                    return (keeper.isHidden ? emptied[file] : emptiedAnywhere).contains(property)
                }
            }
        }
        .flatMap { $0 }
    }

    /// The names of everything that a file sets to `nil`, which breaks the cycle.
    private func emptiedNames(in source: SourceFile) -> Set<String> {
        var names: Set<String> = []
        for expression in source.expressions where expression.kind == .sequence && expression.arguments.count == 2 {
            let first = expression.arguments.indices.lowerBound
            guard source.isAssignment(expression),
                source.spells("nil", in: source[source.arguments[first + 1].value].range)
            else { continue }
            names.insert(source.name(source[source.arguments[first].value].name))
        }
        return names
    }

    private func filesOfComponents() -> [Int] {
        index.files(of: table.partialScopes.lazy.filter { $0.kind == .component }.compactMap(\.type))
    }

    private func retainedChildren(in file: Int, isEmptied: (Keeper) -> Bool) -> [Draft] {
        let source = model.source(file)
        var found: [Draft] = []
        for (number, expression) in source.expressions.enumerated() where expression.kind == .identifier {
            guard source.spells("self", in: expression.name),
                let parent = component(around: expression.block, in: file),
                case .argument(let call, _) = model.wiring(of: file).role(of: ExpressionID(number)),
                let keeper = keeper(of: call, in: file), let made = made(by: call, in: file),
                keeper.isShared || !isEmptied(keeper)
            else { continue }
            found.append(
                Draft(
                    parent: parent,
                    children: made.children,
                    kept: made.type,
                    property: keeper.property,
                    isShared: keeper.isShared,
                    location: source.location(of: source[call].range)
                )
            )
        }
        return found
    }

    private func component(around block: BlockID, in file: Int) -> Int? {
        guard let type = index.type(around: block, in: file), let scope = table.scopeOfType[type],
            table.partialScopes[scope].kind == .component, !model.isStatic(block, in: file)
        else { return nil }
        return scope
    }

    /// The component or builder that a call creates, with the scopes that it represents.
    private func made(by call: ExpressionID, in file: Int) -> (type: Int, children: [Int])? {
        guard case .initializer(let made, _) = model.callee(of: call, in: file, depth: 0),
            let type = made.declaredType
        else { return nil }
        if let scope = table.scopeOfType[type], table.partialScopes[scope].kind != .provider { return (type, [scope]) }
        guard let base = model.ancestry(of: type).libraryBase, base.name == .builder else { return nil }
        let children = madeByBuilder[type] ?? base.arguments.first.flatMap { table.componentsByDependency[$0] } ?? []
        return children.isEmpty ? nil : (type, children)
    }

    private struct Keeper {
        let property: String?
        let isShared: Bool
        /// Whether other files cannot name the property.
        let isHidden: Bool

        init(sharedIn property: String?) {
            self.property = property
            isShared = true
            isHidden = false
        }

        init(_ property: Declaration, named name: String) {
            self.property = name
            isShared = false
            isHidden = (property.access ?? .internal) <= .fileprivate
        }
    }

    /// The property, or `shared`, with which `self` certainly retains the value of an expression; `nil` if none does or
    /// if it is unknown.
    private func keeper(of call: ExpressionID, in file: Int) -> Keeper? {
        let source = model.source(file)
        let wiring = model.wiring(of: file)
        var current = call
        for _ in 0..<32 {
            switch wiring.role(of: current) {
            case .part(let whole): current = whole
            case .initialValue(let declaration):
                let property = source[declaration]
                let isKept = source[property.block].kind == .members && property.modifiers.contains(.lazy)
                return isKept ? Keeper(property, named: source.name(property.name)) : nil
            case .assigned(let target): return storedProperty(target, in: file)
            case .result(let body):
                guard let closure = source[body].closure else { return nil }
                switch wiring.role(of: closure) {
                case .called(let outer): current = outer
                case .argument(let outer, _) where model.isShared(source[outer], in: file):
                    return Keeper(sharedIn: memberAround(outer, in: source))
                default: return nil
                }
            default: return nil
            }
        }
        return nil
    }

    /// The stored, strong property of `self` to the left of `=`.
    private func storedProperty(_ target: ExpressionID, in file: Int) -> Keeper? {
        let source = model.source(file)
        let expression = source[target]
        let isOwn =
            expression.kind == .identifier || expression.base.map { source.text(source[$0].range) == "self" } ?? false
        guard isOwn, expression.kind == .identifier || expression.kind == .member else { return nil }
        let name = source.name(expression.name)
        guard let type = index.type(around: expression.block, in: file),
            let member = model.members(of: type)[name]?.first
        else { return nil }
        let property = index.declaration(member.location)
        let isWeak = !property.modifiers.isDisjoint(with: [.weak, .unowned, .static])
        guard property.kind == .variable, !isWeak, property.body == nil, property.accessors.isEmpty,
            property.attributes.isEmpty
        else { return nil }
        return Keeper(property, named: name)
    }

    /// The name of the property whose getter or initial value contains an expression.
    private func memberAround(_ id: ExpressionID, in source: SourceFile) -> String? {
        for block in source.blocks(from: source[id].block) where source[block].kind != .members {
            guard let owner = source[block].owner else { continue }
            return source[owner].kind == .variable ? source.name(source[owner].name) : nil
        }
        return nil
    }
}
