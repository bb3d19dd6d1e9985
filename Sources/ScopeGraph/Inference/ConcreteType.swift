import SwiftReader

extension Codebase {
    /// The type of a value as it was before it was handed on under the name of a protocol: through `x as P` and through
    /// constants with an annotation, as long as what stands behind them is certain.
    func concreteType(of id: ExpressionID, in file: Int) -> StaticType {
        let written = type(of: id, in: file)
        // The name of a class says enough; only behind a protocol there may be more.
        if let declared = written.unwrapped.declaredType, index.types[declared].kind != .protocol { return written }
        var current = id
        for _ in 0..<8 {
            guard let inner = valueBehind(current, in: file) else { break }
            let type = type(of: inner, in: file)
            if case .declared(let declared, _) = type.unwrapped, index.types[declared].kind != .protocol { return type }
            current = inner
        }
        return written
    }

    /// The operand of an upcast, the value of a local constant.
    private func valueBehind(_ id: ExpressionID, in file: Int) -> ExpressionID? {
        let source = source(file)
        let expression = source[id]
        switch expression.kind {
        case .tuple where expression.arguments.count == 1, .sequence where expression.arguments.count == 2:
            let operands = source.arguments(of: expression)
            guard let first = operands.first, operands.count == 1 || source.text(operands[1].label) == "as" else {
                return nil
            }
            return first.value
        case .identifier:
            let name = source.name(expression.name)
            let found = value(named: name, in: file, block: expression.block, before: expression.range.start)
            guard case .declarations(let places, _) = found, let place = places.first, place.file == file else {
                return nil
            }
            let declaration = source[place.declaration]
            let isLocalConstant =
                declaration.modifiers.contains(.constant) && declaration.binding == .plain
                && source[declaration.block].kind != .members && declaration.tupleElement == nil
            return isLocalConstant ? declaration.initialValue : nil
        default: return nil
        }
    }
}
