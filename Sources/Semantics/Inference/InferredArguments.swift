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
            parameters.allSatisfy({ introducer(of: $0, in: home) == "" })
        else { return .unknown }
        guard let found = inferred(parameters, in: home, by: only, call, in: file, depth: depth) else {
            return .unknown
        }
        return .declared(type, arguments: parameters.compactMap { found[home.name($0.name)] })
    }

    /// The result of a call of a generic function, if its arguments determine all generic parameters.
    func inferredResult(of function: Signature, _ call: Expression, in file: Int, depth: Int) -> ResolvedType {
        guard let location = function.location else { return .unknown }
        let declaration = index.declaration(location)
        let home = source(location.file)
        let parameters = declaration.genericParameters.indices.map { home.genericParameters[$0] }
        guard declaration.whereClause.isEmpty, parameters.allSatisfy({ introducer(of: $0, in: home) == "" }),
            let found = inferred(parameters, in: home, by: function, call, in: file, depth: depth)
        else { return .unknown }
        return function.result.replacing(found)
    }

    /// What the arguments of a call give for generic parameters; `nil` if that is not certain.
    private func inferred(
        _ parameters: [GenericParameter],
        in home: SourceFile,
        by signature: Signature,
        _ call: Expression,
        in file: Int,
        depth: Int
    ) -> [String: ResolvedType]? {
        var found: [String: ResolvedType] = [:]
        let arguments = CallArguments(source: source(file), range: call.arguments)
        for (position, argument) in arguments.all.enumerated() {
            guard let slot = signature.slot(filledBy: position, of: arguments) else { return nil }
            let wanted = slot.generic ?? slot.type
            guard wanted.holdsParameter else { continue }
            let given = certainType(of: argument.value, in: file, depth: depth + 1)
            guard !slot.isVariadic, let (name, type) = parameter(of: wanted, taking: given),
                found[name] ?? type == type
            else { return nil }
            found[name] = type
        }
        let isKnown = parameters.allSatisfy { parameter in
            guard let type = found[home.name(parameter.name)] else { return false }
            // A literal takes another type if its default type does not conform.
            if case .declared = type { return true }
            let words = home.tokens(in: parameter.constraint).map { home.text($0.range) }
            return words.allSatisfy(Self.metByLiterals.contains)
        }
        return isKnown ? found : nil
    }

    /// The constraints that the default types of literals meet.
    private static let metByLiterals: Set<String> = [
        "&", "Any", "Codable", "Comparable", "Copyable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
    ]

    /// The generic parameter in `T`, `T?`, `[T]` or `T.Type`, and what a value of a type gives for it.
    private func parameter(of wanted: ResolvedType, taking given: ResolvedType) -> (String, ResolvedType)? {
        switch (wanted, given) {
        case (.parameter(let name), _): isConcrete(given) ? (name, given) : nil
        case (.optional(.parameter(let name)), .optional(let inner)): isConcrete(inner) ? (name, inner) : nil
        case (.optional(.parameter(let name)), _): isConcrete(given) ? (name, given) : nil
        case (.metatype(.parameter(let name)), .metatype(let inner)): isConcrete(inner) ? (name, inner) : nil
        case (.metatype(.parameter(let name)), .named(ResolvedType.nameOfProtocolMetatype, let types)):
            types.first.map { (name, $0) }
        case (.named("Array", let wanted), .named("Array", let given)) where wanted.count == 1 && given.count == 1:
            if case .parameter(let name) = wanted[0], isConcrete(given[0]) { (name, given[0]) } else { nil }
        default: nil
        }
    }

    /// `let tags: Set = ["a"]`: the annotated type with the arguments that the value gives it; `nil` if they are
    /// written, or not certain.
    package func completed(_ type: ResolvedType, by declaration: Declaration, in file: Int) -> ResolvedType? {
        guard let value = declaration.initialValue else { return nil }
        if case .declared(let written, arguments: []) = type,
            !index.declaration(of: written).genericParameters.isEmpty, index.types[written].kind != .protocol
        {
            guard case .declared(let found, let arguments) = certainType(of: value, in: file) else { return nil }
            let all = ancestry(of: found).chain(from: found, arguments: arguments, in: self)
            return all.first { $0.type == written }.map { .declared(written, arguments: $0.arguments) }
        }
        let names: Set = ["Array", "ContiguousArray", "Dictionary", "Optional", "Set"]
        guard case .named(let name, arguments: []) = type, names.contains(name) else { return nil }
        let found = certainType(of: value, in: file)
        switch (name, found) {
        case ("Array", .named("Array", _)), ("Set", .named("Set", _)), ("Dictionary", .named("Dictionary", _)):
            return found
        case ("Set", .named("Array", let elements)) where source(file)[value].kind == .array,
            ("ContiguousArray", .named("Array", let elements)) where source(file)[value].kind == .array:
            return .named(name, arguments: elements)
        case ("Optional", .optional): return found
        case ("Optional", _) where isConcrete(found): return .optional(found)
        default: return nil
        }
    }

    /// Whether nothing but its parameters says what an initializer takes.
    private func isPlain(_ initializer: Signature, of type: Int) -> Bool {
        guard let location = initializer.location else {
            let file = index.types[type].file
            guard let body = index.declaration(of: type).body else { return false }
            let source = source(file)
            return source.declarations(in: body).allSatisfy { id in
                return source[id].kind != .variable
                    || source[id].attributes.isEmpty && isAlwaysCompiled(source[id], in: file)
            }
        }
        let declaration = index.declaration(location)
        return declaration.genericParameters.isEmpty && declaration.whereClause.isEmpty
            && declaration.attributes.isEmpty && isAlwaysCompiled(declaration, in: location.file)
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
