/// A variable, as generated code declares it.
public struct TextVariable: Hashable, Sendable {
    /// With its backticks, where it needs any.
    public let name: String
    public let type: String
    /// The attribute of its global actor: `@MainActor`; `nil` where it has none, and in all that Needle writes.
    public let isolation: String?

    public init(name: String, type: String, isolation: String? = nil) {
        self.name = name
        self.type = type
        self.isolation = isolation
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
