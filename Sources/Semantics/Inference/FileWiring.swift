import SwiftReader

/// The role of each expression of a file, and the names that each block declares.
///
/// A class, because both are computed on demand.
package final class FileWiring {
    /// How the value of an expression is used.
    package enum Role: Sendable {
        /// In a way that determines no contextual type.
        case other
        /// The initial value of a variable.
        case initialValue(DeclarationID)
        /// The default value of a parameter, by its index in `SourceFile.parameters`.
        case defaultValue(Int32)
        /// The value that a function, accessor or closure returns, by its block.
        case result(BlockID)
        /// An argument of a call: the call, and the index in `SourceFile.arguments`.
        case argument(ExpressionID, Int32)
        /// The right side of an assignment; the associated value is the left side.
        case assigned(ExpressionID)
        /// It has the same value as the enclosing expression: parentheses, `try`, an operand of `??`, a branch of `if`.
        case part(ExpressionID)
        /// The value that `as` converts: the conversion, and the written type.
        case converted(ExpressionID, ExpressionID)
        /// An element of an array.
        case element(ExpressionID)
        /// A value in a dictionary.
        case dictionaryValue(ExpressionID)
        /// An element of a tuple, by its 0-based position.
        case tupleElement(ExpressionID, Int32)
        /// The value that a subscript returns if a dictionary has none: `table[key, default: value]`.
        case fallback(ExpressionID)
        /// An operand of an operator that the standard library does not have, by its 0-based position.
        case operand(ExpressionID, Int32)
        /// A closure, or the result of a call, that is called immediately, with the call: `{ … }()`, `make(x)(y)`.
        case called(ExpressionID)
    }

    private let source: SourceFile
    private lazy var roles = Roles(of: source)
    private(set) lazy var names = LocalNames(of: source)

    init(of source: SourceFile) { self.source = source }

    package func role(of expression: ExpressionID) -> Role { roles.byExpression[Int(expression.value)] }
}

/// The roles of a file's expressions.
private struct Roles {
    typealias Role = FileWiring.Role

    /// By the number of the expression.
    private(set) var byExpression: [Role]

    init(of source: SourceFile) {
        byExpression = [Role](repeating: .other, count: source.expressions.count)
        addRolesOfExpressions(of: source)
        addRolesOfDeclarations(of: source)
        addResults(of: source)
    }

    private mutating func set(_ role: Role, of expression: ExpressionID) {
        let position = Int(expression.value)
        if byExpression.indices.contains(position) { byExpression[position] = role }
    }

    private mutating func addRolesOfExpressions(of source: SourceFile) {
        for (index, expression) in source.expressions.enumerated() {
            let id = ExpressionID(index)
            switch expression.kind {
            case .call:
                if let base = expression.base, source[base].kind == .closure || source[base].kind == .call {
                    set(.called(id), of: base)
                }
                for argument in expression.arguments.indices {
                    set(.argument(id, Int32(truncatingIfNeeded: argument)), of: source.arguments[argument].value)
                }
            case .subscript:
                for argument in source.arguments(of: expression) where source.spells("default", in: argument.label) {
                    set(.fallback(id), of: argument.value)
                }
            case .tuple where expression.arguments.count == 1:
                for argument in expression.arguments.indices { set(.part(id), of: source.arguments[argument].value) }
            case .effect:
                if let base = expression.base { set(.part(id), of: base) }
            case .control:
                for value in expression.body.map(source.branches(of:)) ?? [] { set(.part(id), of: value) }
            case .array, .dictionary, .tuple: addRoles(ofElements: id, expression, in: source)
            case .sequence: addRoles(ofSequence: id, expression, in: source)
            case .prefix:
                guard let base = expression.base, OwnOperator.mayBe(source.text(expression.name)) else { continue }
                set(.operand(id, 0), of: base)
            default: continue
            }
        }
    }

    private mutating func addRoles(ofSequence id: ExpressionID, _ sequence: Expression, in source: SourceFile) {
        let operands = sequence.arguments.indices.map { source.arguments[$0] }
        guard let first = operands.first else { return }
        let operators = operands.dropFirst().map { source.text($0.label) }
        if operators.first == "=" || operators.first == "+=" {
            for operand in operands.dropFirst() { set(.assigned(first.value), of: operand.value) }
        } else if operators == ["as"] {
            set(.converted(id, operands[1].value), of: first.value)
        } else if let first = operators.first, operators.allSatisfy({ $0 == first }), OwnOperator.mayBe(first) {
            for (position, operand) in operands.enumerated() {
                set(.operand(id, Int32(truncatingIfNeeded: position)), of: operand.value)
            }
        } else {
            for choice in source.choices(of: sequence) { set(.part(id), of: choice) }
        }
    }

    private mutating func addRoles(ofElements id: ExpressionID, _ literal: Expression, in source: SourceFile) {
        for (position, element) in source.arguments(of: literal).enumerated() {
            switch literal.kind {
            case .array: set(.element(id), of: element.value)
            case .tuple: set(.tupleElement(id, Int32(truncatingIfNeeded: position)), of: element.value)
            // Keys and values alternate.
            default: if position % 2 == 1 { set(.dictionaryValue(id), of: element.value) }
            }
        }
    }

    private mutating func addRolesOfDeclarations(of source: SourceFile) {
        for (index, declaration) in source.declarations.enumerated() {
            guard let value = declaration.initialValue else { continue }
            set(.initialValue(DeclarationID(index)), of: value)
        }
        for (index, parameter) in source.parameters.enumerated() {
            if let value = parameter.defaultValue { set(.defaultValue(Int32(truncatingIfNeeded: index)), of: value) }
        }
    }

    private mutating func addResults(of source: SourceFile) {
        let items = source.items
        for (number, block) in source.blocks.enumerated() {
            let id = BlockID(number)
            let only = source.isBody(id) ? source.onlyItem(of: id) : nil
            for item in block.items.indices {
                switch items[item] {
                case .returned(let value?):
                    if let body = source.body(around: id) { set(.result(body), of: value) }
                case .expression(let value) where item == only: set(.result(id), of: value)
                case .block(let inner) where item == only:
                    for value in source.branches(of: inner) { set(.result(id), of: value) }
                default: continue
                }
            }
        }
    }
}

extension SemanticModel {
    package func wiring(of file: Int) -> FileWiring {
        if let known = wirings[file] { return known }
        let wiring = FileWiring(of: source(file))
        wirings.set(wiring, for: file)
        return wiring
    }
}
