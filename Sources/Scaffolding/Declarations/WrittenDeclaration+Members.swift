import Semantics
import SwiftReader

/// The parts of a declaration that is edited.
extension WrittenDeclaration {
    var name: String { source.name(declaration.name) }

    /// The members of a type, protocol or extension, in source order.
    var members: [WrittenDeclaration] {
        guard let body = declaration.body else { return [] }
        return source.declarations.indices.lazy.filter { source.declarations[$0].block == body }
            .map { WrittenDeclaration(source: source, id: DeclarationID($0)) }
    }

    /// The types of the inheritance clause, without white space.
    var inheritedTypes: [String] { source.types[declaration.inherited.indices].map(source.joined) }

    /// The name of the superclass, and its generic arguments as in `any LoginInteractable`.
    var superclassParts: [String] {
        guard let superclass = source.types[declaration.inherited.indices].first else { return [] }
        var parts = [""]
        for token in source.tokens(in: superclass) {
            let text = source.text(token.range)
            let part = parts.removeLast()
            if ["<", ",", ">"].contains(text) {
                parts += [part, ""]
            } else {
                let isJoined = part.isEmpty || text == "." || part.hasSuffix(".")
                parts.append(isJoined ? part + text : "\(part) \(text)")
            }
        }
        return parts.filter { !$0.isEmpty }
    }

    /// The type of a variable, without white space; empty if it is not written.
    var type: String { source.joined(declaration.type) }

    /// The types of the parameters, without white space.
    var parameterTypes: [String] { source.parameters[declaration.parameters.indices].map { source.joined($0.type) } }

    /// The labels of the parameters.
    var labels: [String] { source.parameters[declaration.parameters.indices].map { source.text($0.label) } }

    /// Whether it is a stored property.
    var isStored: Bool {
        let isComputed =
            declaration.body != nil
            || declaration.accessors.indices.contains {
                [.get, .other].contains(source.accessors[$0].kind)
            }
        return declaration.kind == .variable && !isComputed && !declaration.modifiers.contains(.static)
    }

    /// The access that generated members need to implement a protocol: that of the type and of the protocol.
    func access(implementing requirement: Access?) -> String {
        let access = min(declaration.access ?? .internal, requirement ?? .internal)
        return access >= .public ? "public " : access == .package ? "package " : ""
    }

    /// Whether the braces of the body are on different lines, so that members can be inserted on lines of their own.
    var hasOpenBody: Bool {
        guard let body = declaration.body else { return false }
        let range = source[body].range
        return source.position(of: range.start).line < source.position(of: range.end).line
    }
}

extension SourceFile {
    /// The blocks around an expression or declaration, innermost first.
    func blocks(around block: BlockID) -> [BlockID] {
        var result = [block]
        while let parent = self[result[result.count - 1]].parent { result.append(parent) }
        return result
    }

    /// The range of an item of a block; empty for a bare `return`.
    func range(of item: BlockItem) -> SourceRange {
        switch item {
        case .declaration(let id): self[id].range
        case .expression(let id), .thrown(let id): self[id].range
        case .returned(let id): id.map { self[$0].range } ?? .none
        case .block(let id): self[id].range
        }
    }

    /// The name of the type that a call names and creates: `X(…)`, `X.init(…)`.
    func createdType(_ call: Expression) -> String? {
        guard call.kind == .call, let base = call.base else { return nil }
        let callee = self[base]
        switch callee.kind {
        case .identifier: return name(callee.name)
        case .member:
            guard name(callee.name) == "init", let type = callee.base, self[type].kind == .identifier else {
                return nil
            }
            return name(self[type].name)
        default: return nil
        }
    }

    /// The calls that create an object of a type, in source order.
    ///
    /// - Parameter range: where to look; `nil` for the whole file.
    func creations(of type: String, in range: SourceRange? = nil) -> [Expression] {
        let annotated = declarations.compactMap { declaration -> Expression? in
            guard let value = declaration.initialValue.map({ self[$0] }), value.kind == .call,
                let base = value.base.map({ self[$0] }), base.kind == .member, base.base == nil,
                name(base.name) == "init", joined(declaration.type) == type
            else { return nil }
            return value
        }
        return (expressions.filter { createdType($0) == type } + annotated)
            .filter { expression in range.map { $0.contains(expression.range) } ?? true }
            .sorted { $0.range.start < $1.range.start }
    }
}
