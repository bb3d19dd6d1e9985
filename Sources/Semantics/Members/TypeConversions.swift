/// The implicit conversions of values, as of one that a function returns.
extension SemanticModel {
    /// Whether a value of a type converts to another type. `true` also if that is not certain.
    package func mayConvert(_ given: CanonicalType, to expected: CanonicalType) -> Bool {
        guard !given.mayMatch(expected), let own = given.type, let other = expected.type else { return true }
        return mayConvert(own, to: other)
    }

    private func mayConvert(_ given: ResolvedType, to expected: ResolvedType) -> Bool {
        if given.comparison(with: expected) != .different { return true }
        switch (given, expected) {
        case (.implicitlyUnwrapped(let inner), _), (.opaque(let inner), _): return mayConvert(inner, to: expected)
        case (.optional(let inner), .optional(let other)), (.optional(let inner), .implicitlyUnwrapped(let other)):
            return mayConvert(inner, to: other)
        case (_, .optional(let other)), (_, .implicitlyUnwrapped(let other)): return mayConvert(given, to: other)
        case (_, .composition(let parts)): return parts.allSatisfy { mayConvert(given, to: $0) }
        case (.composition(let parts), _): return parts.contains { mayConvert($0, to: expected) }
        case (.metatype(let inner), .metatype(let other)): return mayConvert(inner, to: other)
        case (.tuple(let own), .tuple(let others)): return mayConvertAll(own.map(\.type), to: others.map(\.type))
        case (.function(let own, _, let result), .function(let others, _, let other)):
            return mayConvertAll(others, to: own) && mayConvert(result, to: other)
        case (.named(let own, let arguments), .named(let name, let others)) where own == name:
            if ResolvedType.mayBeAlias(own) || ResolvedType.isMark(own) { return true }
            return ResolvedType.convertedCollections.contains(own) && mayConvertAll(arguments, to: others)
        default: return mayBecome(expected, given)
        }
    }

    private func mayConvertAll(_ given: [ResolvedType], to expected: [ResolvedType]) -> Bool {
        given.count == expected.count && zip(given, expected).allSatisfy { mayConvert($0, to: $1) }
    }

    /// Whether a value of a type may be one of a protocol or superclass.
    private func mayBecome(_ expected: ResolvedType, _ given: ResolvedType) -> Bool {
        switch expected {
        case .declared(let type, _):
            let declared = [type] + (given.declaredType.map { [$0] } ?? [])
            if declared.contains(where: { !index.otherBranches(of: $0).isEmpty }) { return true }
            return !isValue(type) && mayConform(constraint(given), to: expected)
        case .named(let name, _):
            if case .metatype = given { return true }
            let isGraphics = [given, expected].contains(.named("CGFloat", arguments: []))
            if isGraphics || ResolvedType.isMark(name) { return true }
            return !StandardLibrary.isStructure(name) && mayConform(constraint(given), to: expected)
        case .tuple, .function: return false
        default: return true
        }
    }

    /// A type as a constraint, which its values meet: a protocol does not conform to those that it inherits.
    private func constraint(_ type: ResolvedType) -> ResolvedType {
        switch type {
        case .declared(let declared, _) where index.types[declared].kind == .protocol: .opaque(type)
        case .named(let name, _) where StandardProtocols.withInherited(name) != nil: .opaque(type)
        default: type
        }
    }
}
