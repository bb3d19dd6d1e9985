import SwiftReader

/// Operators that are not those of the standard library.
enum OwnOperator {
    private static let standard: Set<String> = [
        "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "...", "..<", "??", "=", "+=", "-=",
        "*=",
        "/=", "%=", "&", "|", "^", "<<", ">>", "===", "!==", "~=", "?", ":", "is", "as", "as?", "as!", "!", "~", "&+",
        "&-", "&*", "->", ".",
    ]

    static func mayBe(_ name: String) -> Bool { !standard.contains(name) }
}

/// Operators that the sources declare, which can pass their left side to a function on their right.
extension SemanticModel {
    /// The function of an operator; `nil` if the sources do not declare exactly one with as many parameters.
    package func operatorFunction(of id: ExpressionID, in file: Int) -> DeclarationLocation? {
        operatorSignature(of: id, in: file, depth: 0)?.location
    }

    /// The type of a value that a custom operator computes. Several in a row are read from the left.
    func operatorResult(of id: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        let count = operands(of: id, in: source).count
        return value(ofFirst: count, of: id, in: file, depth: depth)
    }

    /// The type of the parameter that receives an operand, as far as the operands to its left determine it.
    func operandType(at position: Int, of id: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        guard depth < Self.depthLimit, let signature = operatorSignature(of: id, in: file, depth: depth) else {
            return .unknown
        }
        let operands = operands(of: id, in: source(file))
        let slot = signature.slots[min(position, signature.slots.count - 1)]
        guard let generic = slot.generic else { return slot.type }
        if case .parameter(let name) = generic, name.contains(".") {
            let owner = owner(ofAssociated: name, of: signature, operands, in: file, depth: depth)
            return owner.flatMap { associatedType(named: name.lastName, of: $0) } ?? .unknown
        }
        var known: [String: ResolvedType] = [:]
        if position > 0 {
            let left = value(ofFirst: position, of: id, in: file, depth: depth + 1)
            ResolvedType.unify(signature.slots[0].generic ?? .unknown, left, &known)
        } else if operands.count == 2, case .function = generic {
            let right = type(of: operands[1], in: file, depth: depth + 1)
            ResolvedType.unify(signature.slots[1].generic ?? .unknown, right, &known)
        }
        return known.isEmpty ? slot.type : generic.replacing(known)
    }

    /// The type whose associated type the parameter of an operand has: `ChildBuilder` for the left side of
    /// `component ~> ChildBuilder.self` with the parameters `(B.Needs, B.Type)`.
    package func owner(ofAssociatedOperand position: Int, of id: ExpressionID, in file: Int) -> Int? {
        guard let signature = operatorSignature(of: id, in: file, depth: 0),
            case .parameter(let name)? = signature.slots[min(position, signature.slots.count - 1)].generic
        else { return nil }
        return owner(ofAssociated: name, of: signature, operands(of: id, in: source(file)), in: file, depth: 0)
    }

    private func owner(
        ofAssociated name: String,
        of signature: Signature,
        _ operands: [ExpressionID],
        in file: Int,
        depth: Int
    ) -> Int? {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count == 2, operands.count == signature.slots.count else { return nil }
        var known: [String: ResolvedType] = [:]
        for (slot, operand) in zip(signature.slots, operands) {
            guard let pattern = slot.generic, pattern.names(parameter: parts[0]) else { continue }
            ResolvedType.unify(pattern, type(of: operand, in: file, depth: depth + 1), &known)
        }
        return known[parts[0]]?.declaredType
    }

    private func operands(of id: ExpressionID, in source: SourceFile) -> [ExpressionID] {
        let expression = source[id]
        return expression.kind == .prefix
            ? expression.base.map { [$0] } ?? [] : source.arguments(of: expression).map(\.value)
    }

    /// The value of the leading operands of a chain.
    private func value(ofFirst count: Int, of id: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        guard depth < Self.depthLimit else { return .unknown }
        let operands = operands(of: id, in: source(file))
        guard let first = operands.first, count <= operands.count else { return .unknown }
        let isPrefix = source(file)[id].kind == .prefix
        if count == 1, !isPrefix { return type(of: first, in: file, depth: depth + 1) }
        guard let signature = operatorSignature(of: id, in: file, depth: depth) else { return .unknown }
        guard signature.result.holdsParameter else { return signature.result }
        var known: [String: ResolvedType] = [:]
        let left = isPrefix ? first : nil
        let leftType =
            left.map { type(of: $0, in: file, depth: depth + 1) }
            ?? value(ofFirst: count - 1, of: id, in: file, depth: depth + 1)
        ResolvedType.unify(signature.slots[0].generic ?? .unknown, leftType, &known)
        if !isPrefix {
            let right = type(of: operands[count - 1], in: file, depth: depth + 1)
            ResolvedType.unify(signature.slots[1].generic ?? .unknown, right, &known)
        }
        return signature.result.replacing(known)
    }

    /// The function that a chain of one operator calls.
    private func operatorSignature(of id: ExpressionID, in file: Int, depth: Int) -> Signature? {
        let source = source(file)
        let expression = source[id]
        let arguments = source.arguments(of: expression)
        let isPrefix = expression.kind == .prefix
        let marks = isPrefix ? [source.text(expression.name)] : arguments.dropFirst().map { source.text($0.label) }
        guard let name = marks.first, OwnOperator.mayBe(name), marks.allSatisfy({ $0 == name }) else { return nil }
        let count = isPrefix ? 1 : 2
        var found = globals(named: name, in: file)
        if found.isEmpty, memberTable.number(of: name) != nil, let first = operands(of: id, in: source).first {
            let left = type(of: first, in: file, depth: depth + 1)
            if case .declarations(let locations, _) = member(named: name, of: left) { found = locations }
        }
        let fitting = found.filter {
            let declaration = index.declaration($0)
            return declaration.kind == .function && Int(declaration.parameters.count) == count
        }
        guard fitting.count == 1 else { return nil }
        return signature(of: fitting[0], parameters: [:])
    }

    /// The functions and variables at the top level of the file's module and of those that it imports.
    func globals(named name: String, in file: Int) -> [DeclarationLocation] {
        guard case .declarations(let locations, _) = globalValue(named: name, in: file, block: .file) else { return [] }
        return locations
    }
}
