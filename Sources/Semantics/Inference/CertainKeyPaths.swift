import SwiftReader

/// The types of key paths, where the sources leave no doubt.
extension SemanticModel {
    /// The type of a key path through properties of declared types: `WritableKeyPath<Settings, Color>`.
    func certainKeyPath(_ expression: Expression, in file: Int) -> ResolvedType {
        let source = source(file)
        guard let path = rootedPath(expression, in: source) else { return .unknown }
        let root = complete(resolution.type(of: path.root, in: file, block: expression.block))
        guard case .declared(let type, _) = root, index.types[type].kind != .protocol else { return .unknown }
        var (value, access) = (root, KeyPathAccess.writable)
        for name in path.names {
            guard let step = step(named: name, of: value, access) else { return .unknown }
            (value, access) = step
        }
        return .named(access.typeName, arguments: [root, value])
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
        func isName(_ token: Token) -> Bool { token.kind == .identifier }
        func isUpper(_ token: Token) -> Bool { source.text(token.range).first?.isUppercase ?? false }
        let front = tokens.prefix { isName($0) ? isUpper($0) : source.spells(".", in: $0.range) }
        guard let first = front.first, isName(first), let last = front.last(where: isName) else { return nil }
        let rest = tokens.dropFirst((front.lastIndex(where: isName) ?? 0) + 1)
        let names = rest.filter(isName)
        guard !names.isEmpty, rest.count == 2 * names.count,
            rest.allSatisfy({ isName($0) || source.spells(".", in: $0.range) })
        else { return nil }
        let root = SourceRange(start: first.range.start, end: last.range.end)
        return (root, names.map { source.name($0.range) })
    }

    /// A property of a value in a key path: its type, and whether it can be set.
    private func step(
        named name: String,
        of value: ResolvedType,
        _ access: KeyPathAccess
    ) -> (ResolvedType, KeyPathAccess)? {
        guard case .declared(let type, _) = value,
            case .declarations(let locations, let parameters) = member(named: name, of: value), locations.count == 1,
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
        let isSet = isSettable(declaration, in: location.file)
        let result: KeyPathAccess =
            kind == .class ? (isSet ? .referenceWritable : .readOnly) : isSet ? access : .readOnly
        return (found, result)
    }

    /// Whether nothing but its accessors says who can set a property.
    private func isPlain(_ declaration: Declaration, in file: Int) -> Bool {
        let source = source(file)
        return declaration.attributes.isEmpty && declaration.setterAccess == nil
            && declaration.modifiers.isDisjoint(with: [.static, .lazy, .weak, .other, .nonisolated])
            && declaration.condition == nil
            && declaration.accessors.indices.allSatisfy {
                source.accessors[$0].kind != .other && source.accessors[$0].modifiers.isEmpty
            }
    }
}
