/// The whole generated file, in Needle's form.
public struct OutputText: Sendable {
    /// What stands at the top.
    private let header: String
    /// The import statements.
    private let imports: [String]
    /// The MD5 over all inputs; `nil` where the components are not pluginized.
    private let hash: String?
    /// In the order in which they stand in the file.
    private let parts: [OutputPart]

    public init(header: String, imports: [String], hash: String?, parts: [OutputPart]) {
        self.header = header
        self.imports = imports
        self.hash = hash
        self.parts = parts
    }

    /// A function body of thousands of lines takes the compiler very long, so that Needle cuts it.
    private static let registrationsPerFunction = 50

    private var traversalHelpers: String {
        (1...max(1, parts.map(\.farthest).max() ?? 1)).map { level in
            """
            private func parent\(level)(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
                return component\(String(repeating: ".parent", count: level))
            }
            """
        }
        .joined(separator: "\n\n")
    }

    private var registrationFunctions: [String] {
        let registrations = parts.flatMap(\.registrations)
        return stride(from: 0, to: registrations.count, by: Self.registrationsPerFunction).map { start in
            let end = min(start + Self.registrationsPerFunction, registrations.count)
            return """
                @inline(never) private func register\(start / Self.registrationsPerFunction + 1)() {
                    \(registrations[start..<end].joined(separator: "\n    "))
                }
                """
        }
    }

    /// The file, in UTF-8.
    public var bytes: [UInt8] {
        let (start, end) = (Array(start.utf8), Array(end.utf8))
        let written = parts.reduce(0) { $0 + $1.providers.count + $1.dynamicProviders.count }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(start.count + written + end.count + 16)
        bytes += start
        for part in parts { bytes += part.providers }
        bytes.append("\n#else\n")
        for part in parts { bytes += part.dynamicProviders }
        bytes += end
        return bytes
    }

    private var start: String {
        """
        \(header)

        \(imports.joined(separator: "\n"))

        // swiftlint:disable unused_declaration
        private let needleDependenciesHash : String? = \(hash.map { "\"\($0)\"" } ?? "nil")

        // MARK: - Traversal Helpers

        \(traversalHelpers)

        // MARK: - Providers

        #if !NEEDLE_DYNAMIC


        """
    }

    private var end: String {
        let functions = registrationFunctions
        let calls = functions.indices.map { "register\($0 + 1)()" }.joined(separator: "\n    ")
        return """


            #endif

            private func factoryEmptyDependencyProvider(_ component: NeedleFoundation.Scope) -> AnyObject {
                return EmptyDependencyProvider(component: component)
            }

            // MARK: - Registration
            private func registerProviderFactory(_ componentPath: String, _ factory: @escaping (NeedleFoundation.Scope) -> AnyObject) {
                __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: componentPath, factory)
            }

            #if !NEEDLE_DYNAMIC

            \(functions.joined(separator: "\n\n"))
            #endif

            public func registerProviderFactories() {
            #if !NEEDLE_DYNAMIC
                \(calls)
            #endif
            }

            """
    }
}
