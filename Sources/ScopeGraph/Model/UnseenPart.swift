import SwiftReader

/// What a class or a dependency is made of and the sources do not show: it may have any property.
public struct UnseenPart: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A superclass, or a protocol that an extension may give properties to.
        case type
        /// An attached macro.
        case macro
    }

    public let kind: Kind
    /// As written: `HasAnalytics`, `@Forward`.
    public let name: String
    /// Where it is named.
    public let location: SourceLocation
    /// The names of the properties that it can have; `nil` for any.
    public let properties: Set<String>?

    public init(kind: Kind, name: String, location: SourceLocation, properties: Set<String>? = nil) {
        self.kind = kind
        self.name = name
        self.location = location
        self.properties = properties
    }

    /// Whether it can make a class conform to a protocol that the class does not name.
    public var mayConform: Bool { properties == nil }

    /// Whether it is a macro that says that it adds a property of a name.
    public func isCertain(of name: String) -> Bool { kind == .macro && properties?.contains(name) ?? false }

    /// Whether it can have a property of a name.
    public func mayHave(_ name: String) -> Bool { properties?.contains(name) ?? true }
}

/// What decides about a property that the sources do not show, or that a dependency has of its own. Hardly any scope has
/// such.
public struct UnseenMembers: Sendable {
    /// What a scope's class is made of.
    public let parts: [UnseenPart]
    /// What its dependency is made of.
    public let dependencyParts: [UnseenPart]
    /// The properties that extensions of its dependency's protocols give to all that conform, sorted by name.
    public let defaults: [Provision]

    public var isEmpty: Bool { parts.isEmpty && dependencyParts.isEmpty && defaults.isEmpty }

    public static let none = UnseenMembers(parts: [], dependencyParts: [], defaults: [])

    public init(parts: [UnseenPart], dependencyParts: [UnseenPart], defaults: [Provision]) {
        self.parts = parts
        self.dependencyParts = dependencyParts
        self.defaults = defaults
    }
}
