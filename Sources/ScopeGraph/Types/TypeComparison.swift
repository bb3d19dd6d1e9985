/// Whether two types are one, as far as the sources tell.
public enum TypeComparison: Sendable {
    case same, different
    /// They may be one: a name in them is declared by no source, or something in them is not written.
    case unknown

    /// Of a whole, two parts of which compare so.
    func and(_ other: @autoclosure () -> TypeComparison) -> TypeComparison {
        if self == .different { return .different }
        let other = other()
        return other == .different || self == .same ? other : .unknown
    }

    init(isSame: Bool) { self = isSame ? .same : .different }
}

extension ResolvedType {
    /// Whether it is the same type as another one.
    ///
    /// A name that no source declares may be a typealias, so that it differs from nothing that it is not a part of.
    func comparison(with other: ResolvedType) -> TypeComparison {
        if self == other { return .same }
        switch (self, other) {
        case (.unknown, _), (_, .unknown), (.parameter, _), (_, .parameter): return .unknown
        // An opaque type is one of its own.
        case (.opaque, _), (_, .opaque): return .different
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
                .and(result.comparison(with: other)).and(Self.comparison(of: own, with: others))
        case (.composition, _), (_, .composition): return comparisonOfProtocols(with: other)
        default: return .different
        }
    }

    /// Whether a name is neither the standard library's nor that of RIBs or Needle, nor a number: a typealias may have it.
    static func mayBeAlias(_ name: String) -> Bool {
        let isNumber = name.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
        return !isNumber && !StandardLibrary.declaresType(named: name) && !Library.declaresType(named: name)
    }

    private static func comparison(of own: [ResolvedType], with others: [ResolvedType]) -> TypeComparison {
        guard own.count == others.count else {
            // A pack of generic parameters stands for any number.
            return (own + others).contains(where: \.holdsParameter) ? .unknown : .different
        }
        return zip(own, others).reduce(.same) { whole, pair in whole.and(pair.0.comparison(with: pair.1)) }
    }

    private static func comparison(of own: [Element], with others: [Element]) -> TypeComparison {
        let types = comparison(of: own.map(\.type), with: others.map(\.type))
        return types.and(TypeComparison(isSame: own.map(\.label) == others.map(\.label) || own.count != others.count))
    }

    /// - Parameter name: that of a generic type. A dotted one may be a member that does not depend on the arguments.
    private static func comparison(
        ofArguments own: [ResolvedType],
        with others: [ResolvedType],
        of name: String
    ) -> TypeComparison {
        // Arguments that are not written are inferred.
        guard own.count == others.count else { return .unknown }
        let arguments = comparison(of: own, with: others)
        return arguments == .different && mayBeAlias(name) && name.contains(".") ? .unknown : arguments
    }

    /// Effects and what else makes functions of the same parameters and results different.
    private static func comparison(ofEffects own: String, with others: String) -> TypeComparison {
        if own == others { return .same }
        let (own, others) = (Set(own.split(separator: " ")), Set(others.split(separator: " ")))
        let difference = own.symmetricDifference(others)
        // Two names of one type of error.
        let isError = difference.allSatisfy { $0.hasPrefix("throws(") } && difference.count == 2
        return own == others ? .same : isError ? .unknown : .different
    }

    /// Whether a name that no source declares is a part of it other than an argument of such a name.
    private func contains(_ name: String) -> Bool {
        switch self {
        case .unknown, .parameter, .composition: false
        case .named(let own, let arguments):
            !Self.mayBeAlias(own) && arguments.contains { $0.isOrContains(name) }
        case .declared(_, let arguments): arguments.contains { $0.isOrContains(name) }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .metatype(let inner), .opaque(let inner):
            inner.isOrContains(name)
        case .tuple(let elements): elements.contains { $0.type.isOrContains(name) }
        case .function(let parameters, _, let result):
            result.isOrContains(name) || parameters.contains { $0.isOrContains(name) }
        }
    }

    private func isOrContains(_ name: String) -> Bool {
        if case .named(name, _) = self { return true }
        return contains(name)
    }
}

extension ResolvedType {
    /// The same where one of both is a composition, whose parts imply none of each other.
    private func comparisonOfProtocols(with other: ResolvedType) -> TypeComparison {
        let (own, others) = (protocolParts, other.protocolParts)
        guard let own, let others else { return .different }
        if own.isOpen || others.isOpen { return .unknown }
        guard own.declared == others.declared else { return .different }
        let (left, right) = (own.standard.subtracting(others.standard), others.standard.subtracting(own.standard))
        if left.isEmpty, right.isEmpty { return .same }
        // One protocol of the standard library's may inherit another, only never `AnyObject`.
        let isImplied = { (left: Set<String>, right: Set<String>) in
            !left.subtracting(["AnyObject"]).isEmpty && !right.subtracting(["AnyObject"]).isEmpty
        }
        return isImplied(left, others.standard) || isImplied(right, own.standard) ? .unknown : .different
    }

    private struct ProtocolParts {
        var declared: Set<ResolvedType> = []
        var standard: Set<String> = []
        /// Whether there is one of which nothing is known.
        var isOpen = false
    }

    /// `nil` for what can be no part of a composition.
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
    /// Different where that is certain.
    fileprivate static func different(where isCertain: Bool) -> TypeComparison { isCertain ? .different : .unknown }
}
