/// The whole generated file, in Needle's form.
package struct OutputText: Sendable {
    /// The text at the top.
    private let header: String
    /// The import statements.
    private let imports: [String]
    /// The MD5 over all inputs; `nil` if the components are not pluginized.
    private let hash: String?
    /// In output order; only their registrations are used.
    private let parts: [OutputPart]
    private let providers: [OutputPiece]
    /// The code that replaces the providers in dynamic mode.
    private let dynamicProviders: [OutputPiece]

    /// - Parameter parts: in output order.
    package init(header: String, imports: [String], hash: String?, parts: [OutputPart]) {
        self.init(
            header: header,
            imports: imports,
            hash: hash,
            registered: parts,
            providers: parts.map { .written($0.providers) },
            dynamicProviders: parts.map { .written($0.dynamicProviders) }
        )
    }

    /// - Parameters:
    ///   - registered: in output order; only their registrations are used.
    ///   - providers: their classes and factories.
    ///   - dynamicProviders: the code that replaces the providers in dynamic mode.
    package init(
        header: String,
        imports: [String],
        hash: String?,
        registered: [OutputPart],
        providers: [OutputPiece],
        dynamicProviders: [OutputPiece]
    ) {
        self.header = header
        self.imports = imports
        self.hash = hash
        parts = registered
        self.providers = providers
        self.dynamicProviders = dynamicProviders
    }

    /// Like Needle, splits the registrations into functions, because long function bodies compile slowly.
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

    /// The file, in UTF-8, as consecutive pieces.
    package var pieces: [OutputPiece] {
        [.written(Array(start.utf8))] + providers
            + [.written(Array("\n#else\n".utf8))] + dynamicProviders
            + [.written(Array(registrationStart.utf8))] + registrations + [.written(Array(end.utf8))]
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

    private var registrationStart: String {
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


        """
    }

    /// The registration functions, without the end of the last one.
    private var registrations: [OutputPiece] {
        var count = 0
        return parts.map { part in
            defer { count += part.registrationEnds.count }
            return .unwritten { [before = count, all = part.registrations, ends = part.registrationEnds] in
                Self.registrations(all, ends, behind: before)
            }
        }
    }

    /// - Parameter before: the number of preceding registrations.
    private static func registrations(_ all: [UInt8], _ ends: [Int], behind before: Int) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(all.count + ends.count * 2 + 128)
        var start = 0
        for (number, end) in zip(before..., ends) {
            if number % registrationsPerFunction == 0 {
                if number > 0 { text.append("}\n\n") }
                text.add("@inline(never) private func register\(number / registrationsPerFunction + 1)() {")
            }
            text += all[start..<end]
            start = end
        }
        return text
    }

    private var end: String {
        let count = parts.reduce(0) { $0 + $1.registrationEnds.count }
        let functions = (count + Self.registrationsPerFunction - 1) / Self.registrationsPerFunction
        let calls = (0..<functions).map { "register\($0 + 1)()" }.joined(separator: "\n    ")
        return """
            \(count > 0 ? "}" : "")
            #endif

            public func registerProviderFactories() {
            #if !NEEDLE_DYNAMIC
                \(calls)
            #endif
            }

            """
    }
}
