import SwiftReader

/// A class that Needle takes for a component.
///
/// A value that never changes; it is held by reference because every stage passes it on.
final class DeclaredComponent: Sendable {
    enum Kind: Sendable {
        /// `BootstrapComponent`.
        case root
        /// `Component<D>`.
        case plain
        /// `NonCoreComponent<D>`.
        case nonCore
        /// `PluginizedComponent<D, PluginExtension, NonCore>`.
        case pluginized(pluginExtension: String, nonCore: String)
    }

    let name: String
    /// What Needle calls a value of it: its name with the first letter in lower case.
    let valueName: String
    let kind: Kind
    /// The last part of the dependency's name; "EmptyDependency" for a root.
    let dependency: String
    /// What it offers: `public` by its first modifier.
    let properties: [Property]
    /// The names of the other members that an instance gives: the compiler sees them, Needle does not.
    let hiddenMembers: [String]
    /// The first word of everything that its code calls, each once, sorted.
    let callees: [String]
    let oddities: Oddities
    /// Of the name.
    let location: SourceLocation

    init(
        name: String,
        kind: Kind,
        dependency: String,
        gathered: Gathered,
        oddities: Oddities,
        location: SourceLocation
    ) {
        self.name = name
        valueName = "\(name.prefix(1).lowercased())\(name.dropFirst())"
        self.kind = kind
        self.dependency = dependency
        properties = gathered.properties.filter { !$0.isInternal }
        hiddenMembers = gathered.hiddenMembers
        callees = gathered.callees
        self.oddities = oddities
        self.location = location
    }
}

/// What makes generated code that names a type go wrong.
struct Oddities: OptionSet, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `private` or `fileprivate`, wherever the modifier stands.
    static let isPrivate = Oddities(rawValue: 1)
    /// Inside another type or a function: its bare name means nothing outside.
    static let isNested = Oddities(rawValue: 2)
    static let isGeneric = Oddities(rawValue: 4)
}

/// A protocol whose first inherited type is `Dependency`, or `PluginExtension`.
struct DeclaredProtocol: Sendable {
    let name: String
    let properties: [Property]
    /// What else it requires, which nothing generated has: functions, initialisers, subscripts, statics.
    let otherRequirements: [String]
    /// The names of the protocols after the first.
    let laterBases: [String]
    let oddities: Oddities
    /// Of the name.
    let location: SourceLocation

    /// What Needle's library itself provides for.
    static let empty = "EmptyDependency"
}

/// An extension of what may be a component.
struct DeclaredExtension: Sendable {
    /// The extended type as written.
    let name: String
    /// What it offers: internal ones too.
    let properties: [Property]
    /// The first word of everything that its code calls, each once, sorted.
    let callees: [String]
    /// For the log: private variables.
    let privateProperties: [PropertyKey]
    /// What it gives other than variables, named like the requirements of a protocol.
    let otherMembers: [String]
}
