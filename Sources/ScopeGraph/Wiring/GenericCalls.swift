import Graphs
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
    func instances(in file: Int) -> [GenericInstance] {
        let source = model.source(file)
        var found: [GenericInstance] = []
        for (number, expression) in source.expressions.enumerated() {
            if expression.kind == .call,
                source.arguments(of: expression).contains(where: { isType($0.value, in: source) })
            {
                found += model.instances(givenBy: ExpressionID(number), in: file)
            }
            if expression.kind == .identifier, words.mentionsReceiver(expression.type, in: source),
                case .metatype(let type) = model.type(of: ExpressionID(number), in: file)
            {
                found += model.instances(in: type)
            }
        }
        for declaration in source.declarations {
            if declaration.kind == .variable, words.mentionsReceiver(declaration.type, in: source) {
                let type = model.resolution.type(of: declaration.type, in: file, block: declaration.block)
                found += model.instances(in: type)
            }
            guard declaration.kind == .class else { continue }
            for range in source.types(declaration.inherited) where words.mentionsReceiver(range, in: source) {
                found += model.instances(in: model.resolution.type(inClause: range, of: declaration, in: file))
            }
        }
        return found
    }

    /// The generic parameters that code gives for others.
    func passes(in file: Int) -> [GenericPass] {
        let source = model.source(file)
        let (expressions, arguments) = (source.expressions, source.arguments)
        let mayHaveParameters = !source.genericParameters.isEmpty
        return expressions.indices.flatMap { number -> [GenericPass] in
            guard expressions[number].kind == .call,
                expressions[number].arguments.indices.contains(where: { argument in
                    let value = arguments[argument].value
                    return mayHaveParameters && source[value].kind == .identifier || source.isMetatype(value)
                })
            else { return [] }
            return model.passes(givenBy: ExpressionID(number), in: file)
        }
    }

    private func isType(_ value: ExpressionID, in source: SourceFile) -> Bool {
        guard source.isMetatype(value), let base = source[value].base else { return false }
        return words.isReceiver(source[base].name, in: source)
    }
}

extension WiringReader {
    /// Such calls as calls of each type that is given for the parameter.
    func instantiated(_ calls: [GenericCall], _ words: WiringWords) -> [WiringCall] {
        guard !calls.isEmpty else { return [] }
        let found = model.onAllCores(model.filePortions) { model, files in
            let reader = GenericCallReader(model: model, words: words)
            return files.filter { !model.index.isOfLibrary($0) }
                .map { (instances: reader.instances(in: $0), passes: reader.passes(in: $0)) }
        }
        .flatMap { $0 }
        var givers: [GenericParameterID: [GenericParameterID]] = [:]
        for pass in Set(found.flatMap(\.passes)) { givers[pass.parameter, default: []].append(pass.given) }
        let givenDirectly = Dictionary(grouping: found.flatMap(\.instances), by: \.parameter)
        /// The types that reach a parameter, directly or through others.
        func types(of parameter: GenericParameterID) -> [Int] {
            let sources = reachable(from: [parameter]) { givers[$0] ?? [] }
            let instances = sources.flatMap { (givenDirectly[$0] ?? []) + model.instances(ofAssociated: $0) }
            return Set(instances.map(\.type)).sorted()
        }
        let parameters = Set(calls.map(\.parameter))
        let typesOfParameters = Dictionary(uniqueKeysWithValues: parameters.map { ($0, types(of: $0)) })
        let reader = CallReader(model: model, words: words)
        return calls.flatMap { call in
            (typesOfParameters[call.parameter] ?? []).map { reader.call(call.id, in: call.file, ofParameter: $0) }
        }
    }
}
