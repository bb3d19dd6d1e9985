import Semantics
import SwiftReader

/// Finds injections without a call: a value is converted to a dependency's type because a variable, a result, an
/// assignment or an element requires it.
struct ImplicitConversions {
    let model: SemanticModel
    let words: WiringWords

    /// All values in a file, except arguments, that are converted to a dependency's type.
    func conversions(in file: Int) -> [Injection] {
        let source = model.source(file)
        let (expressions, arguments) = (source.expressions, source.arguments)
        var values: [ExpressionID] = []
        for declaration in source.declarations where words.mentionsDependency(declaration.type, in: source) {
            // All names of a tuple's pattern have the same value.
            if let value = declaration.initialValue, values.last != value { values.append(value) }
            // The other accessors return nothing.
            let accessors = source.accessors[declaration.accessors.indices]
            let bodies = [declaration.body] + accessors.filter { [.get, .other].contains($0.kind) }.map(\.body)
            for body in bodies.compactMap({ $0 }) { values += source.results(of: body) }
        }
        for parameter in source.parameters where words.mentionsDependency(parameter.type, in: source) {
            if let value = parameter.defaultValue { values.append(value) }
        }
        for expression in expressions {
            switch expression.kind {
            case .closure where words.mentionsDependency(expression.type, in: source):
                values += expression.body.map(source.results(of:)) ?? []
            case .prefix:
                if words.isReceiver(expression.name, in: source), let base = expression.base { values.append(base) }
            case .sequence:
                let operands = arguments[expression.arguments.indices]
                guard let first = operands.first, let last = operands.last else { continue }
                if words.isReceiver(last.label, in: source) { values += operands.map(\.value) }
                let isAssignment = source.isAssignment(expression) || source.spells("+=", in: last.label)
                if isAssignment, words.isReceiver(source.name(ofTarget: first.value), in: source) {
                    values.append(last.value)
                }
                if isWritten(last, in: source) { values.append(first.value) }
            case .call:
                // A literal that is an argument is read with its call.
                for argument in expression.arguments.indices {
                    let value = arguments[argument].value
                    let kind = expressions[Int(value.value)].kind
                    if kind == .array || kind == .dictionary, words.mayInject(expression, in: source) {
                        values.append(value)
                    } else if kind == .closure, words.mayInject(expression, in: source) {
                        values += expressions[Int(value.value)].body.map(source.results(of:)) ?? []
                    }
                }
            default: continue
            }
        }
        return values.flatMap { elements(of: $0, in: source) }.flatMap { injections(of: $0, in: file) }
            + usesOfExtensions(in: file) + referencedFunctions(in: file) + builderStatements(in: file)
    }

    private func injections(of value: ExpressionID, in file: Int) -> [Injection] {
        let source = model.source(file)
        let expected = model.expectedType(of: value, in: file, depth: 0)
        guard model.index.isProtocol(expected.bare) else { return injections(of: value, asPartOf: expected, in: file) }
        if isNothing(value, in: source) { return [] }
        return [injection(of: value, to: expected.bare, in: file).followed(in: model)]
    }

    /// A function or collection that is converted: the results or elements become dependencies.
    private func injections(of value: ExpressionID, asPartOf expected: ResolvedType, in file: Int) -> [Injection] {
        guard expected.unwrapped.convertsParts else { return [] }
        return model.conversions(from: model.type(of: value, in: file), to: expected).map {
            injection(of: value, to: $0.taken, given: $0.given, in: file)
        }
    }

    private func injection(
        of value: ExpressionID,
        to expected: ResolvedType,
        given: ResolvedType? = nil,
        in file: Int
    ) -> Injection {
        let source = model.source(file)
        return Injection(
            file: file,
            value: value,
            expectedType: expected,
            receiver: nil,
            ownType: nil,
            given: given,
            holders: model.holders(takingConverted: value, in: file),
            location: source.location(of: source[value].range)
        )
    }

    private func isNothing(_ value: ExpressionID, in source: SourceFile) -> Bool {
        source[value].kind == .literal || source[value].kind == .control
    }
}

extension SourceFile {
    /// The name of the variable to which a value is assigned, also as an element, `all["a"] = component`, or by a key
    /// path, `router[keyPath: \.dependency] = component`.
    fileprivate func name(ofTarget target: ExpressionID) -> SourceRange {
        let expression = self[target]
        guard expression.kind == .subscript else { return expression.name }
        if let argument = arguments(of: expression).first, spells("keyPath", in: argument.label) {
            return tokens(in: self[argument.value].range).last { $0.kind == .identifier }?.range ?? .none
        }
        return expression.base.map { self[$0].name } ?? .none
    }
}

/// Functions that are passed without being called: `components.map(makeChild)`.
extension ImplicitConversions {
    private func referencedFunctions(in file: Int) -> [Injection] {
        guard words.hasFunctions else { return [] }
        let source = model.source(file)
        return source.expressions.indices.compactMap { number in
            let expression = source.expressions[number]
            guard expression.kind == .member || expression.kind == .identifier,
                words.isFunction(expression.name, in: source)
            else { return nil }
            return reference(ExpressionID(number), in: file)
        }
    }

    private func reference(_ id: ExpressionID, in file: Int) -> Injection? {
        if case .other = model.wiring(of: file).role(of: id) { return nil }
        guard let location = model.function(named: id, in: file),
            case .function(let takes, _, _) = model.type(of: id, in: file), takes.count == 1,
            model.index.isProtocol(takes[0].unwrapped),
            case .function(let inputs, _, _) = model.expectedType(of: id, in: file, depth: 0).unwrapped,
            let given = inputs.first, given != .unknown
        else { return nil }
        let source = model.source(file)
        return Injection(
            file: file,
            value: id,
            expectedType: takes[0].unwrapped,
            receiver: nil,
            ownType: nil,
            given: given,
            holders: [model.holder(of: location)],
            location: source.location(of: source[id].range)
        )
    }
}
