import SwiftReader

extension SemanticModel {
    /// The types that a value may have had before its conversion to a protocol: through `x as P`, annotated constants,
    /// and all branches of `a ? b : c`, `a ?? b`, `if` and `switch`. Never empty; contains `unknown` for a branch of
    /// unknown type.
    ///
    /// - Parameter whole: the type of the value itself.
    package func concreteTypes(of id: ExpressionID, seenAs whole: ResolvedType, in file: Int) -> [ResolvedType] {
        let inBranches = typesInBranches(of: id, in: file)
        if !inBranches.isEmpty { return inBranches }
        var pending = valuesBehind(id, in: file)
        if saysEnough(whole, behind: pending) { return [whole] }
        var result: [ResolvedType] = []
        var next = 0
        // Including the first one, at most 64 values are examined.
        while next < pending.count, next < 63 {
            let current = pending[next]
            next += 1
            let behind = valuesBehind(current, in: file)
            let written = type(of: current, in: file)
            if saysEnough(written, behind: behind) {
                if !result.contains(written) { result.append(written) }
            } else {
                pending += behind
            }
        }
        // The written type replaces values of unknown type.
        let known = result.filter { $0 != .unknown }
        return known.count == result.count || whole == .unknown ? result : known + [whole]
    }

    /// Whether the values behind an expression cannot refine its type. A class is precise enough; only a protocol, or
    /// several branches, can be refined.
    private func saysEnough(_ type: ResolvedType, behind values: [ExpressionID]) -> Bool {
        let isClass = type.unwrapped.declaredType.map { index.types[$0].kind != .protocol } ?? false
        return values.isEmpty || (isClass && values.count == 1)
    }

    /// Whether a value has its type only through a conditional or forced cast: `lookup() as! P`, directly or through a
    /// constant without annotation. The conversion to an annotated constant is an injection of its own.
    package func isCastAtRunTime(_ id: ExpressionID, in file: Int) -> Bool {
        let source = source(file)
        var value: ExpressionID? = id
        for _ in 0..<16 {
            guard let current = value else { return false }
            let expression = source[current]
            let operands = source.arguments(of: expression)
            switch expression.kind {
            case .sequence:
                guard operands.count == 2, ["as!", "as?"].contains(source.text(operands[1].label)) else { return false }
                return type(of: operands[0].value, in: file).unwrapped
                    != type(of: operands[1].value, in: file).unwrapped
            case .tuple: value = operands.count == 1 ? operands[0].value : nil
            case .effect, .postfix: value = expression.base
            case .identifier:
                if isCastByPattern(expression, in: file) { return true }
                value =
                    elements(namedBy: expression, in: file)?.first
                    ?? constantValue(expression, in: file) {
                        $0.type.isEmpty && ($0.binding == .plain || $0.binding == .optional)
                    }.first
            default: return false
            }
        }
        return false
    }

    /// The possible values of an expression: its operands, its branches, the value of a local constant.
    private func valuesBehind(_ id: ExpressionID, in file: Int) -> [ExpressionID] {
        let source = source(file)
        let expression = source[id]
        switch expression.kind {
        case .tuple where expression.arguments.count == 1: return [source.arguments(of: expression)[0].value]
        case .effect: return expression.base.map { [$0] } ?? []
        case .sequence: return certainCast(expression, in: file) ?? operands(of: expression, in: source)
        case .control: return expression.body.map(source.branches(of:)) ?? []
        case .call: return immediateResults(of: expression, in: source)
        case .identifier:
            let isPlainSelf = !wiring(of: file).names.rebindsSelf && source.isNamed(exactly: "self", expression.name)
            if isPlainSelf { return [] }
            if let elements = elements(namedBy: expression, in: file) { return elements }
            return constantValue(expression, in: file) { $0.binding == .plain || $0.binding == .optional }
        default: return []
        }
    }

    /// The operands that may be the value of a chain of `as`, `??` and `? :`; empty for other operators.
    private func operands(of sequence: Expression, in source: SourceFile) -> [ExpressionID] {
        var values: [ExpressionID] = []
        // The operands between two symbols of the ternary operator.
        var segment: [ExpressionID] = []
        var isPlain = true
        func end() -> [ExpressionID] { isPlain ? segment : [] }
        for operand in source.arguments(of: sequence) {
            let mark = source.text(operand.label)
            if mark == "?" || mark == ":" {
                // The operands before a question mark are the condition.
                if mark == ":" { values += end() }
                segment = []
                isPlain = true
            } else if !mark.isEmpty, mark != "??", mark != "as" {
                isPlain = false
            }
            if mark != "as", source[operand.value].kind != .literal { segment.append(operand.value) }
        }
        return values + end()
    }

    /// `{ … }()`.
    private func immediateResults(of call: Expression, in source: SourceFile) -> [ExpressionID] {
        guard let base = call.base, source[base].kind == .closure, let body = source[base].body else { return [] }
        return source.results(of: body)
    }

    /// The initial value of a local constant; empty for everything else.
    func constantValue(
        _ expression: Expression,
        in file: Int,
        where counts: (Declaration) -> Bool
    ) -> [ExpressionID] {
        let source = source(file)
        let found = value(of: expression, in: file)
        guard case .declarations(let locations, _) = found, let location = locations.first, location.file == file else {
            return []
        }
        let declaration = source[location.declaration]
        let isLocalConstant =
            declaration.modifiers.contains(.constant) && counts(declaration)
            && source[declaration.block].kind != .members
        guard isLocalConstant, let value = declaration.initialValue else { return [] }
        guard let position = declaration.tupleElement else { return [value] }
        let elements = source.arguments(of: source[value]).map(\.value)
        let isPlainTuple =
            source[value].kind == .tuple && elements.indices.contains(Int(position))
            && element(
                declaration,
                of: .tuple(elements.map { .init(label: "", type: type(of: $0, in: file)) }),
                in: source
            )
                == type(of: elements[Int(position)], in: file)
        return isPlainTuple ? [elements[Int(position)]] : []
    }
}
