import Foundation

/// An app of Needle's in many modules, ten components each, as teams with thousands of modules build them: every module
/// has a component that a module above creates, and nine below it. All of them import one more module, `Platform`, with
/// the services that all components need.
struct Monorepo {
    /// Without `Platform`.
    let moduleCount: Int

    static let componentsPerModule = 10
    /// How many modules one module creates components of.
    private static let modulesBelow = 8

    /// With what `thimble summarize` is to be told of each.
    var modules: [(name: String, kind: String)] {
        [("Platform", "library")] + (0..<moduleCount).map { (name($0), $0 == 0 ? "application" : "library") }
    }

    private func name(_ module: Int) -> String { "Feature\(module)" }

    /// Writes the sources, a folder for each module.
    func write(into folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(folder)/Sources/Platform",
            withIntermediateDirectories: true
        )
        try write(Self.platform, to: "\(folder)/Sources/Platform/Platform.swift")
        for module in 0..<moduleCount {
            let home = "\(folder)/Sources/\(name(module))"
            try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
            for component in 0..<Self.componentsPerModule {
                try write(text(module, component), to: "\(home)/\(name(module))Part\(component)Component.swift")
            }
            try write(services(module), to: "\(home)/\(name(module))Services.swift")
        }
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// The modules whose first component a component creates.
    private func modules(below module: Int, _ component: Int) -> [Int] {
        guard (1...Self.modulesBelow).contains(component) else { return [] }
        let below = module * Self.modulesBelow + component
        return below < moduleCount ? [below] : []
    }

    private func text(_ module: Int, _ component: Int) -> String {
        let name = "\(name(module))Part\(component)"
        let lower = "\(self.name(module).lowercased())Part\(component)"
        let isRoot = module == 0 && component == 0
        var children = modules(below: module, component).map { (self.name($0), "\(self.name($0))Part0") }
        if component == 0 {
            children += (1..<Self.componentsPerModule).map { ("", "\(self.name(module))Part\($0)") }
        }
        let imports = children.map(\.0).filter { !$0.isEmpty }.map { "import \($0)\n" }.joined()
        let made = children.map { child in
            """

                public var \(child.1.prefix(1).lowercased() + child.1.dropFirst())Component: \(child.1)Component {
                    return \(child.1)Component(parent: self)
                }

            """
        }
        .joined()
        let own = "\(self.name(module).lowercased())"
        let needsOwn = component > 0
        let head =
            isRoot
            ? "public final class \(name)Component: BootstrapComponent {\n"
            : """
            /// What \(name) needs from above.
            public protocol \(name)Dependency: PlatformDependency {
            \(needsOwn ? "    var \(own)Store: \(self.name(module))Store { get }\n    var \(own)Client: \(self.name(module))Client { get }\n" : "")}

            /// The scope of \(name).
            public final class \(name)Component: Component<\(name)Dependency> {

            """
        let root =
            isRoot
            ? """
                public var session: Session { return shared { Session(name: "app") } }
                public var analytics: Analytics { return shared { Analytics(key: "app") } }

            """ : ""
        let services =
            component == 0
            ? """
                public var \(own)Store: \(self.name(module))Store {
                    return shared { \(self.name(module))Store(limit: 20) } // kept until the scope ends
                }

                public var \(own)Client: \(self.name(module))Client {
                    return shared { \(self.name(module))Client(retries: 3) }
                }

            """
            : """
                public var \(lower)Cache: \(self.name(module))Store {
                    return shared {
                        // A second store, for what is shown now.
                        \(self.name(module))Store(limit: 5)
                    }
                }

                public func \(lower)Title(for count: Int) -> String {
                    dependency.analytics.count("title")
                    return "\\(dependency.session.name): \\(dependency.\(own)Store.limit), \\(dependency.\(own)Client.retries)"
                }

            """
        return """
            //
            //  Copyright (c) 2026. Example Technologies
            //

            import NeedleFoundation
            import Platform
            \(imports)
            \(head)\(root)\(services)\(made)}

            """
    }

    private func services(_ module: Int) -> String {
        return """
            import Foundation

            /// Keeps what \(name(module)) shows.
            public final class \(name(module))Store {
                public let limit: Int
                private var items: [String] = []

                public init(limit: Int) { self.limit = limit }

                public func add(_ item: String) {
                    items.append(item)
                    // The oldest go first.
                    if items.count > limit { items.removeFirst(items.count - limit) }
                }
            }

            public final class \(name(module))Client {
                public let retries: Int
                public init(retries: Int) { self.retries = retries }
            }

            """
    }

    private static let platform = """
        import NeedleFoundation

        public struct Session {
            public let name: String
            public init(name: String) { self.name = name }
        }

        public struct Analytics {
            public let key: String
            public init(key: String) { self.key = key }
            public func count(_ event: String) { print(key, event) }
        }

        /// What every component needs from above.
        public protocol PlatformDependency: Dependency {
            var session: Session { get }
            var analytics: Analytics { get }
        }

        """
}
