import SwiftReader

/// The types of variables without annotation whose initial value is one of several: `a ? b : c`, `a ?? b`, an element of
/// a literal. The compiler gives them the superclass that the values have in common. Everywhere else, each value may be
/// converted on its own.
extension SemanticModel {
    /// The type of an initial value for which nothing else determines the type.
    func typeWithoutContext(of id: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        let type = type(of: id, in: file, depth: depth)
        let source = source(file)
        let expression = source[id]
        let values = source.arguments(of: expression).map(\.value)
        switch expression.kind {
        case .tuple where values.count == 1: return typeWithoutContext(of: values[0], in: file, depth: depth)
        case .sequence:
            let chosen = source.choices(of: expression)
            return chosen.isEmpty ? type : commonType(of: type, chosen, in: file, depth: depth)
        case .array:
            guard case .named("Array", let types) = type, types.count == 1 else { return type }
            return .named("Array", arguments: [commonType(of: types[0], values, in: file, depth: depth)])
        case .dictionary:
            guard case .named("Dictionary", let types) = type, types.count == 2 else { return type }
            let elements = values.indices.filter { $0 % 2 == 1 }.map { values[$0] }
            let element = commonType(of: types[1], elements, in: file, depth: depth)
            return .named("Dictionary", arguments: [types[0], element])
        default: return type
        }
    }

    /// The class that values have in common, if their first type is a class of the app; otherwise that type.
    private func commonType(of first: ResolvedType, _ values: [ExpressionID], in file: Int, depth: Int) -> ResolvedType
    {
        guard let own = superclassChain(of: first) else { return first }
        var common = own[...]
        // Long literals are tables, not scopes.
        for value in values.prefix(16) {
            let type = typeWithoutContext(of: value, in: file, depth: depth + 1)
            guard let chain = superclassChain(of: type) else { continue }
            let shared = common.drop { step in
                !chain.contains { $0.type == step.type && $0.arguments == step.arguments }
            }
            // Without a class in common, each value has its own type until it is converted to a protocol.
            if !shared.isEmpty { common = shared }
        }
        guard let step = common.first, step.type != own.first?.type else { return first }
        let result = ResolvedType.declared(step.type, arguments: step.arguments)
        if case .optional = first { return .optional(result) }
        return result
    }

    /// A class of the app with its superclasses of the app; `nil` for another type.
    private func superclassChain(of type: ResolvedType) -> [Ancestry.Step]? {
        guard case .declared(let declared, let arguments) = type.unwrapped, index.types[declared].kind == .class else {
            return nil
        }
        return ancestry(of: declared).chain(from: declared, arguments: arguments, in: self).filter {
            !index.libraries.declares($0.type)
        }
    }
}
