import Foundation
import TestSupport

/// A package with the plugins of this repository and the built tool, so that no test compiles the tool again.
struct PluginPackage {
    private let folder: TemporaryFolder
    var path: String { "\(folder.path)/thimble" }

    init() throws {
        folder = try TemporaryFolder()
        let plugins = repository.appendingPathComponent("Sources/Plugins").resolvingSymlinksInPath()
        try folder.write(Self.manifest, to: "thimble/Package.swift")
        try folder.write(Self.information(for: Self.triple()), to: "thimble/thimble.artifactbundle/info.json")
        // The plugins' folders have links from one to the other, so the folder is copied as a whole.
        try FileManager.default.copyItem(atPath: plugins.path, toPath: "\(path)/Plugins")
        try FileManager.default.copyItem(atPath: Self.tool().path, toPath: "\(path)/thimble.artifactbundle/thimble")
    }

    /// The tool that was built with the tests.
    static func tool() throws -> URL {
        let folders = [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        let files = folders.map { $0.appendingPathComponent("thimble") }
        guard let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw PluginTestError("The tool is not beside the tests.")
        }
        return file
    }

    private static func triple() throws -> String {
        guard let compiler = Program(named: "swiftc") else { throw PluginTestError("There is no compiler.") }
        struct Information: Decodable {
            struct Target: Decodable { let unversionedTriple: String }
            let target: Target
        }
        let text = try compiler.run(["-print-target-info"]).output
        return try JSONDecoder().decode(Information.self, from: Data(text.utf8)).target.unversionedTriple
    }

    private static func information(for triple: String) -> String {
        """
        {
            "schemaVersion": "1.0",
            "artifacts": {
                "thimble": {
                    "type": "executable",
                    "version": "0.0.0",
                    "variants": [{"path": "thimble", "supportedTriples": ["\(triple)"]}]
                }
            }
        }
        """
    }

    private static let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription

        func plugin(_ name: String, _ capability: Target.PluginCapability) -> Target {
            .plugin(name: name, capability: capability, dependencies: ["thimble"], path: "Plugins/\\(name)")
        }

        let package = Package(
            name: "thimble",
            platforms: [.macOS(.v13)],
            products: ["ThimbleCheck", "ThimbleGenerate", "ThimbleCommand", "ThimbleWriteCommand"].map {
                .plugin(name: $0, targets: [$0])
            },
            targets: [
                .binaryTarget(name: "thimble", path: "thimble.artifactbundle"),
                plugin("ThimbleCheck", .buildTool()),
                plugin("ThimbleGenerate", .buildTool()),
                plugin("ThimbleCommand", .command(intent: .custom(verb: "thimble", description: "Read."))),
                plugin(
                    "ThimbleWriteCommand",
                    .command(
                        intent: .custom(verb: "thimble-write", description: "Write."),
                        permissions: [.writeToPackageDirectory(reason: "It writes.")]
                    )
                ),
            ]
        )
        """
}

/// Why the tests cannot build.
struct PluginTestError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
