import SwiftReader

/// The types of key paths that consist of properties.
extension SemanticModel {
    /// The type of a key path with an explicit root: `\Holder.component`.
    func keyPath(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        let tokens = Array(source.tokens(in: expression.range).dropFirst())
        // The names of the root are capitalized.
        var end = 0
        while end < tokens.count, tokens[end].kind == .identifier,
            source.text(tokens[end].range).first?.isUppercase ?? false
        {
            end += end + 1 < tokens.count && source.spells(".", in: tokens[end + 1].range) ? 2 : 1
        }
        guard end > 0 else { return .unknown }
        let names = tokens[..<end].filter { $0.kind == .identifier }
        guard let first = names.first, let last = names.last else { return .unknown }
        let written = SourceRange(start: first.range.start, end: last.range.end)
        let root = resolution.type(of: written, in: file, block: expression.block)
        let value = follow(tokens[end...], from: root, in: file, depth: depth)
        return value == .unknown ? .unknown : .named("KeyPath", arguments: [root, value])
    }

    /// The type of the value that a key path reads from a root; `unknown` for other expressions.
    func keyPathValue(_ id: ExpressionID, from root: ResolvedType, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        let expression = source[id]
        guard expression.kind == .keyPath else { return .unknown }
        if case .named(_, let types) = keyPath(expression, in: file, depth: depth) { return types[1] }
        return follow(source.tokens(in: expression.range).dropFirst()[...], from: root, in: file, depth: depth)
    }

    /// `value[keyPath: path]`.
    func keyPathRead(_ path: ExpressionID, of base: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        if source[path].kind == .keyPath {
            let root = type(of: base, in: file, depth: depth + 1)
            return keyPathValue(path, from: root, in: file, depth: depth + 1)
        }
        guard case .named(let name, let types) = type(of: path, in: file, depth: depth + 1), types.count == 2,
            name.hasSuffix("KeyPath")
        else { return .unknown }
        return types[1]
    }

    private func follow(_ path: some Sequence<Token>, from root: ResolvedType, in file: Int, depth: Int) -> ResolvedType
    {
        let source = source(file)
        var type = root
        for token in path {
            switch source.text(token.range) {
            case ".", "self": continue
            case "?", "!", "?.", "!.": type = type.unwrapped
            case let name where token.kind == .identifier:
                guard depth < Self.depthLimit else { return .unknown }
                type =
                    collectionMember(named: name, of: type)
                    ?? self.type(of: member(named: name, of: type), depth: depth + 1)
            default: return .unknown
            }
        }
        return type
    }
}
