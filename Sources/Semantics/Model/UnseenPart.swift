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
    /// The names that the arguments of a macro spell, which may declare any: `@Forward("api", "Api")`.
    private let spelled: Set<String>
    /// Whether it may add conformances. A macro of a member cannot, nor can one whose roles in the sources exclude it.
    private let addsConformances: Bool

    package init(
        kind: Kind,
        name: String,
        location: SourceLocation,
        properties: Set<String>? = nil,
        spelled: Set<String> = [],
        addsConformances: Bool = true
    ) {
        self.kind = kind
        self.name = name
        self.location = location
        self.properties = properties
        self.spelled = spelled
        self.addsConformances = addsConformances
    }

    /// Whether it can make a class conform to a protocol that the class does not name.
    package var mayConform: Bool { properties == nil && addsConformances }

    /// Whether it adds a property of this name: as a macro declares it, or as its arguments show.
    package func isCertain(of name: String) -> Bool {
        (kind == .macro || kind == .language) && properties?.contains(name) ?? spelled.contains(name)
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
