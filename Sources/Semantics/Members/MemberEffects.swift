import SwiftReader

extension SemanticModel {
    /// The effects of reading a property or subscript.
    package func effects(ofReading declaration: Declaration, in file: Int) -> Effects {
        let source = source(file)
        guard let getter = declaration.accessors.indices.first(where: { source.accessors[$0].kind == .get }) else {
            return .none
        }
        let accessor = source.accessors[getter]
        let rest = SourceRange(start: accessor.keyword.end, end: declaration.range.end)
        return effects(accessor.modifiers, writtenIn: rest, in: file, block: declaration.block)
    }

    /// The effects of calling a function.
    package func effects(ofCalling declaration: Declaration, in file: Int) -> Effects {
        let rest = SourceRange(start: declaration.name.end, end: declaration.range.end)
        let source = source(file)
        if declaration.modifiers.contains(.throwing), let thrown = thrownType(in: rest, of: source) {
            // A generic parameter may have the name of a type.
            let generic = source.namesOfGenericParameters(of: declaration)
            if let name = generic.first(where: { source.isNamed($0, thrown) }) {
                let isAsync = declaration.modifiers.contains(.asynchronous)
                return Effects(isAsync: isAsync, thrown: .type(.parameter(name), superclasses: []))
            }
        }
        return effects(declaration.modifiers, writtenIn: rest, in: file, block: declaration.block).handled
    }

    /// Effects with generic parameters or associated types replaced.
    func effects(_ effects: Effects, replacing values: ParameterValues) -> Effects {
        guard !values.isEmpty, case .type(let old, _)? = effects.thrown,
            let meaning = text.meaning(of: old, replacing: values.types)
        else { return effects }
        return Effects(isAsync: effects.isAsync, thrown: thrown(meaning, declared: meaning.type?.declaredType))
    }

    private func effects(
        _ modifiers: Modifiers,
        writtenIn range: SourceRange,
        in file: Int,
        block: BlockID
    ) -> Effects {
        guard !modifiers.isDisjoint(with: [.asynchronous, .throwing]) else { return .none }
        let isAsync = modifiers.contains(.asynchronous)
        guard modifiers.contains(.throwing) else { return Effects(isAsync: isAsync, thrown: nil) }
        let source = source(file)
        if let type = thrownType(in: range, of: source) {
            return Effects(isAsync: isAsync, thrown: thrown(type, in: file, block: block))
        }
        return Effects(isAsync: isAsync, thrown: isRethrowing(range, of: source) ? .ofArguments : .any)
    }

    /// Whether `rethrows` is written outside all brackets.
    private func isRethrowing(_ range: SourceRange, of source: SourceFile) -> Bool {
        var depth = 0
        for token in source.tokens(in: range) {
            switch source.text(token.range) {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "rethrows" where depth == 0: return true
            case "{" where depth == 0, "->" where depth == 0: return false
            default: continue
            }
        }
        return false
    }

    private func thrown(_ range: SourceRange, in file: Int, block: BlockID) -> Effects.Thrown? {
        guard let meaning = text.meaning(of: range, in: file, block: block) else { return .any }
        return thrown(meaning, declared: resolution.type(of: range, in: file, block: block).declaredType)
    }

    private func thrown(_ meaning: CanonicalType, declared: Int?) -> Effects.Thrown {
        // An app may declare an `Error` of its own.
        if declared == nil, ["Error", "Swift.Error"].contains(meaning.canonical) { return .any }
        return .type(meaning, superclasses: meaning.mayBeAny ? nil : declared.map { superclasses(of: $0) })
    }

    private func superclasses(of type: Int) -> [CanonicalType] {
        let declared = ancestry(of: type).superclasses.map { ResolvedType.declared($0.type, arguments: $0.arguments) }
        // One of the protocols that no source declares may be a class.
        let undeclared = inheritedProtocols(ofType: type).undeclared.map { ResolvedType.named($0.name, arguments: []) }
        return (declared + undeclared).compactMap { text.meaning(of: $0) }
    }

    /// `E` in the first `throws(E)` outside all brackets; `nil` if no type is written.
    private func thrownType(in range: SourceRange, of source: SourceFile) -> SourceRange? {
        let tokens = source.tokens(in: range)
        var depth = 0
        for (number, token) in tokens.enumerated() {
            switch source.text(token.range) {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{" where depth == 0, "->" where depth == 0: return nil
            case "throws" where depth == 0:
                guard number + 1 < tokens.count, source.text(tokens[number + 1].range) == "(" else { return nil }
                return contents(ofParenthesis: number + 1, tokens.map(\.range), in: source)
            default: continue
            }
        }
        return nil
    }

    /// The tokens between an opening parenthesis and its closing one.
    private func contents(ofParenthesis open: Int, _ tokens: [SourceRange], in source: SourceFile) -> SourceRange? {
        var depth = 0
        for number in tokens.indices[open...] {
            let text = source.text(tokens[number])
            if text == "(" { depth += 1 }
            guard text == ")" else { continue }
            depth -= 1
            if depth == 0 {
                return number > open + 1
                    ? SourceRange(start: tokens[open + 1].start, end: tokens[number - 1].end) : nil
            }
        }
        return nil
    }
}
