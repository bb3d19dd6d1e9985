import ScopeGraph
import Semantics
import SwiftReader

/// A component that is created and not used.
struct DiscardSite: Sendable {
    /// An index into `ScopeGraph.scopes`.
    let scope: Int
    /// The class that creates it.
    let builder: String
    /// The name of the variable that holds it; `nil` if there is none.
    let variable: String?
    let location: SourceLocation
}

/// Finds the components that builders create without using them: `_ = XComponent(…)`, and `let component =
/// XComponent(…)` if the name is unused.
struct DiscardedComponents {
    let model: SemanticModel
    let scopes: ScopeDeclarations
    private let filter: NameFilter
    private var index: TypeIndex { model.index }
    private var table: ScopeTable { scopes.table }

    /// In source order.
    static func all(in model: SemanticModel, _ scopes: ScopeDeclarations) -> [DiscardSite] {
        let filter = filter(model, scopes.table)
        guard !filter.isEmpty else { return [] }
        let found = model.onAllCores(model.filePortions) { model, files in
            let discardedComponents = DiscardedComponents(model: model, scopes: scopes, filter: filter)
            return files.flatMap(discardedComponents.discardedComponents(in:))
        }
        return found.joined().sorted { $0.location < $1.location }
    }

    /// The names by which components can be created.
    private static func filter(_ model: SemanticModel, _ table: ScopeTable) -> NameFilter {
        let components = table.partialScopes.compactMap {
            $0.kind == .component && $0.dialect.parentsConform ? $0.type : nil
        }
        guard !components.isEmpty else { return NameFilter(names: []) }
        let names = ["init"] + components.map { model.index.types[$0].name }
        return NameFilter(names: names + model.index.namesOfTypealiases + model.index.namesOfLocalTypes)
    }

    private struct Candidate {
        let scope: Int
        let call: ExpressionID
        /// The variable that holds the component; `nil` if there is none.
        let variable: DeclarationID?
    }

    private func discardedComponents(in file: Int) -> [DiscardSite] {
        let source = model.source(file)
        guard source.problems.isEmpty else { return [] }
        let candidates = discarded(in: file) + nameless(in: file) + held(in: file)
        let names = candidates.compactMap { $0.variable.map { source.name(source[$0].name) } }
        let uses = names.isEmpty ? nil : NameUses(of: names, in: source)
        return candidates.compactMap { candidate in
            guard let scope = scopes.scope(candidate.scope),
                let builder = builder(around: source[candidate.call].block, in: file)
            else { return nil }
            let name = candidate.variable.map { source.name(source[$0].name) }
            if let variable = candidate.variable, let name,
                uses?.contains(name, in: scopeOfName(variable, in: source)) ?? true
            {
                return nil
            }
            let location = source.location(of: source[candidate.call].range)
            let builderName = index.types[builder].qualifiedName
            return DiscardSite(scope: scope, builder: builderName, variable: name, location: location)
        }
    }

    /// Statements whose value is unused.
    private func discarded(in file: Int) -> [Candidate] {
        let source = model.source(file)
        let items = source.items
        var result: [Candidate] = []
        for (number, block) in source.blocks.enumerated() where !block.items.isEmpty && block.kind != .members {
            // The only expression of a body is its result. The last one of a branch may be the value of its `if` or
            // `switch`.
            let id = BlockID(number)
            let only = source.isBody(id) ? source.onlyItem(of: id) : nil
            for item in block.items.indices {
                guard case .expression(let id) = items[item] else { continue }
                let isReturned =
                    item == only || block.kind == .statement && item == block.items.indices.upperBound - 1
                guard let call = ignoredCall(id, isReturned: isReturned, in: source) else { continue }
                if let scope = madeScope(call, in: file) {
                    result.append(Candidate(scope: scope, call: call, variable: nil))
                }
            }
        }
        return result
    }

    private func ignoredCall(_ id: ExpressionID, isReturned: Bool, in source: SourceFile) -> ExpressionID? {
        let expression = source[id]
        if expression.kind == .call { return isReturned ? nil : id }
        guard expression.kind == .sequence else { return nil }
        let operands = expression.arguments.indices
        guard operands.count == 2, source.isAssignment(expression),
            source.spells("_", in: source[source.arguments[operands.lowerBound].value].range)
        else { return nil }
        return source.arguments[operands.upperBound - 1].value
    }

    /// `let _ = XComponent(…)`, which declares no variable.
    private func nameless(in file: Int) -> [Candidate] {
        let source = model.source(file)
        return source.expressions.enumerated().compactMap { number, expression in
            guard expression.kind == .call, let base = expression.base,
                filter.contains(source[base].name, in: source), source.isBoundToNothing(expression)
            else { return nil }
            let id = ExpressionID(number)
            return madeScope(id, in: file).map { Candidate(scope: $0, call: id, variable: nil) }
        }
    }

    /// Components in local variables.
    private func held(in file: Int) -> [Candidate] {
        let source = model.source(file)
        return source.declarations.enumerated().compactMap { number, declaration in
            guard declaration.kind == .variable, declaration.binding == .plain, declaration.tupleElement == nil,
                let value = declaration.initialValue, declaration.attributes.isEmpty
            else { return nil }
            let kind = source[declaration.block].kind
            guard kind != .members, kind != .file, let scope = madeScope(value, in: file) else { return nil }
            return Candidate(scope: scope, call: value, variable: DeclarationID(number))
        }
    }

    private func madeScope(_ id: ExpressionID, in file: Int) -> Int? {
        let source = model.source(file)
        let call = source[id]
        guard call.kind == .call, let base = call.base, filter.contains(source[base].name, in: source),
            let type = model.type(of: id, in: file).declaredType, let scope = table.scopeOfType[type],
            table.partialScopes[scope].kind == .component, table.partialScopes[scope].dialect.parentsConform,
            case .initializer = model.callee(of: id, in: file, depth: 0), !doesMore(type)
        else { return nil }
        return scope
    }

    /// Whether an initializer of the class does more than assign properties of the object. Creating the object may then
    /// be the purpose.
    private func doesMore(_ type: Int) -> Bool {
        let classes = model.withSuperclasses(type)
        return classes.contains { ancestor in
            guard !index.libraries.declares(ancestor) else { return false }
            return model.members(of: ancestor).initializers?.contains { calls(more: $0) } ?? false
        }
    }

    private func calls(more initializer: Member) -> Bool {
        let source = model.source(initializer.location.file)
        guard let body = source[initializer.location.declaration].body else { return false }
        return source[body].items.indices.contains { item in
            guard case .expression(let id) = source.items[item] else { return true }
            let expression = source[id]
            if expression.kind == .sequence { return !assignsOwnProperty(expression, in: source) }
            guard expression.kind == .call, let base = expression.base else { return true }
            return !source.isOwnMember(base)
        }
    }

    private func assignsOwnProperty(_ sequence: Expression, in source: SourceFile) -> Bool {
        guard source.isAssignment(sequence), let target = source.arguments(of: sequence).first?.value else {
            return false
        }
        return source[target].kind == .identifier || source.isOwnMember(target)
    }

    private func builder(around block: BlockID, in file: Int) -> Int? {
        guard let type = index.type(around: block, in: file),
            model.ancestry(of: type).isBuilding
        else { return nil }
        return type
    }

    /// The range in which a local variable is visible after its declaration.
    private func scopeOfName(_ variable: DeclarationID, in source: SourceFile) -> SourceRange {
        let declaration = source[variable]
        return SourceRange(
            start: declaration.range.end,
            end: max(declaration.range.end, source[declaration.block].range.end)
        )
    }
}
