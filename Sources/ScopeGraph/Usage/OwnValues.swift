import SwiftReader

/// Finds the properties of components that certainly make a value of their own.
struct OwnValues {
    let codebase: Codebase
    /// As `names(madeBy:asked:)` has it: of others nobody wants to know.
    let names: NameFilter
    private var index: TypeIndex { codebase.index }

    /// The names that several scopes make and some scope asks for.
    ///
    /// - Parameter asked: the names of all requirements.
    static func names(madeBy scopes: [Scope], asked: NameFilter) -> NameFilter {
        var counts = [Int](repeating: 0, count: asked.names.count)
        for scope in scopes {
            for provision in scope.provisions where !provision.isPassThrough {
                if let number = asked.number(of: provision.name) { counts[number] += 1 }
            }
        }
        return NameFilter(counts.indices.filter { counts[$0] > 1 }.map { asked.names[$0] })
    }

    /// The names of those of a scope's provisions that do.
    func names(of draft: ScopeDraft, _ provisions: [Provision]) -> Set<String> {
        guard !names.isEmpty, draft.kind == .component, let type = draft.type else { return [] }
        let views = Views(codebase: codebase)
        let own = provisions.filter { provision in
            names.number(of: provision.name) != nil && !provision.isPassThrough && provision.inheritedFrom == nil
                && !provision.isConditional && !(provision.type.map(views.contains) ?? false)
        }
        return Set(own.map(\.name).filter { makesValue(codebase.members(of: type)[$0] ?? []) })
    }

    private func makesValue(_ members: ArraySlice<Member>) -> Bool {
        let properties = members.filter { index.declaration($0.place).kind == .variable }
        guard properties.count == 1, let place = properties.first?.place else { return false }
        let source = codebase.source(place.file)
        let declaration = source[place.declaration]
        // Whoever writes `override` knows of the other one.
        guard !declaration.modifiers.contains(.override), declaration.attributes.isEmpty else { return false }
        if let body = source.getter(of: declaration) { return allMade(source.results(of: body), in: place.file) }
        return declaration.initialValue.map { allMade([$0], in: place.file) } ?? false
    }

    /// Whether some expressions, and there is one at least, all make something new.
    private func allMade(_ expressions: [ExpressionID], in file: Int) -> Bool {
        guard !expressions.isEmpty else { return false }
        let source = codebase.source(file)
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
                } else if !makes(id, expression, in: file) {
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

    /// The body that says what a call gives: of `{ … }()` and `shared { … }`.
    private func bodyInside(_ call: Expression, in file: Int) -> BlockID? {
        let source = codebase.source(file)
        if let base = call.base, source[base].kind == .closure { return source[base].body }
        guard codebase.isShared(call, in: file), let last = source.arguments(of: call).last else { return nil }
        return source[last.value].body
    }

    /// Whether a call makes a value of its type, and does not hand over the component: what is made with it stands below
    /// it, and each scope makes its own.
    private func makes(_ id: ExpressionID, _ call: Expression, in file: Int) -> Bool {
        guard case .initializer = codebase.callee(of: id, in: file, depth: 0) else { return false }
        let source = codebase.source(file)
        return !source.arguments(of: call).contains { source.text(source[$0.value].range) == "self" }
    }

    /// The initial value of a local variable.
    private func localValue(_ name: Expression, in file: Int) -> ExpressionID? {
        let source = codebase.source(file)
        let found = codebase.value(
            named: source.name(name.name),
            in: file,
            block: name.block,
            before: name.range.start
        )
        guard case .declarations(let places, _) = found, places.count == 1, let place = places.first,
            place.file == file, source[source[place.declaration].block].kind != .members,
            source[place.declaration].tupleElement == nil, source[place.declaration].binding == .plain
        else { return nil }
        return source[place.declaration].initialValue
    }
}
