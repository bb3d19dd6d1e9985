/// A class that serves a component, with the ways for which it does.
public struct ProviderClass: Sendable {
    /// A required variable and the expression that it is read from.
    public struct Getter: Sendable {
        public let variable: TextVariable
        public let source: String

        public init(_ variable: TextVariable, from source: String) {
            self.variable = variable
            self.source = source
        }
    }

    /// A way from a root to the component.
    public struct Way: Sendable {
        /// `^->Root->Kid`.
        public let path: String
        /// For each of the sources, how many steps up it is.
        public let levels: [Int]

        public init(path: String, levels: [Int]) {
            self.path = path
            self.levels = levels
        }
    }

    /// The protocol that it conforms to; `nil` for the empty one of Needle's library, which has a class already.
    public let dependency: String?
    public let getters: [Getter]
    /// The components that are read from, in the order of the initialiser's parameters.
    public let sources: [TextComponent]
    /// The first one names the class.
    public let ways: [Way]
    /// Whether the protocol as a whole belongs to a global actor, which the class then belongs to as well.
    public let isIsolated: Bool

    public init(
        dependency: String?,
        getters: [Getter],
        sources: [TextComponent],
        ways: [Way],
        isIsolated: Bool = false
    ) {
        self.dependency = dependency
        self.getters = getters
        self.sources = sources
        self.ways = ways
        self.isIsolated = isIsolated
    }
}

extension OutputText {
    /// Adds a class with its factories and registrations.
    ///
    /// - Parameter factories: the names that are taken; Needle writes a factory once.
    public mutating func add(_ provider: ProviderClass, _ factories: inout Set<String>) {
        guard let dependency = provider.dependency else {
            return registrations += provider.ways.map { registration(of: $0, "factoryEmptyDependencyProvider") }
        }
        guard let first = provider.ways.first else { return }
        let flatName = dependency.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        let className = "\(flatName)\(SHA256.shortHex(of: first.path))Provider"
        let classHash = SHA256.shortHex(of: className)
        providers.append(provider.text(className, conformingTo: dependency))
        for way in provider.ways {
            let parameters = provider.parameters(by: way)
            let factory = "factory\(classHash)\(SHA256.shortHex(of: parameters))"
            registrations.append(registration(of: way, factory))
            farthest = max(farthest, way.levels.max() ?? 0)
            if factories.insert(factory).inserted {
                providers.append(

                    """
                    /// \(way.path)
                    private func \(factory)(_ component: NeedleFoundation.Scope) -> AnyObject {
                        return \(className)(\(parameters))
                    }

                    """

                )
            }
        }
    }

    private func registration(of way: ProviderClass.Way, _ factory: String) -> String {
        "registerProviderFactory(\"\(way.path)\", \(factory))"
    }
}

extension ProviderClass {
    fileprivate func parameters(by way: Way) -> String {
        zip(sources, way.levels).map { source, level in
            "\(source.valueName): parent\(level)(component) as! \(source.name)"
        }
        .joined(separator: ", ")
    }

    fileprivate func text(_ name: String, conformingTo dependency: String) -> String {
        let stored = sources.map { "    private \(storage) \($0.valueName): \($0.name)" }
        let arguments = sources.map { "\($0.valueName): \($0.name)" }
        let assignments = sources.map { "        self.\($0.valueName) = \($0.valueName)" }
        return """
            private class \(name): \(dependency) {
            \(getters.map { getter(of: $0.variable, from: $0.source) }.joined(separator: "\n"))
            \(stored.joined(separator: "\n"))
                \(isIsolated ? "nonisolated init" : "init")(\(arguments.joined(separator: ", "))) {
            \(assignments.joined(separator: "\n"))
                }
            }

            """
    }

    /// Factories belong to no actor; what they make has to take its sources from there.
    private var storage: String { isIsolated ? "nonisolated(unsafe) let" : "let" }
}

/// A property that reads another one.
func getter(of variable: TextVariable, from source: String) -> String {
    let head = (variable.attributes + ["var \(variable.name): \(variable.type) {"]).joined(separator: " ")
    let value = "\(source).\(variable.name)"
    let body =
        variable.isSettable
        ? ["        get { return \(value) }", "        set { \(value) = newValue }"] : ["        return \(value)"]
    return conditional(["    \(head)"] + body + ["    }"], variable).joined(separator: "\n")
}

/// Lines as they stand where a variable is only there on some conditions.
func conditional(_ lines: [String], _ variable: TextVariable) -> [String] {
    variable.conditions.map { "#if \($0)" } + lines + variable.conditions.map { _ in "#endif" }
}
