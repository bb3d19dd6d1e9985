import SwiftReader

/// What a file wires, as the reader read it: one line for each fact, in the form of the judge in Tests/Judge.
///
/// A line holds a kind, a range in bytes, `in` the start of the block around it, and what belongs to it. What is not
/// written is `-`. The lines are in no order.
func wiringFacts(of file: SourceFile) -> [String] {
    file.expressions.map(file.fact) + file.declarations.flatMap(file.facts) + file.blocks.flatMap(file.facts)
}

extension SourceFile {
    fileprivate func fact(of expression: Expression) -> String {
        let details: [String] =
            switch expression.kind {
            case .identifier: [text(expression.name), written(expression.type)]
            case .member: [text(expression.name), range(expression.base), written(expression.type)]
            case .macro: [text(expression.name), written(expression.type), list(expression.arguments)]
            case .call, .subscript: [range(expression.base), list(expression.arguments)]
            case .closure: [list(parameters[expression.parameters.indices].map(plain)), written(expression.type)]
            case .prefix, .postfix, .effect: [text(expression.name), range(expression.base)]
            case .control: [text(expression.name)]
            case .tuple, .array, .dictionary, .string, .sequence: [list(expression.arguments)]
            case .literal, .keyPath, .type, .missing: []
            }
        return line(word(expression.kind), expression.range, in: expression.block, details)
    }

    private func word(_ kind: Expression.Kind) -> String { kind == .identifier ? "name" : "\(kind)" }

    fileprivate func facts(of declaration: Declaration) -> [String] {
        let accessors = accessors[declaration.accessors.indices].map { accessor in
            let body = accessor.body.map { written(self[$0].range) } ?? "-"
            return line("accessor", accessor.keyword, in: declaration.block, [text(accessor.keyword), body])
        }
        let payload = parameters[declaration.parameters.indices].map(labelled)
        let name = declaration.name.isEmpty ? "-" : text(declaration.name)
        switch declaration.kind {
        case .variable:
            return accessors + [line("variable", declaration.name, in: declaration.block, details(of: declaration))]
        case .function, .initializer, .subscript, .macro:
            let details = [name, list(payload), written(declaration.type)]
            return accessors + [line("function", declaration.range, in: declaration.block, details)]
        case .enumCase:
            let details = [name, list(payload), range(declaration.initialValue)]
            return [line("case", declaration.name, in: declaration.block, details)]
        default:
            return []
        }
    }

    private func details(of variable: Declaration) -> [String] {
        [
            text(variable.name), "\(variable.binding)", keyword(of: variable),
            variable.tupleElement.map { "\($0)" } ?? "-", written(variable.type), range(variable.initialValue),
        ]
    }

    private func keyword(of variable: Declaration) -> String {
        if variable.modifiers.contains(.weak) && variable.binding == .capture { return "weak" }
        if variable.modifiers.contains(.unowned) && variable.binding == .capture { return "unowned" }
        return variable.keyword.isEmpty ? "-" : text(variable.keyword)
    }

    fileprivate func facts(of block: Block) -> [String] {
        let statements = items[block.items.indices].compactMap { item in
            switch item {
            case .expression(let value): line("statement", range(value), in: block)
            case .returned(let value): line("return", range(value), in: block)
            case .thrown(let value): line("throw", range(value), in: block)
            case .declaration, .block: nil
            }
        }
        guard let parent = block.parent else { return statements }
        return statements + [line("block", block.range, in: parent, ["\(block.kind)"])]
    }

    private func line(_ kind: String, _ range: SourceRange, in block: BlockID, _ details: [String]) -> String {
        ([kind, written(range), "in", "\(self[block].range.start)"] + details).joined(separator: " ")
    }

    private func line(_ kind: String, _ range: String, in block: Block) -> String {
        "\(kind) \(range) in \(block.range.start)"
    }

    private func labelled(_ parameter: Parameter) -> String {
        "\(text(parameter.label)) \(text(parameter.name)):\(type(of: parameter))=\(range(parameter.defaultValue))"
    }

    private func plain(_ parameter: Parameter) -> String { "\(text(parameter.name)):\(type(of: parameter))" }

    private func type(of parameter: Parameter) -> String {
        written(parameter.type) + (parameter.isVariadic ? "..." : "")
    }

    private func list(_ arguments: TableRange) -> String {
        list(
            self.arguments[arguments.indices].map { argument in
                "\(argument.isTrailing ? "~" : "")\(joined(argument.label)):\(range(argument.value))"
            }
        )
    }

    private func list(_ elements: [String]) -> String { "(\(elements.joined(separator: ",")))" }

    private func range(_ expression: ExpressionID?) -> String { expression.map { written(self[$0].range) } ?? "-" }

    private func written(_ range: SourceRange) -> String { range.isEmpty ? "-" : "\(range.start)-\(range.end)" }
}
