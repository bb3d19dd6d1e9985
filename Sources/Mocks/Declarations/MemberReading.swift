import Semantics
import SwiftReader

/// Reads the requirements of a protocol.
struct MemberReading {
    private let source: SourceFile
    /// The number of branches around the protocol.
    private let outerConditions: Int

    init(_ source: SourceFile, outerConditions: Int) {
        self.source = source
        self.outerConditions = outerConditions
    }

    /// - Returns: `nil` for members that are not requirements, such as typealiases.
    func member(_ declaration: Declaration) -> ProtocolMember? {
        guard let kind = kind(of: declaration) else { return nil }
        let attributes = source.attributes(of: declaration)
        let isStatic = declaration.modifiers.contains(.static)
        return ProtocolMember(
            kind: kind,
            signature: kind.signature(isStatic: isStatic),
            attributes: attributes.filter { $0.isKept && !$0.isPlatform }.map(\.text),
            platforms: attributes.filter(\.isPlatform).map(\.text),
            isStatic: isStatic,
            isNonisolated: source.isOutOfIsolation(declaration),
            conditions: Array(source.branches(of: declaration).dropFirst(outerConditions)),
            location: source.location(of: declaration.name.isEmpty ? declaration.keyword : declaration.name),
            offset: declaration.name.isEmpty ? declaration.keyword.start : declaration.name.start
        )
    }

    private func kind(of declaration: Declaration) -> ProtocolMember.Kind? {
        switch declaration.kind {
        case .variable: variable(declaration).map(ProtocolMember.Kind.variable)
        case .function: .callable(callable(declaration, .function(source.name(declaration.name))))
        case .subscript:
            .callable(callable(declaration, .subscript(isSettable: isSettable(declaration))))
        case .initializer: .callable(callable(declaration, .initializer(initializerMark(declaration))))
        case .associatedtype: .associatedType(associatedType(declaration))
        default: nil
        }
    }

    private func variable(_ declaration: Declaration) -> ProtocolMember.Variable? {
        guard let type = TypeSyntaxReader.form(of: declaration.type, in: source) else { return nil }
        return ProtocolMember.Variable(
            name: source.name(declaration.name),
            type: type,
            isSettable: isSettable(declaration),
            effects: getterEffects(declaration)
        )
    }

    private func callable(
        _ declaration: Declaration,
        _ kind: ProtocolMember.Callable.Kind
    ) -> ProtocolMember.Callable {
        let isSubscript = declaration.kind == .subscript
        return ProtocolMember.Callable(
            kind: kind,
            generics: declaration.genericParameters.indices.map { generic(source.genericParameters[$0]) },
            constraints: source.constraints(in: declaration.whereClause),
            parameters: declaration.parameters.indices.map { source.parameters[$0] }.enumerated().map(parameter),
            effects: isSubscript ? getterEffects(declaration) : effects(of: declaration),
            result: TypeSyntaxReader.form(of: declaration.type, in: source)
        )
    }

    private func generic(_ parameter: GenericParameter) -> ProtocolMember.Generic {
        let before = source.bytes[..<Int(parameter.name.start)].reversed().drop { $0 == 32 }
        return ProtocolMember.Generic(
            name: source.name(parameter.name),
            constraint: TypeSyntaxReader.form(of: parameter.constraint, in: source),
            introducer: ["each", "let"].first { before.starts(with: $0.utf8.reversed()) } ?? ""
        )
    }

    private func parameter(_ number: Int, _ parameter: Parameter) -> CallParameter {
        let name = source.name(parameter.name)
        let isSingle = parameter.label == parameter.name
        return CallParameter(
            label: isSingle && name != "_" ? "" : source.label(parameter.label),
            name: name == "_" || name.isEmpty ? "_\(number)" : name,
            type: TypeSyntaxReader.form(of: parameter.type, in: source) ?? .tuple([]),
            isVariadic: parameter.isVariadic
        )
    }

    private func associatedType(_ declaration: Declaration) -> ProtocolMember.AssociatedType {
        let inherited = declaration.inherited.indices.map { source.types[$0] }
        return ProtocolMember.AssociatedType(
            name: source.name(declaration.name),
            inherited: inherited.compactMap { TypeSyntaxReader.form(of: $0, in: source) },
            constraints: source.constraints(in: declaration.whereClause),
            defaultType: defaultType(of: declaration)
        )
    }

    /// The type after `=`.
    private func defaultType(of declaration: Declaration) -> TypeSyntax? {
        let range = SourceRange(start: declaration.name.end, end: declaration.range.end)
        let words = source.tokens(in: range).map { source.text($0.range) }
        guard let mark = words.firstIndex(of: "=") else { return nil }
        return TypeSyntaxReader.form(of: Array(words[(mark + 1)...].prefix { $0 != "where" }))
    }

    private func isSettable(_ declaration: Declaration) -> Bool {
        declaration.accessors.indices.contains {
            let accessor = source.accessors[$0]
            return accessor.kind == .set || accessor.kind == .other && source.text(accessor.keyword).contains("modify")
        }
    }

    private func initializerMark(_ declaration: Declaration) -> String {
        guard declaration.modifiers.contains(.failable) else { return "" }
        let mark = SourceRange(start: declaration.keyword.end, end: declaration.keyword.end + 1)
        return source.text(mark) == "!" ? "!" : "?"
    }

    // MARK: - Effects

    private func getterEffects(_ declaration: Declaration) -> CallEffects {
        let indices = declaration.accessors.indices
        guard let index = indices.first(where: { source.accessors[$0].kind == .get }) else { return .none }
        let accessor = source.accessors[index]
        guard accessor.modifiers.contains(.asynchronous) || accessor.modifiers.contains(.throwing) else {
            return .none
        }
        let next = index + 1 < indices.upperBound ? source.accessors[index + 1].keyword.start : declaration.range.end
        let words = source.tokens(in: SourceRange(start: accessor.keyword.end, end: next))
        return Self.effects(words.map { source.text($0.range) }[...])
    }

    private func effects(of declaration: Declaration) -> CallEffects {
        let modifiers = declaration.modifiers
        guard modifiers.contains(.asynchronous) || modifiers.contains(.throwing) else { return .none }
        let last = declaration.parameters.indices.last.map { source.parameters[$0].type.end }
        let end = declaration.type.isEmpty ? declaration.range.end : declaration.type.start
        let start = last ?? (declaration.name.isEmpty ? declaration.keyword.end : declaration.name.end)
        var words = source.tokens(in: SourceRange(start: start, end: end)).map { source.text($0.range) }[...]
        var depth = last == nil ? 0 : 1
        while let word = words.popFirst() {
            if word == "(" { depth += 1 }
            if word == ")" { depth -= 1 }
            if word == ")", depth == 0 { break }
        }
        return Self.effects(words)
    }

    private static func effects(_ words: ArraySlice<String>) -> CallEffects {
        var result = CallEffects.none
        var rest = words
        while let word = rest.popFirst() {
            switch word {
            case "async", "reasync": result.isAsync = true
            case "rethrows": result.throwing = .rethrowing
            case "throws":
                guard rest.first == "(" else {
                    result.throwing = .any
                    continue
                }
                var depth = 0
                let error = rest.prefix { word in
                    if word == "(" { depth += 1 }
                    if word == ")" { depth -= 1 }
                    return depth > 0
                }
                let written = TypeSyntaxReader.form(of: Array(error.dropFirst()))?.spelling ?? ""
                result.throwing = written == "any Error" ? .any : .typed(written)
                rest = rest.dropFirst(error.count + 1)
            default: return result
            }
        }
        return result
    }
}

extension WrittenAttribute {
    /// Whether a witness repeats it. Others have no effect there, such as `@objc`.
    fileprivate var isKept: Bool { isAvailability || mayBeGlobalActor || name == "discardableResult" }
}
