import ScopeGraph
import Semantics
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

/// A property of a component that returns a shared instance.
struct ProvidedSingleton: Sendable {
    /// As code names it: `Analytics.shared`.
    let singleton: String
    let scope: Int
    let property: String
    let location: SourceLocation
}

/// What the code of scopes does with shared instances.
struct SingletonUse: Sendable {
    /// In source order.
    let reads: [SingletonRead]
    let provided: [ProvidedSingleton]
}

/// Finds the reads of shared instances in the code of scopes.
struct SingletonReads {
    let model: SemanticModel
    let code: ScopeCode
    let singletons: Singletons
    private var index: TypeIndex { model.index }

    /// - Parameter foreignTypes: the types of all provisions that no source declares.
    /// - Returns: `nil` if the app has no shared instances.
    static func all(
        in model: SemanticModel,
        _ scopes: ScopeDeclarations,
        foreignTypes: Set<String>,
        allowed: Set<String>
    ) -> SingletonUse? {
        let singletons = Singletons(in: model, foreignTypes: foreignTypes, allowed: allowed)
        guard !singletons.isEmpty else { return nil }
        let code = ScopeCode(of: model, scopes)
        let found = model.onAllCores(model.filePortions) { model, files in
            let reader = SingletonReads(model: model, code: code, singletons: singletons)
            return files.map { reader.use(in: $0) }
        }
        let all = found.joined()
        return SingletonUse(
            reads: all.flatMap(\.reads).sorted { $0.location < $1.location },
            provided: all.flatMap(\.provided).sorted { $0.location < $1.location }
        )
    }

    private func use(in file: Int) -> SingletonUse {
        let source = model.source(file)
        var provided: [ProvidedSingleton] = []
        guard source.problems.isEmpty, !index.isOfLibrary(file) else { return SingletonUse(reads: [], provided: []) }
        lazy var targets = source.assignmentTargets
        lazy var results = providedValues(in: source, file)
        lazy var defaults = source.parameters.compactMap { $0.defaultValue.map { source[$0].range } }
        let reads = source.expressions.enumerated().compactMap { number, expression -> SingletonRead? in
            let id = ExpressionID(number)
            guard expression.kind == .member, singletons.names.contains(expression.name, in: source),
                let reader = index.type(around: expression.block, in: file), !code[reader].isEmpty,
                let found = singleton(id, expression, in: file), !isPart(reader, of: found.declaringType),
                !targets.contains(id),
                !defaults.contains(where: { $0.start <= expression.range.start && expression.range.end <= $0.end })
            else { return nil }
            let name = "\(found.owner).\(found.name)"
            if let provider = results[id] {
                // A component that returns it makes it a part of the graph.
                if let scope = code.scope(ofComponent: reader), provider.kind == .variable {
                    provided.append(
                        ProvidedSingleton(
                            singleton: name,
                            scope: scope,
                            property: source.name(provider.name),
                            location: source.location(of: provider.name)
                        )
                    )
                }
                return nil
            }
            return SingletonRead(
                singleton: name,
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
        return SingletonUse(reads: reads, provided: provided)
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

    /// The expressions whose value a property or function of a component returns, each with that declaration.
    private func providedValues(in source: SourceFile, _ file: Int) -> [ExpressionID: Declaration] {
        var values: [ExpressionID: Declaration] = [:]
        for declaration in source.declarations where declaration.kind == .variable || declaration.kind == .function {
            guard source[declaration.block].kind == .members,
                let type = index.type(around: declaration.block, in: file),
                code.scope(ofComponent: type) != nil
            else { continue }
            var pending = source.getter(of: declaration).map(source.results(of:)) ?? []
            if let value = declaration.initialValue { pending.append(value) }
            while let value = pending.popLast() {
                values[value] = declaration
                guard source[value].kind == .call, model.isMemoizing(source[value], in: file),
                    let body = source.arguments(of: source[value]).last.flatMap({ source[$0.value].body })
                else { continue }
                pending += source.results(of: body)
            }
        }
        return values
    }
}
