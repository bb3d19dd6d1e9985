import SwiftReader

/// Overloads that another declaration than the nearest one adds.
extension SemanticModel {
    /// The methods of the nearest superclass that take the arguments.
    func inheritedMethods(_ name: String, of type: ResolvedType, _ arguments: CallArguments) -> [Signature] {
        guard case .declared(let declared, let types) = type else { return [] }
        for step in ancestry(of: declared).chain(from: declared, arguments: types, in: self).dropFirst() {
            let parameters = genericParameters(of: step.type, arguments: step.arguments)
            let fitting = (members(of: step.type)[name] ?? []).map(\.location)
                .filter { index.declaration($0).kind == .function }
                .map { signature(of: $0, parameters: parameters) }.filter { $0.takes(arguments) }
            if !fitting.isEmpty { return fitting }
        }
        return []
    }

    /// The methods of superclasses and protocol extensions that also take the arguments, with other types.
    func fartherOverloads(
        _ name: String,
        of type: ResolvedType,
        besides nearest: [Signature],
        _ arguments: CallArguments
    ) -> [Signature] {
        guard !arguments.all.isEmpty, case .declared(let declared, let types) = type,
            index.types[declared].kind != .protocol
        else { return [] }
        let superclasses = ancestry(of: declared).chain(from: declared, arguments: types, in: self).dropFirst()
        let ofClasses = superclasses.flatMap { step in
            functions(named: name, of: step.type, genericParameters(of: step.type, arguments: step.arguments))
        }
        let ofProtocols = inheritedProtocols(ofType: declared).all.flatMap { inherited in
            functions(named: name, of: inherited, [:]) { $0.owner.kind == .extension }
        }
        return (ofClasses + ofProtocols).filter { $0.takes(arguments) && !$0.hasTypes(ofOneOf: nearest) }
    }

    private func functions(
        named name: String,
        of type: Int,
        _ parameters: [String: ResolvedType],
        where counts: (Member) -> Bool = { _ in true }
    ) -> [Signature] {
        (members(of: type)[name] ?? []).filter(counts).map(\.location)
            .filter { index.declaration($0).kind == .function }
            .map { signature(of: $0, parameters: parameters) }
    }

    /// The initializers of protocol extensions that also take the arguments, with other types.
    func givenInitializers(
        of type: ResolvedType,
        besides own: [Signature],
        _ arguments: CallArguments
    ) -> [Signature] {
        guard !arguments.all.isEmpty, case .declared(let declared, _) = type else { return [] }
        return inheritedProtocols(ofType: declared).all.flatMap { inherited in
            (members(of: inherited).initializers ?? []).filter { $0.owner.kind == .extension }
                .map { signature(of: $0.location, parameters: [:]) }
        }
        .filter { $0.takes(arguments) && !$0.hasTypes(ofOneOf: own) }
    }
}
