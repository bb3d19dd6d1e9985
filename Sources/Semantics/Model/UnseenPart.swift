import SwiftReader

/// A part of a class or dependency that is not in the sources and may declare any property.
package struct UnseenPart: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A superclass, or a protocol that may have extensions with properties.
        case type
        /// An attached macro.
        case macro
        /// The language: the members that the compiler adds, and those under other names.
        case language
        /// A superclass that belongs to the platform. Its own members have no types of the app.
        case platformClass
    }

    package let kind: Kind
    /// As written: `HasAnalytics`, `@Forward`.
    package let name: String
    /// Where it is named.
    package let location: SourceLocation
    /// The names of the members that it can declare; `nil` if any. Those that the sources add to a type of the platform
    /// are without labels.
    package let properties: Set<String>?
    /// Whether it belongs to a member.
    private let isOfMember: Bool

    package init(
        kind: Kind,
        name: String,
        location: SourceLocation,
        properties: Set<String>? = nil,
        isOfMember: Bool = false
    ) {
        self.kind = kind
        self.name = name
        self.location = location
        self.properties = properties
        self.isOfMember = isOfMember
    }

    /// Whether it can make a class conform to a protocol that the class does not name.
    package var mayConform: Bool { properties == nil && !isOfMember }

    /// Whether it certainly adds a property of this name, as a macro declares it.
    package func isCertain(of name: String) -> Bool {
        (kind == .macro || kind == .language) && properties?.contains(name) ?? false
    }

    /// Whether it may declare a property of this name.
    package func mayHave(_ name: String) -> Bool {
        guard let properties else { return true }
        return properties.contains(name) || properties.contains(String(name.prefix { $0 != "(" }))
    }

    /// Whether it may declare a member with this name and type.
    package func mayHave(_ name: String, of type: CanonicalType) -> Bool {
        mayHave(name) || kind == .platformClass && type.names.isEmpty
    }
}
