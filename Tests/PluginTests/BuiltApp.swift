import Foundation
import TestSupport

/// An app of two modules that the plugins guard, and its builds.
struct BuiltApp {
    private let folder: TemporaryFolder
    private let plugins: PluginPackage
    private let configuration: String
    /// With a space in it.
    var path: String { "\(folder.path)/Harbour App" }

    /// - Parameter configuration: `debug` or `release`.
    init(_ configuration: String) throws {
        plugins = try PluginPackage()
        folder = try TemporaryFolder()
        self.configuration = configuration
        for (file, text) in Self.texts { try folder.write(text, to: "Harbour App/\(file)") }
        let manifest = Self.manifest.replacing("PLUGINS", with: plugins.path)
        try folder.write(manifest, to: "Harbour App/Package.swift")
    }

    /// Builds it, or runs another command of SwiftPM's.
    func run(_ words: [String]) throws -> Program.Run {
        guard let manager = PackageManager() else { throw PluginTestError("There is no Swift.") }
        return try manager.run(words, in: path)
    }

    func build() throws -> Build {
        Build(try run(["build", "-c", configuration]))
    }

    /// What a build did and said.
    struct Build {
        let isSuccess: Bool
        let messages: String
        /// The plugins' commands that ran: `Generate Pier`, `Check App`.
        let commands: Set<String>
        /// The modules of which something was compiled.
        let compiled: Set<String>

        init(_ run: Program.Run) {
            isSuccess = run.isSuccess
            messages = run.messages
            let steps = run.messages.split(separator: "\n").compactMap { line -> Substring? in
                guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
                return line[line.index(after: end)...].drop { $0 == " " }
            }
            commands = Set(
                steps.compactMap { step in
                    guard let module = step.split(separator: " ").last else { return nil }
                    if step.hasPrefix("Generate the wiring of ") { return "Generate \(module)" }
                    return step.hasPrefix("Check the dependency graph of ") ? "Check \(module)" : nil
                }
            )
            compiled = Set(
                steps.filter { $0.hasPrefix("Compiling ") && !$0.hasPrefix("Compiling plugin ") }
                    .compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
            )
        }

        /// The findings, one a line.
        func lines(with text: String) -> [Substring] { messages.split(separator: "\n").filter { $0.contains(text) } }
    }

    func text(of file: String) throws -> String { try Files.text(of: "\(path)/\(file)") }

    func write(_ text: String, to file: String) throws { try Files.write(text, to: "\(path)/\(file)") }

    func replace(_ old: String, with new: String, in file: String) throws {
        let text = try text(of: file)
        guard text.contains(old) else { throw PluginTestError("'\(file)' has no '\(old)'.") }
        try write(text.replacing(old, with: new), to: file)
    }

    func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(file)") }

    /// The generated file of a module.
    func generatedFile(of module: String) throws -> String {
        let outputs = "\(path)/.build/plugins/outputs"
        let files = Files.paths(below: outputs, endingIn: "/ThimbleGeneratedInBuild.swift")
        guard let file = files.first(where: { $0.contains("/\(module)/") }) else {
            throw PluginTestError("Nothing was generated for '\(module)'.")
        }
        return ".build/plugins/outputs/\(file)"
    }

    /// When a file was last written.
    func date(of file: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")[.modificationDate] as? Date
    }

    /// All that is not in the build folder.
    func sources() throws -> [String: String] {
        let paths = Files.paths(below: path).filter { !$0.hasPrefix(".build/") }
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try text(of: $0)) })
    }

    private static let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "harbour",
            platforms: [.macOS(.v13)],
            dependencies: [.package(name: "thimble", path: "PLUGINS")],
            targets: [
                .target(name: "RIBs"),
                .target(
                    name: "Pier",
                    dependencies: ["RIBs"],
                    plugins: [.plugin(name: "ThimbleGenerate", package: "thimble")]
                ),
                .executableTarget(
                    name: "App",
                    dependencies: ["Pier", "RIBs"],
                    plugins: [
                        .plugin(name: "ThimbleGenerate", package: "thimble"),
                        .plugin(name: "ThimbleCheck", package: "thimble"),
                    ]
                ),
            ],
            swiftLanguageModes: [.v6]
        )
        """

    private static let texts = [
        ".thimble.json": #"{"generated": {"App": "build", "Pier": "build"}}"#,
        "Sources/RIBs/RIBs.swift": """
        public protocol Dependency: AnyObject {}
        public protocol EmptyDependency: Dependency {}
        public final class EmptyComponent: EmptyDependency { public init() {} }
        open class Component<DependencyType>: Dependency {
            public let dependency: DependencyType
            public init(dependency: DependencyType) { self.dependency = dependency }
        }
        open class Builder<DependencyType> {
            public let dependency: DependencyType
            public init(dependency: DependencyType) { self.dependency = dependency }
        }

        """,
        "Sources/Pier/Tide.swift": """
        public struct Tide { public init() {} }

        """,
        "Sources/Pier/Pier.swift": """
        import RIBs

        public protocol PierDependency: Dependency, PierDependencyBoat {}
        final class PierComponent: Component<PierDependency> {}
        public final class PierBuilder: Builder<PierDependency> {
            public func build() -> String {
                let component = PierComponent(dependency: dependency)
                return BoatBuilder(dependency: component).build()
            }
        }

        """,
        "Sources/Pier/Boat.swift": """
        import RIBs

        protocol BoatDependency: Dependency {
            var tide: Tide { get }
        }
        final class BoatComponent: Component<BoatDependency> {}
        final class BoatBuilder: Builder<BoatDependency> {
            func build() -> String {
                let component = BoatComponent(dependency: dependency)
                return "\\(component.dependency.tide)"
            }
        }

        """,
        "Sources/App/AppComponent.swift": """
        import Pier
        import RIBs

        final class AppComponent: Component<EmptyDependency> {
            var tide: Tide { Tide() }
            init() { super.init(dependency: EmptyComponent()) }
        }

        """,
        "Sources/App/main.swift": """
        import Pier

        print(PierBuilder(dependency: AppComponent()).build())

        """,
    ]
}
