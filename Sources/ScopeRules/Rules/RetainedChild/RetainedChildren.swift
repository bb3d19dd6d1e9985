import ScopeGraph
import Semantics
import SwiftReader

/// A child component, or its builder, that a component retains while the child retains the component.
struct RetainedChildSite {
    /// An index into `ScopeGraph.scopes`, like `child`.
    let parent: Int
    let child: Int
    /// The class that is retained: the child's component or its builder.
    let kept: String
    /// The property that retains it; `nil` if a method of the library does so without a property.
    let property: String?
    /// The library's method that retains it: `shared`; `nil` for a stored property.
    let method: String?
    /// Where it is created.
    let location: SourceLocation
}

/// Finds the children that a component creates with `self` and retains, in `shared` or in a stored property.
///
/// A component retains the dependency with which it is created, and so does a builder. A component that retains such a
/// child is never deallocated.
struct RetainedChildren {
    let model: SemanticModel
    let scopes: ScopeDeclarations
    private var table: ScopeTable { scopes.table }
    private var index: TypeIndex { model.index }

    /// In source order.
    func all() -> [RetainedChildSite] {
        let emptied = index.files.map(\.source.emptiedNames)
        let emptiedAnywhere = emptied.reduce(into: Set()) { $0.formUnion($1) }
        let (filesOfComponents, scopes) = (Set(self.filesOfComponents()), scopes)
        return model.onAllCores(model.filePortions) { model, files in
            let reader = RetainedChildren(model: model, scopes: scopes)
            return files.filter(filesOfComponents.contains).flatMap { file in
                reader.retainedChildren(in: file) { keeper in
                    guard let property = keeper.property else { return false }
                    return (keeper.isHidden ? emptied[file] : emptiedAnywhere).contains(property)
                }
            }
        }
        .flatMap { $0 }.sorted { ($0.location, $0.child) < ($1.location, $1.child) }
    }

    private func filesOfComponents() -> [Int] {
        index.files(of: table.partialScopes.filter { $0.kind == .component }.compactMap(\.type))
    }

    private func retainedChildren(in file: Int, isEmptied: (Keeper) -> Bool) -> [RetainedChildSite] {
        let source = model.source(file)
        var found: [RetainedChildSite] = []
        for (number, expression) in source.expressions.enumerated() where expression.kind == .identifier {
            guard source.spells("self", in: expression.name),
                let parent = component(around: expression.block, in: file).flatMap(scopes.scope),
                let call = call(taking: ExpressionID(number), in: file),
                let keeper = keeper(of: call, in: file), var made = made(by: call, in: file),
                keeper.method != nil || !isEmptied(keeper)
            else { continue }
            if let builder = keeper.builder { made.type = builder }
            for child in made.children.compactMap(scopes.scope) {
                found.append(
                    RetainedChildSite(
                        parent: parent,
                        child: child,
                        kept: index.types[made.type].qualifiedName,
                        property: keeper.property,
                        method: keeper.method,
                        location: source.location(of: source[call].range)
                    )
                )
            }
        }
        return found
    }

    /// The call with an argument that is certainly the value of an expression: `(self)`, `self as LidDependency`.
    private func call(taking value: ExpressionID, in file: Int) -> ExpressionID? {
        let source = model.source(file)
        var current = value
        for _ in 0..<32 {
            switch model.wiring(of: file).role(of: current) {
            case .argument(let call, _): return call
            case .part(let whole) where source[whole].kind == .tuple: current = whole
            case .converted(let whole, _): current = whole
            default: return nil
            }
        }
        return nil
    }

    /// The scopes whose builder is declared to create or return a `LaunchRouter`. They live as long as the app.
    func launchedScopes() -> [Int] {
        scopes.componentsOfBuilder.flatMap { builder, components -> [Int] in
            let launches = model.members(of: builder)["build"]?.contains { member in
                let source = model.source(member.location.file)
                return source.tokens(in: source[member.location.declaration].type)
                    .contains { source.text($0.range) == "LaunchRouting" }
            }
            return launches ?? false ? components.compactMap(scopes.scope) : []
        }
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
        let ancestry = model.ancestry(of: type)
        guard ancestry.isBuilder, let base = ancestry.libraryBase else { return nil }
        let children =
            scopes.componentsOfBuilder[type] ?? base.dependency.flatMap { table.componentsByDependency[$0] } ?? []
        return children.isEmpty ? nil : (type, children)
    }

    private struct Keeper {
        let property: String?
        let method: String?
        /// Whether other files cannot name the property.
        let isHidden: Bool
        /// The builder that holds the closure which creates the child: `HomeBuilder { HomeComponent(dependency: self) }`.
        var builder: Int?

        init(_ method: String?, in property: String?) {
            self.property = property
            self.method = method
            isHidden = false
        }

        init(_ property: Declaration, named name: String) {
            self.property = name
            method = nil
            isHidden = (property.access ?? .internal) <= .fileprivate
        }
    }

    /// The property, or `shared`, with which `self` certainly retains the value of an expression; `nil` if none does or
    /// if it is unknown.
    private func keeper(of call: ExpressionID, in file: Int) -> Keeper? {
        let source = model.source(file)
        let wiring = model.wiring(of: file)
        var current = call
        var builder: Int?
        func keeping(_ keeper: Keeper?) -> Keeper? {
            var copy = keeper
            copy?.builder = builder
            return copy
        }
        for _ in 0..<32 {
            switch wiring.role(of: current) {
            case .part(let whole), .converted(let whole, _): current = whole
            case .initialValue(let declaration):
                let property = source[declaration]
                let isKept = source[property.block].kind == .members && property.modifiers.contains(.lazy)
                return isKept ? keeping(Keeper(property, named: source.name(property.name))) : nil
            case .assigned(let target): return keeping(storedProperty(target, in: file))
            case .result(let body):
                guard let closure = source[body].closure else { return nil }
                switch wiring.role(of: closure) {
                case .called(let outer): current = outer
                case .argument(let outer, _) where model.isMemoizing(source[outer], in: file):
                    let method = source[outer].base.map { source.name(source[$0].name) }
                    return keeping(Keeper(method, in: memberAround(outer, in: source)))
                case .argument(let outer, _) where builder == nil && retainsSelf(body, in: source):
                    guard let type = builderHoldingClosure(outer, in: file) else { return nil }
                    (builder, current) = (type, outer)
                default: return nil
                }
            default: return nil
            }
        }
        return nil
    }

    /// Whether a closure captures `self` strongly.
    private func retainsSelf(_ body: BlockID, in source: SourceFile) -> Bool {
        !source.declarations.contains {
            $0.block == body && $0.binding == .capture && source.spells("self", in: $0.name)
                && !$0.modifiers.isDisjoint(with: [.weak, .unowned])
        }
    }

    /// The builder that a call creates, if its library class stores the closures that it is given.
    private func builderHoldingClosure(_ call: ExpressionID, in file: Int) -> Int? {
        guard case .initializer(let made, _) = model.callee(of: call, in: file, depth: 0), let type = made.declaredType
        else { return nil }
        let holds = model.ancestry(of: type).superclasses.contains {
            index.libraries.declares($0.type) && index.types[$0.type].name.hasSuffix("ComponentizedBuilder")
        }
        return holds ? type : nil
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
