/// A variable, as generated code declares it.
public struct TextVariable: Hashable, Sendable {
    /// With backticks, if it needs them.
    public let name: String
    public let type: String
    /// `@MainActor`, `@available(…)`; Needle writes none.
    public let attributes: [String]
    /// The conditions under which the compiler sees it, outermost `#if` first; Needle writes none.
    public let conditions: [String]
    /// Whether a setter is required; Needle ignores that.
    public let isSettable: Bool
    /// The types under which it can be looked up at run time, as text; Needle uses the type itself.
    public let keys: [String]
    /// The effects after `get`: `async throws`; Needle writes none.
    public let effects: String

    /// The keywords before an expression with these effects: `try await `.
    var marks: String {
        let words = effects.split(separator: " ")
        let isThrowing = words.contains { $0.hasPrefix("throws") }
        return (isThrowing ? "try " : "") + (words.contains("async") ? "await " : "")
    }

    public init(
        name: String,
        type: String,
        attributes: [String] = [],
        conditions: [String] = [],
        isSettable: Bool = false,
        effects: String = "",
        keys: [String]? = nil
    ) {
        self.keys = keys ?? [type]
        self.name = name
        self.type = type
        self.attributes = attributes
        self.conditions = conditions
        self.isSettable = isSettable
        self.effects = effects
    }
}

extension TextVariable {
    /// A copy with other conditions, without those that enclose it anyway.
    public func with(conditions: [String], around known: [String]) -> TextVariable {
        TextVariable(
            name: name,
            type: type,
            attributes: attributes,
            conditions: conditions.filter { !known.contains($0) },
            isSettable: isSettable,
            effects: effects,
            keys: keys
        )
    }
}

/// A component, as named in generated code.
public struct TextComponent: Hashable, Sendable {
    /// The name of the class.
    public let name: String
    /// The name of a variable of the class.
    public let valueName: String

    /// - Parameter valueName: `nil` for the name with its first letter in lower case, as in Needle.
    public init(name: String, valueName: String? = nil) {
        self.name = name
        self.valueName = valueName ?? "\(name.prefix(1).lowercased())\(name.dropFirst())"
    }
}

/// The availability of something in generated code; Needle writes none.
public struct TextAvailability: Hashable, Sendable {
    /// `@available(iOS 17.0, *)`.
    public let attributes: [String]
    /// The arguments of checks at run time: `iOS 17.0, *`.
    public let checks: [String]

    public init(attributes: [String], checks: [String]) {
        self.attributes = attributes
        self.checks = checks
    }

    public static let everywhere = TextAvailability(attributes: [], checks: [])
}
