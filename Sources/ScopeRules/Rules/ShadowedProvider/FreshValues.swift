import ScopeGraph
import Semantics
import SwiftReader

/// Finds the properties of components that certainly create a new value.
struct FreshValues {
    let model: SemanticModel
    /// The names to look for.
    private let names: NameFilter
    private var index: TypeIndex { model.index }

    /// For each scope, the names of the provisions that certainly create a new value: not read from another value, not
    /// an override, not a child created with the scope itself, not a view. Limited to names that several scopes create
    /// and some scope requires.
    ///
    /// - Parameter required: the names of all requirements.
    static func all(
        of scopes: [Scope],
        required: NameFilter,
        in model: SemanticModel,
        _ declarations: ScopeDeclarations
    ) -> [Set<String>] {
        let names = names(among: required, madeBy: scopes)
        return model.forEachScope(of: scopes.count) { model, portion in
            let values = FreshValues(model: model, names: names)
            return portion.map { values.names(of: declarations[$0], scopes[$0].provisions) }
        }
    }

    /// The names of provisions that several scopes create and some scope requires.
    private static func names(among required: NameFilter, madeBy scopes: [Scope]) -> NameFilter {
        var counts = [Int](repeating: 0, count: required.names.count)
        for scope in scopes.indices {
            for place in scopes[scope].provisions.indices where !scopes[scope].provisions[place].isPassThrough {
                if let number = required.number(of: scopes[scope].provisions[place].name) { counts[number] += 1 }
            }
        }
        return NameFilter(names: counts.indices.filter { counts[$0] > 1 }.map { required.names[$0] })
    }

    private func names(of partialScope: PartialScope, _ provisions: [Provision]) -> Set<String> {
        guard !names.isEmpty, partialScope.kind == .component, let type = partialScope.type else { return [] }
        let views = UITypes(model: model)
        let own = provisions.filter { provision in
            names.number(of: provision.name) != nil && !provision.isPassThrough && provision.inheritedFrom == nil
                && !provision.isConditional && !(provision.type.map(views.contains) ?? false)
        }
        return Set(own.map(\.name).filter { isFresh(model.members(of: type)[$0] ?? []) })
    }

    private func isFresh(_ members: ArraySlice<Member>) -> Bool {
        let properties = members.filter { index.declaration($0.location).kind == .variable }
        guard properties.count == 1, let location = properties.first?.location else { return false }
        let source = model.source(location.file)
        let declaration = source[location.declaration]
        // With `override`, the author knows about the other property.
        guard !declaration.modifiers.contains(.override), declaration.attributes.isEmpty else { return false }
        if let body = source.getter(of: declaration) { return areFresh(source.results(of: body), in: location.file) }
        return declaration.initialValue.map { areFresh([$0], in: location.file) } ?? false
    }

    /// Whether there is at least one expression, and all of them create a new value.
    private func areFresh(_ expressions: [ExpressionID], in file: Int) -> Bool {
        guard !expressions.isEmpty else { return false }
        let source = model.source(file)
        var pending = expressions
        while let id = pending.popLast() {
            let expression = source[id]
            switch expression.kind {
            case .literal, .string, .array, .dictionary: continue
            case .tuple where expression.arguments.count == 1:
                pending += source.arguments(of: expression).map(\.value)
            case .effect:
                guard let base = expression.base else { return false }
                pending.append(base)
            case .call:
                if let inner = bodyInside(expression, in: file) {
                    let results = source.results(of: inner)
                    if results.isEmpty { return false }
                    pending += results
                } else if !creates(id, expression, in: file) {
                    return false
                }
            case .identifier:
                guard let value = localValue(expression, in: file) else { return false }
                pending.append(value)
            default: return false
            }
        }
        return true
    }

    /// The body that determines the value of a call: that of `{ … }()` and `shared { … }`.
    private func bodyInside(_ call: Expression, in file: Int) -> BlockID? {
        let source = model.source(file)
        if let base = call.base, source[base].kind == .closure { return source[base].body }
        guard model.isMemoizing(call, in: file), let last = source.arguments(of: call).last else { return nil }
        return source[last.value].body
    }

    /// Whether a call creates a value of its type without injecting the component. A value created with the component
    /// is specific to it, so each scope creates its own.
    private func creates(_ id: ExpressionID, _ call: Expression, in file: Int) -> Bool {
        guard case .initializer = model.callee(of: id, in: file, depth: 0) else { return false }
        let source = model.source(file)
        return !source.arguments(of: call).contains { source.text(source[$0.value].range) == "self" }
    }

    /// The initial value of a local variable.
    private func localValue(_ name: Expression, in file: Int) -> ExpressionID? {
        let source = model.source(file)
        let found = model.value(
            named: source.name(name.name),
            in: file,
            block: name.block,
            before: name.range.start
        )
        guard case .declarations(let locations, _) = found, locations.count == 1, let location = locations.first,
            location.file == file, source[source[location.declaration].block].kind != .members,
            source[location.declaration].tupleElement == nil, source[location.declaration].binding == .plain
        else { return nil }
        return source[location.declaration].initialValue
    }
}
