import Semantics
import SwiftReader

/// A value whose type is a generic parameter, and the scopes that it reaches.
struct ParameterInjection {
    let injection: Injection
    /// The name of the parameter.
    let name: String
    let children: [Int]
}

/// Values whose types are generic parameters or associated types of types: `component` in a generic base class of
/// routers.
extension WiringReader {
    /// Links what code gives for such parameters with the scopes that the values reach.
    ///
    /// - Parameter injections: all injections, by the types that receive them.
    mutating func connectTypeParameters(_ injections: @autoclosure () -> [Injection]) {
        var byParameter: [GenericParameterID: [ParameterInjection]] = [:]
        for found in parameterInjections {
            let block = model.source(found.injection.file)[found.injection.value].block
            guard let parameter = model.parameter(named: found.name, at: block, in: found.injection.file),
                case .type = parameter.owner
            else { continue }
            byParameter[parameter, default: []].append(found)
        }
        guard !byParameter.isEmpty else { return }
        let given = instances(of: Set(byParameter.keys))
        let isForProtocol = given.contains { index.types[$0.type].kind == .protocol }
        let byType = isForProtocol ? Dictionary(grouping: injections(), by: \.expectedType) : [:]
        for instance in given.sorted(by: { ($0.type, $0.parameter.name) < ($1.type, $1.parameter.name) }) {
            for found in byParameter[instance.parameter] ?? [] {
                guard let expected = found.injection.expectedType.declaredType,
                    instance.type == expected || model.inherits(instance.type, from: expected)
                else { continue }
                let type = ResolvedType.declared(instance.type, arguments: [])
                connect(type, found.injection, to: found.children)
                guard index.types[instance.type].kind == .protocol else { continue }
                // `Point<ChildDependency>(component)`: the values that the generic type receives as that protocol.
                for injection in byType[type] ?? [] where receives(injection, instance.parameter) {
                    connect(injection, to: found.children)
                }
            }
        }
    }

    /// Whether an injection is an argument of an initializer or method of the type with a generic parameter.
    private func receives(_ injection: Injection, _ parameter: GenericParameterID) -> Bool {
        guard case .type(let owner) = parameter.owner else { return false }
        return injection.holders.contains(.type(owner))
    }

    private func instances(of parameters: Set<GenericParameterID>) -> Set<GenericInstance> {
        let owners = Set(
            parameters.compactMap { parameter -> Int? in
                if case .type(let type) = parameter.owner { type } else { nil }
            }
        )
        let names = NameFilter(names: Set(owners.map { index.types[$0].name }).sorted())
        let written = model.onAllCores(model.filePortions) { model, files in
            files.filter { !model.index.isOfLibrary($0) && !model.index.isTest(file: $0) }
                .flatMap { model.instances(ofTypesNamed: names, in: $0) }
        }
        let all = written.joined().filter { parameters.contains($0.parameter) }
        return Set(all).union(parameters.flatMap { model.instances(ofAssociated: $0).map(\.instance) })
    }
}

extension SemanticModel {
    /// The types that a file gives for the parameters of generic types with some names: `Base<AppComponent>`, or
    /// `Base(component)`.
    fileprivate func instances(ofTypesNamed names: NameFilter, in file: Int) -> [GenericInstance] {
        let source = source(file)
        var found: [GenericInstance] = []
        for declaration in source.declarations {
            for range in source.types(declaration.inherited) where names.isAnyWord(of: range, in: source) {
                found += instances(in: resolution.type(inClause: range, of: declaration, in: file))
            }
            if declaration.kind == .variable, !declaration.type.isEmpty,
                names.isAnyWord(of: declaration.type, in: source)
            {
                let type = resolution.type(of: declaration.type, in: file, block: declaration.block)
                found += instances(in: type.unwrapped)
            }
        }
        for (number, expression) in source.expressions.enumerated() where expression.kind == .call {
            guard let base = expression.base, source[base].kind == .identifier,
                names.contains(source[base].name, in: source)
            else { continue }
            found += instances(in: type(of: ExpressionID(number), in: file))
        }
        return found
    }
}
