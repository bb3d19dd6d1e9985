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
    /// The first word of every callee in its code, sorted, without duplicates.
    let callees: [String]

    init(name: String, kind: Kind, dependency: String, gathered: Gathered) {
        self.name = name
        valueName = "\(name.prefix(1).lowercased())\(name.dropFirst())"
        self.kind = kind
        self.dependency = dependency
        properties = gathered.properties.filter { !$0.isInternal }
        callees = gathered.callees
    }
}

/// A protocol whose first inherited type is `Dependency`, or `PluginExtension`.
struct DeclaredProtocol: Sendable {
    let name: String
    let properties: [Property]

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
}
