import Semantics
import SwiftReader

/// A call of an initializer or static function of a generic parameter with a dependency: `B(dependency: component)`.
struct GenericCall: Sendable {
    let file: Int
    let id: ExpressionID
    let parameter: GenericParameterID
}

/// Finds such calls, and the types that code gives for generic parameters.
struct GenericCallReader {
    let model: SemanticModel
    let words: WiringWords

    func calls(in file: Int) -> [GenericCall] {
        let source = model.source(file)
        // Read in place, because most calls have no such label.
        let (expressions, arguments) = (source.expressions, source.arguments)
        return expressions.indices.compactMap { number in
            guard expressions[number].kind == .call,
                expressions[number].arguments.indices.contains(where: { argument in
                    let label = arguments[argument].label
                    return !label.isEmpty && words.creationLabels.contains { source.spells(text: $0, in: label) }
                }),
                let parameter = model.parameter(calledBy: ExpressionID(number), in: file)
            else { return nil }
            return GenericCall(file: file, id: ExpressionID(number), parameter: parameter)
        }
    }

    /// The types for generic parameters that have names of types which receive dependencies.
    func instances(in file: Int) -> [ReceivedInstance] {
        let source = model.source(file)
        var found: [ReceivedInstance] = []
        for (number, expression) in source.expressions.enumerated() {
            if expression.kind == .call,
                source.arguments(of: expression).contains(where: { isType($0.value, in: source) })
            {
                let receiver = receiver(of: ExpressionID(number), in: file)
                found += model.instances(givenBy: ExpressionID(number), in: file).map {
                    ReceivedInstance(instance: $0, receiver: receiver)
                }
            }
            if expression.kind == .identifier, words.mentionsReceiver(expression.type, in: source),
                case .metatype(let type) = model.type(of: ExpressionID(number), in: file)
            {
                found += model.instances(in: type).map { ReceivedInstance(instance: $0, receiver: nil) }
            }
        }
        for (number, declaration) in source.declarations.enumerated() {
            if declaration.kind == .variable, words.mentionsReceiver(declaration.type, in: source) {
                let type = model.resolution.type(of: declaration.type, in: file, block: declaration.block)
                found += model.instances(in: type).map { ReceivedInstance(instance: $0, receiver: nil) }
            }
            guard declaration.kind == .class else { continue }
            for range in source.types(declaration.inherited) where words.mentionsReceiver(range, in: source) {
                let superclass = model.resolution.type(inClause: range, of: declaration, in: file)
                let subclass = model.index.type(of: DeclarationID(number), in: file)
                found += model.instances(in: superclass).map { ReceivedInstance(instance: $0, receiver: subclass) }
            }
        }
        return found
    }

    /// The types that the context of calls gives for generic parameters of some functions: `let kid: Kid = make()`.
    func instances(ofResults functions: NameFilter, in file: Int) -> [ReceivedInstance] {
        let source = model.source(file)
        return source.expressions.indices.flatMap { number -> [ReceivedInstance] in
            guard source.expressions[number].kind == .call, let callee = source.expressions[number].base,
                source[callee].kind == .identifier || source[callee].kind == .member,
                functions.contains(source[callee].name, in: source)
            else { return [] }
            let instances = model.instances(expectedOf: ExpressionID(number), in: file)
            if instances.isEmpty { return [] }
            let receiver = receiver(of: ExpressionID(number), in: file)
            return instances.map { ReceivedInstance(instance: $0, receiver: receiver) }
        }
    }

    /// The generic parameters that code gives for others.
    func passes(in file: Int) -> [ReceivedPass] {
        let source = model.source(file)
        let (expressions, arguments) = (source.expressions, source.arguments)
        let mayHaveParameters = !source.genericParameters.isEmpty
        return expressions.indices.flatMap { number -> [ReceivedPass] in
            guard expressions[number].kind == .call,
                expressions[number].arguments.indices.contains(where: { argument in
                    let value = arguments[argument].value
                    return mayHaveParameters && source[value].kind == .identifier || source.isMetatype(value)
                })
            else { return [] }
            let passes = model.passes(givenBy: ExpressionID(number), in: file)
            if passes.isEmpty { return [] }
            let receiver = model.receiver(of: ExpressionID(number), in: file)
            return passes.map { ReceivedPass(pass: $0, receiver: receiver) }
        }
    }

    /// The type of `self` in the code that a call runs.
    private func receiver(of call: ExpressionID, in file: Int) -> Int? {
        switch model.receiver(of: call, in: file) {
        case .itself: model.index.type(around: model.source(file)[call].block, in: file)
        case .value(of: let type): type
        case .unknown: nil
        }
    }

    private func isType(_ value: ExpressionID, in source: SourceFile) -> Bool {
        guard source.isMetatype(value), let base = source[value].base else { return false }
        return words.isReceiver(source[base].name, in: source)
    }
}
