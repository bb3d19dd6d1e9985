/// Whether two types are the same, as far as the sources show.
package enum TypeComparison: Sendable {
    case same, different
    /// They may be the same: they contain a name that no source declares, or a part that is not written.
    case unknown

    /// Combines the comparisons of two parts into that of the whole.
    func and(_ other: @autoclosure () -> TypeComparison) -> TypeComparison {
        if self == .different { return .different }
        let other = other()
        return other == .different || self == .same ? other : .unknown
    }

    init(isSame: Bool) { self = isSame ? .same : .different }
}

extension ResolvedType {
    /// Whether it is the same type as `other`.
    ///
    /// A name that no source declares may be a typealias. It differs only from types of which it is a part.
    package func comparison(with other: ResolvedType) -> TypeComparison {
        if self == other { return .same }
        switch (self, other) {
        // `any P` differs from `any P<T>` for every `T`.
        case (.open, _), (_, .open): return .different
        case (.unknown, _), (_, .unknown), (.parameter, _), (_, .parameter): return .unknown
        // Every opaque type is distinct.
        case (.opaque, _), (_, .opaque): return .different
        // The typealias of a protocol may be that of its type.
        case (.metatype(.unknown), .named(ResolvedType.nameOfProtocolMetatype, _)),
            (.named(ResolvedType.nameOfProtocolMetatype, _), .metatype(.unknown)):
            return .unknown
        case (.named("Optional", arguments: []), .optional), (.optional, .named("Optional", arguments: [])):
            return .unknown
        case (.named(let own, let arguments), .named(let name, let others)) where own == name:
            return Self.comparison(ofArguments: arguments, with: others, of: own)
        case (.named(let name, _), _) where Self.mayBeAlias(name):
            return TypeComparison.different(where: other.contains(name))
        case (_, .named(let name, _)) where Self.mayBeAlias(name):
            return TypeComparison.different(where: contains(name))
        case (.declared(let own, let arguments), .declared(let type, let others)) where own == type:
            return Self.comparison(ofArguments: arguments, with: others, of: "")
        case (.optional(let own), .optional(let other)), (.metatype(let own), .metatype(let other)),
            (.implicitlyUnwrapped(let own), .implicitlyUnwrapped(let other)):
            return own.comparison(with: other)
        case (.tuple(let own), .tuple(let others)): return Self.comparison(of: own, with: others)
        case (.function(let own, let effects, let result), .function(let others, let otherEffects, let other)):
            return Self.comparison(ofEffects: effects, with: otherEffects)
                .and(result.comparison(with: other)).and(Self.comparison(ofParameters: own, with: others))
        case (.composition, _), (_, .composition): return comparisonOfProtocols(with: other)
        default: return .different
        }
    }

    /// Whether a name may be that of a typealias: it is not from the standard library, and not a number.
    static func mayBeAlias(_ name: String) -> Bool {
        !isNumber(name) && !StandardLibrary.declaresType(named: name)
    }

    /// Whether a name is the value of a generic parameter that is a number.
    static func isNumber(_ name: String) -> Bool {
        name.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }

    private static func comparison(of own: [ResolvedType], with others: [ResolvedType]) -> TypeComparison {
        guard own.count == others.count else {
            // A parameter pack can have any number of elements.
            return (own + others).contains(where: \.holdsParameter) ? .unknown : .different
        }
        return zip(own, others).reduce(.same) { whole, pair in whole.and(pair.0.comparison(with: pair.1)) }
    }

    private static func comparison(of own: [Element], with others: [Element]) -> TypeComparison {
        let types = comparison(of: own.map(\.type), with: others.map(\.type))
        return types.and(TypeComparison(isSame: own.map(\.label) == others.map(\.label) || own.count != others.count))
    }

    /// Compares the parameters of functions. For a function among them, it depends on the declaration which of both has
    /// to ask for a `sending` argument.
    private static func comparison(ofParameters own: [ResolvedType], with others: [ResolvedType]) -> TypeComparison {
        let exact = comparison(of: own, with: others)
        guard exact == .different, own.contains(where: \.holdsFunction) else { return exact }
        let (left, right) = (own.map(\.withoutSendingParameters), others.map(\.withoutSendingParameters))
        if left == own, right == others { return .different }
        return comparison(of: left, with: right) == .different ? .different : .unknown
    }

    /// A type whose functions do not ask for `sending` arguments.
    private var withoutSendingParameters: ResolvedType {
        guard holdsFunction else { return self }
        let type = replacingParts(\.withoutSendingParameters)
        guard case .function(let parameters, let effects, let result) = type else { return type }
        let marks = FunctionMarks.withoutSendingParameters(effects)
        return .function(parameters: parameters, effects: marks, result: result)
    }

    /// - Parameter name: the name of a generic type. If it is dotted, it may be a member that does not depend on the
    ///   arguments.
    private static func comparison(
        ofArguments own: [ResolvedType],
        with others: [ResolvedType],
        of name: String
    ) -> TypeComparison {
        // Omitted arguments are inferred.
        guard own.count == others.count else { return .unknown }
        let arguments = comparison(of: own, with: others)
        return arguments == .different && mayBeAlias(name) && name.contains(".") ? .unknown : arguments
    }

    /// Compares effects and attributes of functions with the same parameters and results.
    private static func comparison(ofEffects own: String, with others: String) -> TypeComparison {
        if own == others { return .same }
        func words(_ marks: String) -> Set<Substring> {
            Set(FunctionMarks.withoutSendability(marks).split(separator: " "))
        }
        let (own, others) = (words(own), words(others))
        if own == others { return .same }
        let isOpen =
            FunctionMarks.mayThrowEqualErrors(own.symmetricDifference(others))
            || FunctionMarks.mayServe(own, as: others)
        return isOpen ? .unknown : .different
    }

    /// Whether an undeclared name is part of the type, other than as an argument of an undeclared type.
    private func contains(_ name: String) -> Bool {
        switch self {
        case .composition: false
        case .named(let own, _) where Self.mayBeAlias(own): false
        default: hasPart { $0.isOrContains(name) }
        }
    }

    private func isOrContains(_ name: String) -> Bool {
        if case .named(name, _) = self { return true }
        return contains(name)
    }
}

extension ResolvedType {
    /// Compares two types of which at least one is a composition without implied parts.
    private func comparisonOfProtocols(with other: ResolvedType) -> TypeComparison {
        let (own, others) = (protocolParts, other.protocolParts)
        guard let own, let others else { return .different }
        if own.isOpen || others.isOpen { return .unknown }
        guard own.declared == others.declared else { return .different }
        let (left, right) = (own.standard.subtracting(others.standard), others.standard.subtracting(own.standard))
        if left.isEmpty, right.isEmpty { return .same }
        // Most protocols imply them.
        if left.union(right).isSubset(of: ["Copyable", "Escapable"]) { return .unknown }
        // One standard library protocol may inherit another, but never `AnyObject`.
        let isImplied = { (left: Set<String>, right: Set<String>) in
            let given = right.subtracting(["AnyObject"])
            return left.subtracting(["AnyObject"]).contains { name in
                given.contains { StandardProtocols.withInherited($0)?.contains(name) ?? true }
            }
        }
        return isImplied(left, others.standard) || isImplied(right, own.standard) ? .unknown : .different
    }

    private struct ProtocolParts {
        var declared: Set<ResolvedType> = []
        var standard: Set<String> = []
        /// Whether it has a part that is not known.
        var isOpen = false
    }

    /// `nil` for types that cannot be part of a composition.
    private var protocolParts: ProtocolParts? {
        let all: [ResolvedType]
        switch self {
        case .composition(let own): all = own
        case .declared, .named: all = [self]
        default: return nil
        }
        var parts = ProtocolParts()
        for part in all {
            switch part {
            case .declared: parts.declared.insert(part)
            case .named(let name, _) where !Self.mayBeAlias(name): parts.standard.insert(name)
            default: parts.isOpen = true
            }
        }
        return parts
    }
}

extension TypeComparison {
    /// `different` if that is certain, otherwise `unknown`.
    fileprivate static func different(where isCertain: Bool) -> TypeComparison { isCertain ? .different : .unknown }
}
