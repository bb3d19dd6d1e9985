import SwiftReader

/// Reads text as a file.
func read(_ text: String) -> SourceFile {
    SourceFile(path: "Test.swift", reading: Array(text.utf8))
}

extension SourceFile {
    /// The declarations of a kind, by name.
    func names(_ kind: Declaration.Kind) -> [String] {
        declarations.filter { $0.kind == kind }.map { name($0.name) }
    }

    /// What stands in a members block, by name and joined type.
    func properties(of type: String) -> [String] {
        guard let owner = declarations.first(where: { $0.isNominal && name($0.name) == type }), let body = owner.body
        else { return [] }
        return items[self[body].items.indices].compactMap { item in
            guard case .declaration(let id) = item, self[id].kind == .variable else { return nil }
            return "\(name(self[id].name)):\(joined(self[id].type))"
        }
    }

    /// The callees and labels of all calls, in the order in which they end.
    var calls: [String] {
        expressions.filter { $0.kind == .call }.map { call in
            let callee = call.base.map { joined(self[$0].range) } ?? ""
            let labels = arguments[call.arguments.indices].map { argument in
                (argument.isTrailing ? "~" : "") + (argument.label.isEmpty ? "_" : text(argument.label))
            }
            return "\(callee)(\(labels.joined(separator: ",")))"
        }
    }

    func texts(_ kind: Expression.Kind) -> [String] {
        expressions.filter { $0.kind == kind }.map { text($0.range) }
    }

    /// Everything that must hold for any input at all: every number points into its table, every range into the bytes.
    var brokenRules: [String] {
        var broken: [String] = []
        let length = UInt32(bytes.count)
        func check(_ range: SourceRange, _ what: String) {
            if range.start > range.end || range.end > length { broken.append("\(what): range \(range)") }
        }
        func check(_ run: TableRange, _ count: Int, _ what: String) {
            if run.start < 0 || run.count < 0 || Int(run.start) + Int(run.count) > count {
                broken.append("\(what): run")
            }
        }
        var previous: UInt32 = 0
        for (index, declaration) in declarations.enumerated() {
            check(declaration.range, "declaration \(index)")
            check(declaration.name, "name of \(index)")
            if declaration.range.start < previous { broken.append("declaration \(index) is out of order") }
            previous = declaration.range.start
            if Int(declaration.block.value) >= blocks.count { broken.append("block of \(index)") }
            check(declaration.parameters, parameters.count, "parameters")
            check(declaration.attributes, attributes.count, "attributes")
            check(declaration.accessors, accessors.count, "accessors")
            check(declaration.inherited, types.count, "inherited")
        }
        for (index, expression) in expressions.enumerated() {
            check(expression.range, "expression \(index)")
            check(expression.arguments, arguments.count, "arguments")
            if let base = expression.base, Int(base.value) >= index { broken.append("base of expression \(index)") }
            for argument in arguments[expression.arguments.indices] where Int(argument.value.value) >= index {
                broken.append("argument of expression \(index)")
            }
        }
        for (index, block) in blocks.enumerated() {
            check(block.range, "block \(index)")
            check(block.items, items.count, "items of block \(index)")
            if let parent = block.parent, Int(parent.value) >= index { broken.append("parent of block \(index)") }
        }
        return broken
    }
}
