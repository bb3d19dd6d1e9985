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
}
