/// The types of values of which one is chosen: `a ? b : c`, `a ?? b`, the elements of a literal.
extension SemanticModel {
    /// The first type, or the class that it has in common with the others.
    ///
    /// - Parameter others: computed only if the first type is a class, which may have superclasses.
    func commonType(of first: ResolvedType, and others: @autoclosure () -> [ResolvedType]) -> ResolvedType {
        guard let own = superclassChain(of: first) else { return first }
        var common = own[...]
        for other in others() {
            guard let chain = superclassChain(of: other) else { continue }
            let shared = common.drop { step in !chain.contains { $0.type == step.type } }
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
