import SwiftReader

/// Members whose types name the generic parameters of their class. Where the class conforms for all its generic
/// arguments, such a type is no concrete type.
extension SemanticModel {
    /// The type of a property that a class has for all its generic arguments, if it names some of the class's generic
    /// parameters; `nil` if it does not, or if that is not certain.
    ///
    /// - Parameter parameters: the values of the generic parameters of the superclass that declares the property.
    package func parametricType(of member: Member, by type: Int, _ parameters: [String: ResolvedType]) -> CanonicalType?
    {
        let (file, source) = (member.location.file, source(member.location.file))
        let declaration = source[member.location.declaration]
        guard declaration.kind == .variable, !declaration.type.isEmpty, declaration.tupleElement == nil,
            !source.namesSelf(in: declaration.type), isAlwaysCompiled(declaration, in: file),
            isForAllArguments(member), member.type == type || !parameters.isEmpty
        else { return nil }
        let own = namesOfPlainParameters(of: type)
        guard !own.isEmpty else { return nil }
        let values = text.values(parameters)
        guard values.types.count == parameters.count,
            let found = text.meaning(of: declaration.type, in: file, block: declaration.block, replacing: values),
            let meant = found.type
        else { return nil }
        let arguments = Dictionary(own.map { ($0, ResolvedType.void) }) { first, _ in first }
        return meant.holdsParameter && !meant.replacing(arguments).holdsParameter ? found : nil
    }

    /// The generic parameters of a class that stand for one type each, whatever it is; empty if a clause fixes some.
    private func namesOfPlainParameters(of type: Int) -> [String] {
        let declaration = index.declaration(of: type)
        let source = source(index.types[type].file)
        let parameters = source.genericParameters[declaration.genericParameters.indices]
        let clause = source.tokens(in: declaration.whereClause)
        guard index.types[type].kind != .protocol, !clause.contains(where: { source.text($0.range) == "==" }),
            parameters.allSatisfy({ introducer(of: $0, in: source).isEmpty })
        else { return [] }
        return parameters.map { source.name($0.name) }
    }

    /// Whether neither a `where` clause nor generic arguments restrict the extension with a member.
    private func isForAllArguments(_ member: Member) -> Bool {
        guard member.owner.kind == .extension else { return true }
        let source = source(member.location.file)
        guard let owner = source[source[member.location.declaration].block].owner else { return false }
        return source[owner].whereClause.isEmpty && !source.endsWithArguments(source[owner].name)
    }

    /// Whether a generic class certainly conforms to all protocols of a dependency for all its generic arguments, or
    /// would do so with the clauses that it lacks.
    package func conformsForAllArguments(_ type: Int, to dependencyProtocol: ResolvedType) -> Bool {
        guard !index.declaration(of: type).genericParameters.isEmpty, !index.types[type].isConditional else {
            return false
        }
        let required = parts(of: dependencyProtocol).compactMap(\.declaredType)
        return required.allSatisfy { conformsForAllArguments(type, to: $0) } && isClosed(type)
    }
}

extension CanonicalType {
    /// Whether some generic arguments make the type of a member, which names the parameters of its class, another one
    /// than the required type.
    package func differsForSomeArguments(from required: CanonicalType) -> Bool {
        guard let type, let other = required.type, !other.holdsParameter else { return false }
        let arguments: [ResolvedType] = [.void, .named("Int", arguments: [])]
        return arguments.contains { argument in
            !with(type: type.replacingParameters { _ in argument }, canonical: "_").mayMatch(required)
        }
    }
}
