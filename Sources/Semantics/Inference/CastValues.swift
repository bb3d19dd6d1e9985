import SwiftReader

/// The values behind casts, and behind the names that closures and patterns give to values.
extension SemanticModel {
    /// The value in `value as? P` or `value as! P`, if it is an object of a class that conforms to `P`.
    func certainCast(_ sequence: Expression, in file: Int) -> [ExpressionID]? {
        let source = source(file)
        let operands = source.arguments(of: sequence)
        guard operands.count == 2, ["as!", "as?"].contains(source.text(operands[1].label)),
            conforms(operands[0].value, to: operands[1].value, in: file)
        else { return nil }
        return [operands[0].value]
    }

    /// Whether a value is an object of a class that conforms to a written protocol.
    private func conforms(_ value: ExpressionID, to written: ExpressionID, in file: Int) -> Bool {
        // A constant that is annotated `AnyObject` has the class of its value.
        let given =
            type(of: value, in: file).declaredType
            ?? constantValue(source(file)[value], in: file) { _ in true }.first
            .flatMap { type(of: $0, in: file).unwrapped.declaredType }
        guard let given, index.types[given].kind == .class else { return false }
        let wanted = type(of: written, in: file)
        return !parts(of: wanted).isEmpty && inherits(given, fromAllOf: wanted)
    }

    /// The values that the parameter of a closure denotes, as in `(value as? P).map { … }`, or the name in the pattern
    /// `let name as P`; `nil` if an identifier is neither.
    func elements(namedBy identifier: Expression, in file: Int) -> [ExpressionID]? {
        let source = source(file)
        if source.spells("$0", in: identifier.name) {
            guard let body = source.body(around: identifier.block), let closure = source[body].closure else {
                return nil
            }
            return elements(passedTo: closure, in: file)
        }
        switch value(of: identifier, in: file) {
        case .parameter(file, let block, let parameter) where parameter.type.isEmpty:
            guard let closure = source[block].closure, source[closure].parameters.count == 1 else { return nil }
            return elements(passedTo: closure, in: file)
        case .declarations(let locations, _):
            guard let location = locations.first, location.file == file else { return nil }
            let declaration = source[location.declaration]
            guard declaration.binding == .pattern, let (pattern, subject) = pattern(binding: declaration, in: file)
            else { return nil }
            let parts = source.arguments(of: source[pattern])
            guard source[pattern].kind == .sequence, parts.count == 2, source.spells("as", in: parts[1].label),
                source[parts[0].value].kind == .identifier
            else { return nil }
            return conforms(subject, to: parts[1].value, in: file) ? [subject] : nil
        default: return nil
        }
    }

    /// The types of the values whose elements a function receives, if the sources show them: in `[one, other].map(f)`.
    package func elementTypes(passedTo function: ExpressionID, in file: Int) -> [ResolvedType] {
        let types = (elements(passedTo: function, in: file) ?? []).flatMap { value in
            concreteTypes(of: value, seenAs: type(of: value, in: file), in: file).map(\.unwrapped)
        }
        return types.allSatisfy { $0.declaredType != nil } ? types : []
    }

    /// The values that `map` and the like pass to a function: an optional, or the elements of a literal.
    private func elements(passedTo function: ExpressionID, in file: Int) -> [ExpressionID]? {
        let source = source(file)
        guard case .argument(let call, _) = wiring(of: file).role(of: function), let base = source[call].base,
            source[base].kind == .member, let inner = source[base].base,
            ["map", "flatMap", "compactMap", "forEach"].contains(source.text(source[base].name))
        else { return nil }
        if source[inner].kind == .array { return source.arguments(of: source[inner]).map(\.value) }
        guard case .optional = type(of: inner, in: file) else { return nil }
        return [inner]
    }

    /// Whether a name is bound by the pattern `let name as P` for a value of another type.
    func isCastByPattern(_ identifier: Expression, in file: Int) -> Bool {
        guard case .declarations(let locations, _) = value(of: identifier, in: file), let location = locations.first,
            location.file == file
        else { return false }
        let source = source(file)
        guard source[location.declaration].binding == .pattern,
            let (pattern, subject) = pattern(binding: source[location.declaration], in: file),
            source[pattern].kind == .sequence, let written = source.arguments(of: source[pattern]).last,
            source.spells("as", in: written.label)
        else { return false }
        return type(of: subject, in: file).unwrapped != type(of: written.value, in: file).unwrapped
    }
}
