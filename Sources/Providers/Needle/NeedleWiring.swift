/// What providers in Needle's form do, whichever version of Needle wrote them: their meaning, not their text.
public struct NeedleWiring: Sendable {
    /// Where a provider reads a property.
    public struct Supplier: Hashable, Sendable {
        /// The class of the component, without the types around it.
        public let component: String
        /// Whether it is read from the component's plugin extension or its non-core component.
        public let isPlugin: Bool

        public init(component: String, isPlugin: Bool = false) {
            self.component = component
            self.isPlugin = isPlugin
        }
    }

    /// What serves a component that is reached by one path, or a plugin extension.
    public struct Provider: Sendable {
        /// By the name of the property; `nil` where any supplier will do.
        public var suppliers: [String: Supplier?]
        /// The properties that it may have besides.
        public var optional: Set<String>

        public init(suppliers: [String: Supplier?] = [:], optional: Set<String> = []) {
            self.suppliers = suppliers
            self.optional = optional
        }
    }

    /// By path: `^->Root->Kid`.
    public internal(set) var providers: [String: Provider] = [:]
    /// By the name of the pluginized component.
    public internal(set) var plugins: [String: Provider] = [:]
    /// What each component asks for where everything is looked up at run time; `nil` for a file of a version of Needle
    /// that does not know of it.
    public internal(set) var dynamicProperties: [String: Set<String>]?

    /// The names of the components where its paths begin.
    public var roots: Set<String> { Set(providers.keys.compactMap { Self.names(in: $0).first }) }

    /// Adds what another one does.
    mutating func merge(_ other: NeedleWiring) {
        providers.merge(other.providers) { first, _ in first }
        plugins.merge(other.plugins) { first, _ in first }
        guard let added = other.dynamicProperties else { return }
        dynamicProperties = (dynamicProperties ?? [:]).merging(added) { first, _ in first }
    }

    /// The names of the components along a path.
    public static func names(in path: String) -> [String] {
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

/// A file in Needle's form as it was found, beside what the sources ask of it now.
public struct CommittedProviders: Sendable {
    /// Its module: an index into `ScopeGraph.modules`.
    public let module: Int
    /// As found from the given path.
    public let path: String
    /// What it does.
    public let actual: NeedleWiring
    /// What it would do if it were generated now.
    public let expected: NeedleWiring
    /// The paths of which nothing is known, and those that other files may hold too.
    public let foreignPaths: Set<String>
}
