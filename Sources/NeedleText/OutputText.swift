/// The whole generated file, in Needle's form.
public struct OutputText: Sendable {
    /// What stands at the top.
    public var header: String
    /// The import statements.
    public var imports: [String]
    /// The MD5 over all inputs; `nil` where the components are not pluginized.
    public var hash: String?
    /// In pieces: a large app has many megabytes of them.
    var providers: [String] = []
    var dynamicProviders: [String] = []
    /// Most are one line.
    var registrations: [String] = []
    /// How many steps up the farthest component is that is read from.
    var farthest = 1

    public init(header: String, imports: [String], hash: String?) {
        self.header = header
        self.imports = imports
        self.hash = hash
    }

    /// A function body of thousands of lines takes the compiler very long, so that Needle cuts it.
    private static let registrationsPerFunction = 50

    private var traversalHelpers: String {
        (1...max(1, farthest)).map { level in
            """
            private func parent\(level)(_ component: NeedleFoundation.Scope) -> NeedleFoundation.Scope {
                return component\(String(repeating: ".parent", count: level))
            }
            """
        }
        .joined(separator: "\n\n")
    }

    private var registrationFunctions: [String] {
        stride(from: 0, to: registrations.count, by: Self.registrationsPerFunction).map { start in
            let end = min(start + Self.registrationsPerFunction, registrations.count)
            let lines = registrations[start..<end].map { registration in
                // Only those of plugin extensions have several lines.
                registration.utf8.contains(10)
                    ? registration.split(separator: "\n").joined(separator: "\n    ") : registration
            }
            return """
                @inline(never) private func register\(start / Self.registrationsPerFunction + 1)() {
                    \(lines.joined(separator: "\n    "))
                }
                """
        }
    }

    /// The file.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The file, in UTF-8.
    public var bytes: [UInt8] {
        let pieces = [start] + providers + ["\n#else\n"] + dynamicProviders + [end]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.utf8.count })
        for piece in pieces { bytes.append(contentsOf: piece.utf8) }
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
