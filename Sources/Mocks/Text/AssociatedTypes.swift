import Semantics

/// How a mock declares associated types: as typealiases, or as generic parameters where a constraint has to be met.
struct AssociatedTypes {
    private(set) var aliases: [(name: String, type: String)] = []
    private(set) var parameters: [(name: String, bounds: [String])] = []
    private(set) var constraints: [GenericConstraint] = []

    init(_ mocked: MockedProtocol) {
        let types = mocked.members.compactMap { member -> ProtocolMember.AssociatedType? in
            if case .associatedType(let type) = member.kind { type } else { nil }
        }
        let generics =
            types.isEmpty
            ? []
            : mocked.members.flatMap { member in
                if case .callable(let callable) = member.kind { callable.generics.map(\.name) } else { [String]() }
            }
        self.init(types, mocked.constraints, given: mocked.annotation.aliases, shadowed: Set(generics))
    }

    /// - Parameter shadowed: the generic parameters of members. One of the class must not have the name of any.
    private init(
        _ types: [ProtocolMember.AssociatedType],
        _ outer: [GenericConstraint],
        given: [String: String],
        shadowed: Set<String> = []
    ) {
        guard !types.isEmpty else { return }
        let names = Set(types.map(\.name))
        var rest: [GenericConstraint] = []
        var bound: [String: String] = given.filter { names.contains($0.key) }
        var boundTypes: [String: TypeSyntax] = [:]
        for constraint in (outer + types.flatMap(\.constraints)).map(\.withoutSelf) {
            guard constraint.isSameType else {
                rest.append(constraint)
                continue
            }
            if let name = constraint.subject.plainName, names.contains(name), bound[name] == nil,
                !constraint.bound.mentions([name])
            {
                bound[name] = constraint.bound.spelling
                boundTypes[name] = constraint.bound
            } else if let name = constraint.bound.plainName, names.contains(name), bound[name] == nil {
                bound[name] = constraint.subject.spelling
                boundTypes[name] = constraint.subject
            } else {
                rest.append(constraint)
            }
        }
        let hasConstraints = !outer.isEmpty || types.contains { !$0.constraints.isEmpty }
        for type in types.sorted(by: { $0.name < $1.name }) { declare(type, bound[type.name], hasConstraints) }
        let free = parameters.map(\.name)
        // An alias of what belongs to a parameter has to meet the constraints of its own, too.
        rest += types.flatMap { type in
            type.inherited.compactMap { inherited in
                boundTypes[type.name].map { GenericConstraint(subject: $0, isSameType: false, bound: inherited) }
            }
        }
        constraints = rest.filter { $0.subject.mentions(free) || $0.bound.mentions(free) }
        for name in free.filter(shadowed.contains).sorted() { rename(name) }
    }

    /// - Parameters:
    ///   - alias: the type that a constraint says to be the same.
    ///   - hasConstraints: whether the protocol constrains any of its types.
    private mutating func declare(
        _ type: ProtocolMember.AssociatedType,
        _ alias: String?,
        _ hasConstraints: Bool
    ) {
        if let alias {
            aliases.append((type.name, alias))
        } else if let value = type.defaultType, !hasConstraints {
            // As Mockolo has it: with a constraint, a default type may not fit.
            aliases.append((type.name, value.spelling))
        } else if hasConstraints || !type.inherited.isEmpty {
            parameters.append((type.name, type.inherited.map(\.spelling)))
        } else {
            aliases.append((type.name, "Any"))
        }
    }

    /// Gives a generic parameter another name. The name of the associated type becomes an alias of it, because a member
    /// may shadow an alias.
    private mutating func rename(_ name: String) {
        let parameter = "\(name)Parameter"
        let type = TypeSyntax.plain(parameter)
        parameters = parameters.map { ($0.name == name ? parameter : $0.name, $0.bounds) }
        constraints = constraints.map { constraint in
            GenericConstraint(
                subject: constraint.subject.replacing(name, with: type),
                isSameType: constraint.isSameType,
                bound: constraint.bound.replacing(name, with: type)
            )
        }
        aliases.append((name, parameter))
    }

    /// `<Item: Equatable>`, or "".
    var genericClause: String {
        guard !parameters.isEmpty else { return "" }
        let texts = parameters.map { $0.bounds.isEmpty ? $0.name : "\($0.name): \($0.bounds.joined(separator: " & "))" }
        return "<\(texts.joined(separator: ", "))>"
    }

    /// ` where Item.ID == String`, or "".
    var whereClause: String {
        constraints.isEmpty ? "" : " where \(constraints.map(\.spelling).joined(separator: ", "))"
    }
}

extension GenericConstraint {
    /// `Item: P` for `Self.Item: P`.
    fileprivate var withoutSelf: GenericConstraint {
        GenericConstraint(subject: subject.withoutSelf, isSameType: isSameType, bound: bound.withoutSelf)
    }
}

extension TypeSyntax {
    fileprivate var withoutSelf: TypeSyntax {
        guard case .name(let components) = self, components.count > 1, components[0].name == "Self" else { return self }
        return .name(Array(components.dropFirst()))
    }
}
