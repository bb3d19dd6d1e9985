import SwiftReader

/// The results of bodies.
extension SourceFile {
    /// Whether a block is the body of a function, accessor or closure.
    package func isBody(_ block: BlockID) -> Bool {
        switch self[block].kind {
        case .function, .accessor, .closure: true
        case .file, .members, .statement: false
        }
    }

    /// The block that runs when a property is read or a function is called: its body, or that of its `get`.
    package func getter(of declaration: Declaration) -> BlockID? {
        declaration.body ?? declaration.accessors.indices.map { accessors[$0] }.first { $0.kind == .get }?.body
    }

    /// The position of the only statement of a body, besides the captures of a closure; `nil` if there are more.
    package func onlyItem(of body: BlockID) -> Int? {
        let block = self[body]
        guard let last = block.items.indices.last else { return nil }
        if block.items.count == 1 { return last }
        let areCaptures =
            block.kind == .closure
            && block.items.indices.dropLast().allSatisfy { item in
                guard case .declaration(let id) = items[item] else { return false }
                return self[id].binding == .capture
            }
        return areCaptures ? last : nil
    }

    /// The values that a body may return, in source order: its only expression, or those of all `return` statements.
    package func results(of body: BlockID) -> [ExpressionID] {
        var results: [ExpressionID] = []
        if let only = onlyItem(of: body) {
            switch items[only] {
            case .expression(let only), .returned(let only?): return [only]
            case .block(let only): results = branches(of: only)
            default: break
            }
        }
        var pending = [body]
        var next = 0
        while next < pending.count {
            let items = items(of: pending[next])
            next += 1
            for item in items {
                switch item {
                case .returned(let value?): results.append(value)
                case .block(let inner): pending.append(inner)
                default: continue
                }
            }
        }
        return results.sorted()
    }

    /// The values of the branches of an `if` or `switch` expression.
    package func branches(of body: BlockID) -> [ExpressionID] {
        var values: [ExpressionID] = []
        var pending = [body]
        while let id = pending.popLast() {
            var inner: [BlockID] = []
            var last: ExpressionID?
            for item in items(of: id) {
                switch item {
                case .block(let block): inner.append(block)
                case .expression(let value): last = value
                default: continue
                }
            }
            // An expression beside braces is a condition or a subject. A pattern comes before the value of a case.
            if inner.isEmpty, let last { values.append(last) }
            pending += inner.reversed()
        }
        return values
    }

    /// Whether an expression is a member without a base, such as `.init(…)`, whose type is the contextual type.
    func isImplicitMember(_ id: ExpressionID) -> Bool {
        let expression = self[id]
        guard expression.kind == .call else { return expression.kind == .member && expression.base == nil }
        return expression.base.map { self[$0].kind == .member && self[$0].base == nil } ?? false
    }

    /// Whether an expression is a collection of closures.
    func holdsClosures(_ id: ExpressionID) -> Bool {
        guard self[id].kind == .array || self[id].kind == .dictionary, let last = arguments(of: self[id]).last else {
            return false
        }
        return self[last.value].kind == .closure
    }

    /// The arguments, elements or operands of an expression.
    package func arguments(of expression: Expression) -> [Argument] {
        expression.arguments.indices.map { arguments[$0] }
    }

    package func parameters(of declaration: Declaration) -> [Parameter] {
        declaration.parameters.indices.map { parameters[$0] }
    }
}
