/// The effects of reading a property or calling a method.
package struct Effects: Hashable, Sendable {
    /// What may be thrown.
    package enum Thrown: Hashable, Sendable {
        /// `throws`, `throws(any Error)`.
        case any
        /// `throws(E)`, with the superclasses of `E`: `nil` if it is not known what `E` is.
        case type(CanonicalType, superclasses: [CanonicalType]?)
        /// `rethrows`.
        case ofArguments
    }

    package let isAsync: Bool
    /// `nil` if nothing is thrown.
    package let thrown: Thrown?

    package init(isAsync: Bool, thrown: Thrown?) {
        self.isAsync = isAsync
        self.thrown = thrown
    }

    package static let none = Effects(isAsync: false, thrown: nil)

    /// As written after `get` or after parameters: `async throws`. Empty without effects.
    package var spelling: String {
        let throwing: String? =
            switch thrown {
            case nil: nil
            case .any: "throws"
            case .ofArguments: "rethrows"
            case .type(let type, _): "throws(\(type.qualifiedSpelling))"
            }
        return [isAsync ? "async" : nil, throwing].compactMap(\.self).joined(separator: " ")
    }

    /// The effects that a caller has to handle: `throws(Never)` is none. The compiler accepts a function with it for a
    /// requirement that throws nothing, but no property.
    package var handled: Effects {
        guard case .type(let type, _)? = thrown, ["Never", "Swift.Never"].contains(type.canonical) else { return self }
        return Effects(isAsync: isAsync, thrown: nil)
    }

    /// The keywords in front of an expression with these effects: `try await `. Empty without effects.
    package var marks: String { (handled.thrown == nil ? "" : "try ") + (isAsync ? "await " : "") }

    /// Whether a member with effects `other` can satisfy a requirement with these effects. `true` also if unknown.
    package func admits(_ other: Effects) -> Bool {
        if other.isAsync, !isAsync { return false }
        switch (thrown, thrown == nil ? other.thrown : other.handled.thrown) {
        case (_, nil), (.any, _), (.ofArguments, .ofArguments): return true
        // `throws(E)` with a generic parameter throws what its arguments throw.
        case (nil, .type(let type, _)), (.ofArguments, .type(let type, _)): return type.isParameter
        case (nil, _), (.ofArguments, .any): return false
        case (.type(let type, let superclasses), .any), (.type(let type, let superclasses), .ofArguments):
            return superclasses == nil && (type.hasForeignNames || type.mayBeAny)
        case (.type(let type, let known), .type(let thrown, let superclasses)):
            // A class that the sources do not declare may inherit from another one of those, but from none of the
            // app's.
            if known == nil, superclasses == nil { return true }
            return type.mayMatch(thrown) || (superclasses ?? []).contains { type.mayMatch($0) }
        }
    }

    /// Those of the effects that a requirement with effects `admitted` does not admit.
    package func beyond(_ admitted: Effects) -> Effects {
        let isThrownAdmitted = admitted.admits(Effects(isAsync: false, thrown: thrown))
        return Effects(isAsync: isAsync && !admitted.isAsync, thrown: isThrownAdmitted ? nil : thrown)
    }

    /// The effects that satisfy both.
    package func common(with other: Effects) -> Effects {
        let thrown: Thrown? =
            switch (thrown, other.thrown) {
            case (nil, _), (_, nil): nil
            case (.any, let narrower), (.ofArguments, let narrower): narrower
            case (let narrower, .any), (let narrower, .ofArguments): narrower
            case (let one, let another): one == another ? one : nil
            }
        return Effects(isAsync: isAsync && other.isAsync, thrown: thrown)
    }
}
