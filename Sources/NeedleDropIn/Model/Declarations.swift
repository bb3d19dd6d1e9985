import SwiftReader

/// A class that Needle treats as a component.
///
/// An immutable class, because every stage passes it on.
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
    /// The variable name in generated code: the class's name with its first letter in lower case.
    let valueName: String
    let kind: Kind
    /// The last part of the dependency's name; "EmptyDependency" for a root.
    let dependency: String
    /// The properties that it provides: `public` by the first modifier.
    let properties: [Property]
    /// The names of the other instance members, which the compiler sees and Needle does not.
    let hiddenMembers: [String]
    /// The first word of every callee in its code, sorted, without duplicates.
    let callees: [String]
    let oddities: Oddities
    /// The location of the name.
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

/// Properties of a declaration that break generated code that names it.
struct Oddities: OptionSet, Sendable {
    let rawValue: UInt8

    /// `private` or `fileprivate`, at any position among the modifiers.
    static let isPrivate = Oddities(rawValue: 1)
    /// Inside another type or a function: its unqualified name is not visible outside.
    static let isNested = Oddities(rawValue: 2)
    static let isGeneric = Oddities(rawValue: 4)
}

/// A protocol whose first inherited type is `Dependency`, or `PluginExtension`.
struct DeclaredProtocol: Sendable {
    let name: String
    let properties: [Property]
    /// Its other requirements, which generated code cannot satisfy: functions, initializers, subscripts, statics.
    let otherRequirements: [String]
    /// The names of the protocols after the first.
    let laterBases: [String]
    let oddities: Oddities
    /// The location of the name.
    let location: SourceLocation

    /// The dependency that Needle's library itself provides.
    static let empty = "EmptyDependency"
}

/// An extension of a type that may be a component.
struct DeclaredExtension: Sendable {
    /// The extended type as written.
    let name: String
    /// The properties that it provides, including internal ones.
    let properties: [Property]
    /// The first word of every callee in its code, sorted, without duplicates.
    let callees: [String]
    /// The private variables, for the log.
    let privateProperties: [PropertyKey]
    /// Its members other than variables, named like the requirements of a protocol.
    let otherMembers: [String]
}
