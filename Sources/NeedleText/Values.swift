/// A variable, as generated code declares it.
public struct TextVariable: Hashable, Sendable {
    /// With its backticks, where it needs any.
    public let name: String
    public let type: String
    /// `@MainActor`, `@available(…)`; Needle writes none.
    public let attributes: [String]
    /// What has to hold so that the compiler sees it, outermost `#if` first; Needle writes none.
    public let conditions: [String]
    /// Whether it is asked to be set as well; Needle takes no notice of that.
    public let isSettable: Bool
    /// The types under which it can be looked up at run time, as text; Needle's is the type itself.
    public let keys: [String]
    /// What stands after `get`: `async throws`; Needle writes none.
    public let effects: String

    /// The words in front of what has these effects: `try await `.
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
    /// The same on other conditions, without those that hold around it anyway.
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

/// A component, as generated code names it.
public struct TextComponent: Hashable, Sendable {
    /// The class.
    public let name: String
    /// A value of it.
    public let valueName: String

    /// - Parameter valueName: Needle takes the name with its first letter in lower case, which `nil` stands for.
    public init(name: String, valueName: String? = nil) {
        self.name = name
        self.valueName = valueName ?? "\(name.prefix(1).lowercased())\(name.dropFirst())"
    }
}

/// Where something may be used, as generated code says it; Needle says nothing of it.
public struct TextAvailability: Hashable, Sendable {
    /// `@available(iOS 17.0, *)`.
    public let attributes: [String]
    /// What has to be asked at run time: `iOS 17.0, *`.
    public let checks: [String]

    public init(attributes: [String], checks: [String]) {
        self.attributes = attributes
        self.checks = checks
    }

    public static let everywhere = TextAvailability(attributes: [], checks: [])
}
