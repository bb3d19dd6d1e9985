/// A variable, as generated code declares it.
package struct TextVariable: Hashable, Sendable {
    /// With backticks, if it needs them.
    package let name: String
    package let type: String
    /// `@MainActor`, `@available(…)`; Needle writes none.
    package let attributes: [String]
    /// The conditions under which the compiler sees it, outermost `#if` first; Needle writes none.
    package let conditions: [String]
    /// Whether a setter is required; Needle ignores that.
    package let isSettable: Bool
    /// The types under which it can be looked up at run time, as text; Needle uses the type itself. With effects, it is
    /// looked up as a function.
    package let keys: [String]
    /// The effects after `get`: `async throws`; Needle writes none.
    package let effects: String

    /// The keywords before an expression with these effects: `try await `.
    var marks: String {
        let words = effects.split(separator: " ")
        let isThrowing = words.contains { $0.hasPrefix("throws") }
        return (isThrowing ? "try " : "") + (words.contains("async") ? "await " : "")
    }

    /// The type of a function that reads it, with the effects.
    var functionType: String { "() \(effects.isEmpty ? "" : "\(effects) ")-> \(type)" }

    package init(
        name: String,
        type: String,
        attributes: [String] = [],
        conditions: [String] = [],
        isSettable: Bool = false,
        effects: String = "",
        keys: [String]? = nil
    ) {
        self.keys = keys ?? [effects.isEmpty ? type : "\(type) \(effects)"]
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
    package func with(conditions: [String], around known: [String]) -> TextVariable {
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
package struct TextComponent: Hashable, Sendable {
    /// The name of the class.
    package let name: String
    /// The name of a variable of the class.
    package let valueName: String

    /// - Parameter valueName: `nil` for the name with its first letter in lower case, as in Needle.
    package init(name: String, valueName: String? = nil) {
        self.name = name
        self.valueName = valueName ?? "\(name.prefix(1).lowercased())\(name.dropFirst())"
    }
}

/// The availability of something in generated code; Needle writes none.
package struct TextAvailability: Hashable, Sendable {
    /// `@available(iOS 17.0, *)`.
    package let attributes: [String]
    /// The arguments of checks at run time: `iOS 17.0, *`.
    package let checks: [String]

    package init(attributes: [String], checks: [String]) {
        self.attributes = attributes
        self.checks = checks
    }

    package static let everywhere = TextAvailability(attributes: [], checks: [])
}
