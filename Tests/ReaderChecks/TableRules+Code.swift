import SwiftReader

extension TableRules {
    mutating func checkExpressions() {
        for (index, argument) in file.arguments.enumerated() {
            require(argument.label, "label of argument", index)
            require(argument.value.value, below: file.expressions.count, "value of argument", index)
        }
        for (index, expression) in file.expressions.enumerated() {
            require(expression.range, "expression", index)
            require(expression.name, "name of expression", index)
            require(expression.type, "type of expression", index)
            require(expression.block.value, below: file.blocks.count, "block of expression", index)
            // What belongs to an expression has a smaller number than the whole.
            require(expression.base?.value, below: index, "base of expression", index)
            require(expression.parameters, in: file.parameters.count, "parameters of expression", index)
            require(expression.body?.value, below: file.blocks.count, "body of expression", index)
            let before = broken.count
            require(expression.arguments, in: file.arguments.count, "arguments of expression", index)
            guard broken.count == before else { continue }
            for location in expression.arguments.indices {
                require(file.arguments[location].value.value, below: index, "argument of expression", index)
            }
        }
    }

    mutating func checkBlocks() {
        if file.blocks.isEmpty { broken.append("there is no block for the file itself") }
        for (index, block) in file.blocks.enumerated() {
            require(block.range, "block", index)
            require(block.parent?.value, below: index, "parent of block", index)
            if (block.parent == nil) != (index == 0) { broken.append("block \(index) has no parent") }
            require(block.owner?.value, below: file.declarations.count, "owner of block", index)
            require(block.closure?.value, below: file.expressions.count, "closure of block", index)
            let before = broken.count
            require(block.items, in: file.items.count, "items of block", index)
            guard broken.count == before else { continue }
            for item in file.items[block.items.indices] { check(item, in: index) }
        }
    }

    private mutating func check(_ item: BlockItem, in block: Int) {
        let before = broken.count
        switch item {
        case .declaration(let id):
            require(id.value, below: file.declarations.count, "declaration in block", block)
            guard broken.count == before else { return }
            if Int(file[id].block.value) != block { broken.append("declaration \(id.value) is not in block \(block)") }
        case .block(let id):
            require(id.value, below: file.blocks.count, "block in block", block)
            guard broken.count == before else { return }
            if file[id].parent != BlockID(block) { broken.append("block \(id.value) is not in block \(block)") }
        case .expression(let id), .thrown(let id), .returned(let id?):
            require(id.value, below: file.expressions.count, "expression in block", block)
        case .returned(nil): break
        }
    }
}
