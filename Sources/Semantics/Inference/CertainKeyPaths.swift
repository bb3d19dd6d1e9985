import SwiftReader

/// The types of key paths, where the sources leave no doubt.
extension SemanticModel {
    /// The type of a key path through properties of declared types and of collections:
    /// `WritableKeyPath<Settings, Color>`.
    func certainKeyPath(_ expression: Expression, in file: Int) -> ResolvedType {
        let source = source(file)
        guard let path = rootedPath(expression, in: source) else { return .unknown }
        let root = complete(resolution.type(of: path.root, in: file, block: expression.block))
        if case .declared(let type, _) = root, index.types[type].kind == .protocol { return .unknown }
        let user = SourcePlace(file: file, block: expression.block)
        var (value, access) = (root, KeyPathAccess.writable)
        for name in path.names {
            guard let step = step(named: name, of: value, access, from: user) else { return .unknown }
            (value, access) = step
        }
        return .named(access.typeName, arguments: [root, value])
    }

    /// Where a key path is written.
    private struct SourcePlace {
        let file: Int
        let block: BlockID
    }

    private enum KeyPathAccess {
        case readOnly, writable, referenceWritable

        var typeName: String {
            switch self {
            case .readOnly: "KeyPath"
            case .writable: "WritableKeyPath"
            case .referenceWritable: "ReferenceWritableKeyPath"
            }
        }
    }

    /// The root and the properties of `\Root.a.b`; `nil` for other key paths.
    private func rootedPath(_ expression: Expression, in source: SourceFile) -> (root: SourceRange, names: [String])? {
        let tokens = Array(source.tokens(in: expression.range).dropFirst())
        if let literal = sugaredRoot(tokens, in: source) { return literal }
        func isName(_ token: Token) -> Bool { token.kind == .identifier }
        func isUpper(_ token: Token) -> Bool { source.text(token.range).first?.isUppercase ?? false }
        var depth = 0
        // Generic arguments are part of the root.
        let front = tokens.prefix { token in
            let text = source.text(token.range)
            if text.allSatisfy({ $0 == "<" }) { depth += text.count; return true }
            guard depth > 0 else { return isName(token) ? isUpper(token) : text == "." }
            if text.allSatisfy({ $0 == ">" }) { depth -= text.count }
            return !text.contains("->")
        }
        func endsRoot(_ token: Token) -> Bool { isName(token) || source.text(token.range).hasSuffix(">") }
        guard let first = front.first, isName(first), let last = front.last(where: endsRoot) else { return nil }
        let rest = tokens.dropFirst((front.lastIndex(where: endsRoot) ?? 0) + 1)
        let names = rest.filter(isName)
        guard !names.isEmpty, rest.count == 2 * names.count,
            rest.allSatisfy({ isName($0) || source.spells(".", in: $0.range) })
        else { return nil }
        let root = SourceRange(start: first.range.start, end: last.range.end)
        return (root, names.map { source.name($0.range) })
    }

    /// The same for `\[Item].count`.
    private func sugaredRoot(_ tokens: [Token], in source: SourceFile) -> (root: SourceRange, names: [String])? {
        guard let first = tokens.first, source.spells("[", in: first.range), tokens.count > 4,
            let close = tokens.firstIndex(where: { source.spells("]", in: $0.range) }), close == tokens.count - 3,
            source.spells(".", in: tokens[close + 1].range), tokens[close + 2].kind == .identifier
        else { return nil }
        let root = SourceRange(start: first.range.start, end: tokens[close].range.end)
        return (root, [source.name(tokens[close + 2].range)])
    }

    /// A property of a value in a key path: its type, and whether it can be set.
    private func step(
        named name: String,
        of value: ResolvedType,
        _ access: KeyPathAccess,
        from user: SourcePlace
    ) -> (ResolvedType, KeyPathAccess)? {
        guard case .declared(let type, _) = value else {
            // All these properties are read-only.
            let found = certainLibraryMember(named: name, of: value, isStatic: false)
            return found == .unknown ? nil : (found, .readOnly)
        }
        guard case .declarations(let locations, let parameters) = member(named: name, of: value), locations.count == 1,
            let location = locations.first
        else { return nil }
        let declaration = index.declaration(location)
        let kind = index.types[type].kind
        guard declaration.kind == .variable, isPlain(declaration, in: location.file),
            kind == .class || kind == .struct || kind == .enum
        else { return nil }
        let found = complete(certainType(ofVariable: location).replacing(parameters))
        if case .implicitlyUnwrapped = found { return nil }
        guard found != .unknown, !found.holdsParameter else { return nil }
        guard let isVisible = isSetterVisible(declaration, in: location.file, of: type, from: user) else { return nil }
        let isSet = isVisible && isSettable(declaration, in: location.file)
        let result: KeyPathAccess =
            kind == .class ? (isSet ? .referenceWritable : .readOnly) : isSet ? access : .readOnly
        return (found, result)
    }

    /// Whether a key path can use the setter of a property; `nil` if that is not certain.
    private func isSetterVisible(
        _ declaration: Declaration,
        in file: Int,
        of type: Int,
        from user: SourcePlace
    ) -> Bool? {
        guard let access = declaration.setterAccess else { return true }
        switch access {
        case .private, .fileprivate:
            if user.file != file { return false }
            if access == .fileprivate { return nil }
            let types = source(file).blocks(from: user.block).compactMap { self.type(owning: $0, in: file) }
            return types.contains(type) ? nil : false
        case .internal where index.files[file].module != index.files[user.file].module: return false
        case .internal: return true
        default: return nil
        }
    }

    /// Whether nothing but its accessors and the access of its setter says who can set a property.
    private func isPlain(_ declaration: Declaration, in file: Int) -> Bool {
        let source = source(file)
        return declaration.attributes.isEmpty
            && declaration.modifiers.isDisjoint(with: [.static, .lazy, .weak, .other, .nonisolated])
            && isAlwaysCompiled(declaration, in: file)
            && declaration.accessors.indices.allSatisfy {
                source.accessors[$0].kind != .other && source.accessors[$0].modifiers.isEmpty
            }
    }
}
