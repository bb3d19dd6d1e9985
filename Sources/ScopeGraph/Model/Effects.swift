/// The effects of reading a property or of calling a method.
public struct Effects: Hashable, Sendable {
    /// What may be thrown.
    public enum Thrown: Hashable, Sendable {
        /// `throws`, `throws(any Error)`.
        case any
        /// `throws(E)`, and whether `E` is a class or is unknown, so that another type may inherit it.
        case type(CanonicalType, mayBeInherited: Bool)
    }

    public let isAsync: Bool
    /// `nil` where nothing is thrown.
    public let thrown: Thrown?

    public init(isAsync: Bool, thrown: Thrown?) {
        self.isAsync = isAsync
        self.thrown = thrown
    }

    public static let none = Effects(isAsync: false, thrown: nil)

    /// As written after `get` and after parameters: `async throws`; empty without effects.
    public var spelling: String {
        let throwing: String? =
            switch thrown {
            case nil: nil
            case .any: "throws"
            case .type(let type, _): "throws(\(type.qualifiedSpelling))"
            }
        return [isAsync ? "async" : nil, throwing].compactMap(\.self).joined(separator: " ")
    }

    /// The words in front of an expression that has these effects: `try await `; empty without effects.
    public var marks: String { (thrown == nil ? "" : "try ") + (isAsync ? "await " : "") }

    /// Whether what has other effects may serve where these are asked for. `true` also where that is unknown.
    public func admits(_ other: Effects) -> Bool {
        if other.isAsync, !isAsync { return false }
        switch (thrown, other.thrown) {
        case (_, nil), (.any, _): return true
        case (nil, _): return false
        case (.type(let type, let mayBeInherited), .any):
            return mayBeInherited && type.hasForeignNames
        case (.type(let type, let mayBeInherited), .type(let thrown, _)):
            return mayBeInherited || type.mayMatch(thrown)
        }
    }

    /// The effects that both admit.
    public func common(with other: Effects) -> Effects {
        let thrown: Thrown? =
            switch (thrown, other.thrown) {
            case (nil, _), (_, nil): nil
            case (.any, let narrower): narrower
            case (let narrower, .any): narrower
            case (let one, let another): one == another ? one : nil
            }
        return Effects(isAsync: isAsync && other.isAsync, thrown: thrown)
    }
}
