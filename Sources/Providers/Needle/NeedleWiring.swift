/// The meaning of providers in Needle's form, independent of their text and of the version of Needle that wrote them.
package struct NeedleWiring: Sendable {
    /// Where a provider reads a property.
    package struct Supplier: Hashable, Sendable {
        /// The class of the component, without the enclosing types.
        package let component: String
        /// What is read there: usually the property of the same name.
        package let member: String
        /// Whether it is read from the component's plugin extension or its non-core component.
        package let isPlugin: Bool
    }

    /// The suppliers of a component that is reached by one path, or of a plugin extension.
    package struct Provider: Sendable {
        /// By the name of the property; `nil` if any supplier is correct.
        package var suppliers: [String: Supplier?]
        /// The names of properties that it may have in addition.
        package var optional: Set<String>

        package init(suppliers: [String: Supplier?] = [:], optional: Set<String> = []) {
            self.suppliers = suppliers
            self.optional = optional
        }
    }

    /// By path: `^->Root->Kid`.
    package internal(set) var providers: [String: Provider] = [:]
    /// By the name of the pluginized component.
    package internal(set) var plugins: [String: Provider] = [:]
    /// The properties that each component looks up in dynamic mode; `nil` for a file of a version of Needle without
    /// that mode.
    package internal(set) var dynamicProperties: [String: Set<String>]?

    /// The names of the components at which its paths begin.
    package var roots: Set<String> { Set(providers.keys.compactMap { Self.names(in: $0).first }) }

    /// Adds the contents of another wiring.
    mutating func merge(_ other: NeedleWiring) {
        providers.merge(other.providers) { first, _ in first }
        plugins.merge(other.plugins) { first, _ in first }
        guard let added = other.dynamicProperties else { return }
        dynamicProperties = (dynamicProperties ?? [:]).merging(added) { first, _ in first }
    }

    /// The names of the components along a path.
    package static func names(in path: String) -> [String] {
        var names: [String] = []
        var name = ""
        for character in path.unicodeScalars {
            if character == ">", name.hasSuffix("-") {
                names.append(String(name.dropLast()))
                name = ""
            } else {
                name.unicodeScalars.append(character)
            }
        }
        return (names + [name]).filter { $0 != "^" }
    }
}

/// An existing file in Needle's form, with what the sources require of it now.
package struct CommittedProviders: Sendable {
    /// Its module: an index into `ScopeGraph.modules`.
    package let module: Int
    /// As found from the given path.
    package let path: String
    /// What the file contains.
    package let actual: NeedleWiring
    /// What the file would contain if it were generated now.
    package let expected: NeedleWiring
    /// The paths whose suppliers are unknown, and those that other files may contain too.
    package let foreignPaths: Set<String>
}
