import SwiftReader

/// Generic arguments that are not written, where the sources leave no doubt.
extension SemanticModel {
    /// `Box(api)`: the type with the arguments that its only initializer infers from its own; `unknown` if that is not
    /// certain.
    func inferredInstance(
        of type: Int,
        _ candidates: [Signature],
        _ call: Expression,
        in file: Int,
        depth: Int
    ) -> ResolvedType {
        let home = source(index.types[type].file)
        let declaration = index.declaration(of: type)
        guard candidates.count == 1, let only = candidates.first, declaration.whereClause.isEmpty,
            resolution.lookup.typesAround(type: type).isEmpty, isPlain(only, of: type)
        else { return .unknown }
        let parameters = declaration.genericParameters.indices.map { home.genericParameters[$0] }
        guard !parameters.isEmpty,
            parameters.allSatisfy({ $0.constraint.isEmpty && introducer(of: $0, in: home) == "" })
        else { return .unknown }
        var found: [String: ResolvedType] = [:]
        let arguments = CallArguments(source: source(file), range: call.arguments)
        for (position, argument) in arguments.all.enumerated() {
            guard let slot = only.slot(filledBy: position, of: arguments) else { return .unknown }
            let wanted = slot.generic ?? slot.type
            guard wanted.holdsParameter else { continue }
            guard case .parameter(let name) = wanted, !slot.isVariadic else { return .unknown }
            let given = certainType(of: argument.value, in: file, depth: depth + 1)
            guard isConcrete(given), found[name] ?? given == given else { return .unknown }
            found[name] = given
        }
        let inferred = parameters.compactMap { found[home.name($0.name)] }
        return inferred.count == parameters.count ? .declared(type, arguments: inferred) : .unknown
    }

    /// `let tags: Set = ["a"]`: the annotated type with the arguments that the value gives it; `nil` if they are
    /// written, or not certain.
    package func completed(_ type: ResolvedType, by declaration: Declaration, in file: Int) -> ResolvedType? {
        guard let value = declaration.initialValue else { return nil }
        if case .declared(let written, arguments: []) = type,
            !index.declaration(of: written).genericParameters.isEmpty, index.types[written].kind != .protocol
        {
            let found = certainType(of: value, in: file)
            if case .declared(written, _) = found { return found }
            return nil
        }
        guard case .named(let name, arguments: []) = type, ["Array", "Set", "Dictionary"].contains(name) else {
            return nil
        }
        let found = certainType(of: value, in: file)
        switch (name, found) {
        case ("Array", .named("Array", _)), ("Set", .named("Set", _)), ("Dictionary", .named("Dictionary", _)):
            return found
        case ("Set", .named("Array", let elements)) where source(file)[value].kind == .array:
            return .named("Set", arguments: elements)
        default: return nil
        }
    }

    /// Whether nothing but its parameters says what an initializer takes.
    private func isPlain(_ initializer: Signature, of type: Int) -> Bool {
        guard let location = initializer.location else {
            let members = index.declaration(of: type).body.map { (source(index.types[type].file), $0) }
            return members.map { source, body in
                source[body].items.indices.allSatisfy { item in
                    guard case .declaration(let id) = source.items[item] else { return true }
                    return source[id].kind != .variable || source[id].attributes.isEmpty && source[id].condition == nil
                }
            } ?? false
        }
        let declaration = index.declaration(location)
        return declaration.genericParameters.isEmpty && declaration.whereClause.isEmpty
            && declaration.attributes.isEmpty && declaration.condition == nil
    }

    /// Whether a generic parameter takes a type as it is.
    private func isConcrete(_ type: ResolvedType) -> Bool {
        switch type {
        case .declared(let declared, let arguments):
            index.types[declared].kind != .protocol && arguments.allSatisfy(isConcrete)
        case .named(let name, let arguments):
            StandardLibrary.declaresType(named: name) && StandardProtocols.withInherited(name) == nil && name != "Any"
                && arguments.allSatisfy(isConcrete)
        case .optional(let inner): isConcrete(inner)
        default: false
        }
    }
}
