import SwiftReader

/// Overloads that another declaration than the nearest one adds.
extension SemanticModel {
    /// The nearest functions of a name, and those that superclasses and protocols add.
    func overloads(
        _ name: String,
        nearest: Callee,
        of type: ResolvedType,
        _ arguments: CallArguments
    ) -> Callee {
        guard case .function(let functions) = nearest else { return nearest }
        // The nearest class may only declare overloads that take other arguments.
        guard functions.contains(where: { $0.takes(arguments) }) else {
            let inherited = inheritedMethods(name, of: type, arguments)
            return inherited.isEmpty ? nearest : .function(inherited)
        }
        return .function(functions + fartherOverloads(name, of: type, besides: functions, arguments))
    }

    /// The enclosing type whose member a plain name denotes; `unknown` for local and global functions.
    func implicitBase(of found: LookupResult, named name: String, in block: BlockID, of file: Int) -> ResolvedType {
        guard case .declarations(let locations, _) = found, let location = locations.first,
            self.source(location.file)[index.declaration(location).block].kind == .members
        else { return .unknown }
        let source = source(file)
        for id in source.blocks(from: block) where source[id].kind == .members {
            guard let type = type(owning: id, in: file) else { continue }
            let own = ResolvedType.declared(type, arguments: [])
            if case .declarations(let members, _) = member(named: name, of: own), members.contains(location) {
                return own
            }
        }
        return .unknown
    }

    /// The methods of the nearest superclass that take the arguments.
    private func inheritedMethods(_ name: String, of type: ResolvedType, _ arguments: CallArguments) -> [Signature] {
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
    private func fartherOverloads(
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
