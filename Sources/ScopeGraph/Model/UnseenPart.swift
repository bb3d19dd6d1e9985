import SwiftReader

/// A part of a class or dependency that is not in the sources and may declare any property.
public struct UnseenPart: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A superclass, or a protocol that may have extensions with properties.
        case type
        /// An attached macro.
        case macro
    }

    public let kind: Kind
    /// As written: `HasAnalytics`, `@Forward`.
    public let name: String
    /// Where it is named.
    public let location: SourceLocation
    /// The names of the properties that it can declare; `nil` if any.
    public let properties: Set<String>?

    public init(kind: Kind, name: String, location: SourceLocation, properties: Set<String>? = nil) {
        self.kind = kind
        self.name = name
        self.location = location
        self.properties = properties
    }

    /// Whether it can make a class conform to a protocol that the class does not name.
    public var mayConform: Bool { properties == nil }

    /// Whether it is a macro that declares that it adds a property of this name.
    public func isCertain(of name: String) -> Bool { kind == .macro && properties?.contains(name) ?? false }

    /// Whether it may declare a property of this name.
    public func mayHave(_ name: String) -> Bool { properties?.contains(name) ?? true }
}

/// What may supply a property other than the scope's declared members. Few scopes have any.
public struct UnseenMembers: Sendable {
    /// The parts of the scope's class that are not in the sources.
    public let parts: [UnseenPart]
    /// The parts of its dependency that are not in the sources.
    public let dependencyParts: [UnseenPart]
    /// The properties that extensions of its dependency's protocols implement, sorted by name.
    public let defaults: [Provision]

    public var isEmpty: Bool { parts.isEmpty && dependencyParts.isEmpty && defaults.isEmpty }

    public static let none = UnseenMembers(parts: [], dependencyParts: [], defaults: [])

    public init(parts: [UnseenPart], dependencyParts: [UnseenPart], defaults: [Provision]) {
        self.parts = parts
        self.dependencyParts = dependencyParts
        self.defaults = defaults
    }
}
