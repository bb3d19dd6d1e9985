/// A function as its generic parameters let it be called, to compare it with a requirement.
///
/// A class, because most types are not generic functions.
package final class GenericFunction: Sendable {
    /// Without effects, but with marks for its parameters. Each generic parameter of the function itself is a
    /// `parameter`.
    let type: ResolvedType
    /// By generic parameter of the function itself.
    let bounds: [String: Bounds]

    init(type: ResolvedType, bounds: [String: Bounds]) {
        self.type = type
        self.bounds = bounds
    }

    /// What is required of a generic parameter.
    struct Bounds: Sendable {
        /// The classes and protocols that are written, without their generic arguments.
        var written: Set<ResolvedType> = []
        /// Those of them to which their own existential types do not conform.
        var unselfconforming: Set<ResolvedType> = []
        /// With all that they inherit.
        var implied: Set<ResolvedType> = []
        /// Whether more may be required of it than is known.
        var isOpen = false
        /// The type to which `Element` is equal.
        var element: ResolvedType?
        /// What is required of `Element`.
        var elementBounds: [Bounds] = []
        /// What is written about other associated types.
        var members: [String: Bounds] = [:]
        /// What the protocols in `implied` require of their associated types.
        var associatedTypes: [String: Bounds] = [:]
        /// Whether more may be required of its associated types than is known.
        var hasOpenMembers = false
        /// The type to which it is equal, if it is an associated type.
        var equal: ResolvedType?
        /// What it may lack that other types have: `Copyable` for `~Copyable`.
        var suppressed: Set<String> = []
    }

    /// Whether a function may meet a requirement, as far as the sources show.
    static func mayMeet(_ found: CanonicalType, _ required: CanonicalType) -> Bool {
        guard let own = found.generic?.type ?? found.type, let other = required.generic?.type ?? required.type else {
            return true
        }
        if own.letsMoreEscape(than: other) { return false }
        return mayMeet(
            own.withoutMarks(),
            found.generic?.bounds ?? [:],
            required: other.withoutMarks(),
            required.generic?.bounds ?? [:]
        )
    }

    private static func mayMeet(
        _ found: ResolvedType,
        _ demanded: [String: Bounds],
        required: ResolvedType,
        _ given: [String: Bounds]
    ) -> Bool {
        let fixed = Dictionary(uniqueKeysWithValues: given.keys.map { ($0, fixedType($0)) })
        let target = required.replacing(fixed)
        var known: [String: ResolvedType] = [:]
        ResolvedType.unify(found, target, &known)
        known = known.filter { demanded[$0.key] != nil }
        // One parameter never takes several arguments.
        if known.values.contains(where: \.isPack) { return false }
        guard found.replacing(known).comparison(with: target) != .different else { return false }
        let parameters = Dictionary(uniqueKeysWithValues: given.map { (fixedType($0.key), $0.value) })
        return demanded.allSatisfy { name, bounds in
            if case .declared(let type, _)? = known[name],
                bounds.unselfconforming.contains(.declared(type, arguments: []))
            {
                return false
            }
            guard let value = known[name], let given = parameters[value] else { return true }
            return given.imply(bounds)
        }
    }

    /// A generic parameter of a requirement, which a function has to accept whatever it is. Like a number, the name is
    /// no type's.
    private static func fixedType(_ parameter: String) -> ResolvedType { .named("0 \(parameter)", arguments: []) }
}
