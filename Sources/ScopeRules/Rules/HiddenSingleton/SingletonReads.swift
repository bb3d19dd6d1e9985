import ScopeGraph
import SwiftReader

/// A shared instance that the code of a scope reads.
struct SingletonRead: Sendable {
    /// As code names it: `Analytics.shared`.
    let singleton: String
    /// The type that has it: `Analytics`.
    let owner: String
    /// The name of a property for it: `analytics`.
    let property: String
    let type: CanonicalType
    /// Whether only a scope that provides the type makes the read a finding: its type is a protocol, or no source
    /// declares it.
    let needsProvider: Bool
    /// The qualified name of the class that reads it.
    let reader: String
    /// An index into `ScopeGraph.modules`.
    let module: Int
    /// The scopes for which the class works, ascending.
    let scopes: [Int]
    /// The scope whose component the class is.
    let component: Int?
    let location: SourceLocation
}

/// Finds the reads of shared instances in the code of scopes.
struct SingletonReads {
    let model: SemanticModel
    let code: ScopeCode
    let singletons: Singletons
    private var index: TypeIndex { model.index }

    /// In source order.
    ///
    /// - Parameter scopeTypes: the types of all provisions that no source declares.
    static func all(
        in model: SemanticModel,
        _ scopes: ScopeDeclarations,
        foreignTypes: Set<String>,
        allowed: Set<String>
    ) -> [SingletonRead] {
        let singletons = Singletons(in: model, foreignTypes: foreignTypes, allowed: allowed)
        guard !singletons.isEmpty else { return [] }
        let code = ScopeCode(of: model, scopes)
        let found = model.onAllCores(model.filePortions) { model, files in
            let reader = SingletonReads(model: model, code: code, singletons: singletons)
            return files.flatMap { reader.reads(in: $0) }
        }
        return found.joined().sorted { $0.location < $1.location }
    }

    private func reads(in file: Int) -> [SingletonRead] {
        let source = model.source(file)
        guard source.problems.isEmpty, !index.isOfLibrary(file) else { return [] }
        lazy var targets = source.assignmentTargets
        lazy var results = providedValues(in: source, file)
        lazy var defaults = source.parameters.compactMap { $0.defaultValue.map { source[$0].range } }
        return source.expressions.enumerated().compactMap { number, expression in
            let id = ExpressionID(number)
            guard expression.kind == .member, singletons.names.contains(expression.name, in: source),
                let reader = index.type(around: expression.block, in: file), !code[reader].isEmpty,
                let found = singleton(id, expression, in: file), !isPart(reader, of: found.declaringType),
                // A component that returns it makes it a part of the graph.
                !targets.contains(id), !results.contains(id),
                !defaults.contains(where: { $0.start <= expression.range.start && expression.range.end <= $0.end })
            else { return nil }
            return SingletonRead(
                singleton: "\(found.owner).\(found.name)",
                owner: found.owner,
                property: found.property,
                type: found.type,
                needsProvider: found.needsProvider,
                reader: index.types[reader].qualifiedName,
                module: index.types[reader].module,
                scopes: code[reader],
                component: code.scope(ofComponent: reader),
                location: source.location(of: expression.base.map { source[$0].range } ?? expression.range)
            )
        }
    }

    /// The shared instance that `X.shared` or `.shared` reads.
    private func singleton(_ id: ExpressionID, _ expression: Expression, in file: Int) -> Singleton? {
        let name = model.source(file).name(expression.name)
        guard let base = expression.base else {
            guard let type = model.expectedType(of: id, in: file, depth: 0).unwrapped.declaredType else { return nil }
            return singletons.find(name, of: type)
        }
        switch model.type(of: base, in: file) {
        case .metatype(.declared(let type, _)): return singletons.find(name, of: type)
        case .metatype(.named(let type, arguments: [])): return singletons.find(name, ofForeign: type, in: model)
        default: return nil
        }
    }

    /// Whether a type is another one, or nested in it.
    private func isPart(_ type: Int, of other: Int?) -> Bool {
        guard let other else { return false }
        let (inner, outer) = (index.types[type], index.types[other])
        return type == other
            || inner.module == outer.module && inner.qualifiedName.hasPrefix("\(outer.qualifiedName).")
    }

    /// The expressions whose value a property or function of a component returns.
    private func providedValues(in source: SourceFile, _ file: Int) -> Set<ExpressionID> {
        var values: Set<ExpressionID> = []
        for declaration in source.declarations where declaration.kind == .variable || declaration.kind == .function {
            guard source[declaration.block].kind == .members,
                let type = index.type(around: declaration.block, in: file),
                code.scope(ofComponent: type) != nil
            else { continue }
            var pending = source.getter(of: declaration).map(source.results(of:)) ?? []
            if let value = declaration.initialValue { pending.append(value) }
            while let value = pending.popLast() {
                values.insert(value)
                guard source[value].kind == .call, model.isShared(source[value], in: file),
                    let body = source.arguments(of: source[value]).last.flatMap({ source[$0.value].body })
                else { continue }
                pending += source.results(of: body)
            }
        }
        return values
    }
}
