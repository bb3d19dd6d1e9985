/// A class that provides a component's dependency, with the paths that it is registered for.
package struct ProviderClass: Sendable {
    /// A required variable and the expression that reads it.
    package struct Getter: Sendable {
        package let variable: TextVariable
        package let source: String
        /// The keywords before the expression: `try await `.
        package let marks: String?

        package init(_ variable: TextVariable, from source: String, marks: String? = nil) {
            self.variable = variable
            self.source = source
            self.marks = marks
        }
    }

    /// A path from a root to the component.
    package struct Route: Sendable {
        /// `^->Root->Kid`.
        package let path: String
        /// For each of the sources, the number of steps up to it.
        package let levels: [Int]

        package init(path: String, levels: [Int]) {
            self.path = path
            self.levels = levels
        }
    }

    /// The protocol that it conforms to; `nil` for the empty one of Needle's library, which has its own provider class.
    package let dependency: String?
    package let getters: [Getter]
    /// The components that it reads from, in the order of the initializer's parameters.
    package let sources: [TextComponent]
    /// The first one names the class.
    package let routes: [Route]
    /// Whether the protocol as a whole is isolated to a global actor, and the class with it.
    package let isIsolated: Bool
    /// The attribute of the conformance: `@MainActor `; usually empty.
    package let conformanceAttribute: String
    /// Whether the protocol requires `Sendable`.
    package let isSendable: Bool
    /// The availability of the names in it.
    package let availability: TextAvailability
    /// The conditions under which the compiler sees all that it names; Needle writes none.
    package let conditions: [String]

    package init(
        dependency: String?,
        getters: [Getter],
        sources: [TextComponent],
        routes: [Route],
        isIsolated: Bool = false,
        conformanceAttribute: String = "",
        isSendable: Bool = false,
        availability: TextAvailability = .everywhere,
        conditions: [String] = []
    ) {
        self.conditions = conditions
        self.dependency = dependency
        self.getters = getters
        self.sources = sources
        self.routes = routes
        self.isIsolated = isIsolated
        self.conformanceAttribute = conformanceAttribute
        self.isSendable = isSendable
        self.availability = availability
    }
}

/// The names of a class and of the factories for its paths, which contain hashes.
package struct ProviderNames: Sendable {
    fileprivate let className: String
    /// One for each path; empty if the class is the empty one of Needle's library.
    fileprivate let factories: [String]
}

extension OutputPart {
    /// Adds a class with its factories and registrations.
    package mutating func add(_ provider: ProviderClass) { write(provider, named: register(provider)) }

    /// Adds only the registrations of a class.
    ///
    /// - Returns: the names to pass to `write`.
    package mutating func register(_ provider: ProviderClass) -> ProviderNames {
        guard let dependency = provider.dependency, let first = provider.routes.first else {
            for route in provider.routes { register(route, "factoryEmptyDependencyProvider", provider.conditions) }
            return ProviderNames(className: "", factories: [])
        }
        let className = "\(flattened(dependency))\(SHA256.shortHex(of: first.path))Provider"
        let classHash = SHA256.shortHex(of: className)
        let factories = provider.routes.map { route in
            let factory = "factory\(classHash)\(SHA256.shortHex(of: provider.parameters(by: route)))"
            register(route, factory, provider.conditions)
            farthest = max(farthest, route.levels.max() ?? 0)
            return factory
        }
        return ProviderNames(className: className, factories: factories)
    }

    /// Adds a class with its factories.
    package mutating func write(_ provider: ProviderClass, named names: ProviderNames) {
        guard let dependency = provider.dependency, !provider.routes.isEmpty else { return }
        providers.addConditional(provider.conditions) { text in
            provider.addClass(names.className, conformingTo: dependency, to: &text)
            // Needle writes a factory once. Its name contains the name of the class, so it is unique to the class.
            var written: Set<String> = []
            for (route, factory) in zip(provider.routes, names.factories) {
                guard provider.routes.count == 1 || written.insert(factory).inserted else { continue }
                text.add("/// ", route.path)
                text.add("private func ", factory, "(_ component: NeedleFoundation.Scope) -> AnyObject {")
                for check in provider.availability.checks {
                    text.add(
                        "    guard #available(",
                        check,
                        ") else { fatalError(\"Made where it is not available\") }"
                    )
                }
                text.add("    return ", names.className, "(", provider.parameters(by: route), ")")
                text.add("}")
            }
        }
    }

    private mutating func register(_ route: ProviderClass.Route, _ factory: String, _ conditions: [String]) {
        addRegistration("registerProviderFactory(\"", route.path, "\", ", factory, ")", on: conditions)
    }
}

/// The characters of a dependency's name that can be part of an identifier.
private func flattened(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
    return isPlain ? name : name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
}

extension ProviderClass {
    fileprivate func parameters(by route: Route) -> String {
        var text = ""
        for (source, level) in zip(sources, route.levels) {
            if !text.isEmpty { text += ", " }
            text += source.valueName
            text += ": parent\(level)(component) as! "
            text += source.name
        }
        return text
    }

    /// The parameters of the initializer.
    private var declaredParameters: String {
        var text = ""
        for source in sources {
            if !text.isEmpty { text += ", " }
            text += source.valueName
            text += ": "
            text += source.name
        }
        return text
    }

    fileprivate func addClass(_ name: String, conformingTo dependency: String, to text: inout [UInt8]) {
        for attribute in availability.attributes { text.add(attribute) }
        // Components are not `Sendable`: the library's users have to ensure that they do not change.
        let kind = isSendable ? "final class" : "class"
        let conformance = isSendable && !sources.isEmpty ? ", @unchecked Sendable" : ""
        text.add("private ", kind, " \(name): ", conformanceAttribute, dependency, conformance, " {")
        text.add(getters) { $0.addGetter(of: $1.variable, from: $1.source, marks: $1.marks) }
        // Factories are not isolated, and the initializer has to receive the sources from them.
        let storage = "    private \(isIsolated ? "nonisolated(unsafe) let" : "let") "
        text.add(sources) { $0.add(storage, $1.valueName, ": ", $1.name) }
        text.add(isIsolated ? "    nonisolated init(" : "    init(", declaredParameters, ") {")
        text.add(sources) { $0.add("        self.", $1.valueName, " = ", $1.valueName) }
        text.add("    }")
        text.add("}")
    }
}

extension [UInt8] {
    /// Adds a property that reads another one.
    mutating func addGetter(of variable: TextVariable, from source: String, marks: String? = nil) {
        let name = variable.name
        addConditional(variable.conditions) { text in
            let attributes = variable.attributes.isEmpty ? "" : variable.attributes.map { "\($0) " }.joined()
            text.add("    ", attributes, "var ", name, ": ", variable.type, " {")
            if variable.isSettable {
                text.add("        get { return ", source, ".", name, " }")
                text.add("        set { ", source, ".", name, " = newValue }")
            } else if !variable.effects.isEmpty {
                text.add(
                    "        get ",
                    variable.effects,
                    " { return ",
                    marks ?? variable.marks,
                    "\(source).\(name)",
                    " }"
                )
            } else {
                text.add("        return ", source, ".", name)
            }
            text.add("    }")
        }
    }

    /// Adds lines that are compiled only under some conditions.
    mutating func addConditional(_ conditions: [String], _ addLines: (inout [UInt8]) -> Void) {
        for condition in conditions { add("#if ", condition) }
        addLines(&self)
        for _ in conditions { add("#endif") }
    }
}
