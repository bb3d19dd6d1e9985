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

    /// The file, in UTF-8, in pieces: a large app's is large to be copied.
    public var pieces: [[UInt8]] {
        [Array(start.utf8)] + parts.map(\.providers) + [Array("\n#else\n".utf8)] + parts.map(\.dynamicProviders) + [end]
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

    private var end: [UInt8] {
        var end = Array(
            """


            #endif

            private func factoryEmptyDependencyProvider(_ component: NeedleFoundation.Scope) -> AnyObject {
                return EmptyDependencyProvider(component: component)
            }

            // MARK: - Registration
            private func registerProviderFactory(_ componentPath: String, _ factory: @escaping (NeedleFoundation.Scope) -> AnyObject) {
                __DependencyProviderRegistry.instance.registerDependencyProviderFactory(for: componentPath, factory)
            }

            #if !NEEDLE_DYNAMIC


            """.utf8
        )
        let count = addRegistrationFunctions(to: &end)
        let calls = (0..<count).map { "register\($0 + 1)()" }.joined(separator: "\n    ")
        end +=
            """

            #endif

            public func registerProviderFactories() {
            #if !NEEDLE_DYNAMIC
                \(calls)
            #endif
            }

            """.utf8
        return end
    }

    /// - Returns: how many functions there are.
    private func addRegistrationFunctions(to text: inout [UInt8]) -> Int {
        let count = parts.reduce(0) { $0 + $1.registrations.count }
        text.reserveCapacity(text.count + count + count / 32 + 1024)
        var written = 0
        for part in parts {
            var start = 0
            for end in part.registrationEnds {
                if written % Self.registrationsPerFunction == 0 {
                    if written > 0 { text.append("}\n\n") }
                    text.add("@inline(never) private func register\(written / Self.registrationsPerFunction + 1)() {")
                }
                text += part.registrations[start..<end]
                start = end
                written += 1
            }
        }
        if written > 0 { text.append("}") }
        return (written + Self.registrationsPerFunction - 1) / Self.registrationsPerFunction
    }
}
