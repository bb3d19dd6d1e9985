import Foundation
import TestSupport
import Testing

/// What is compiled only on macOS, against stubs of the interfaces that exist only there. The stubs were written from
/// those interfaces' documentation, so this finds what no longer fits together, and not what was never right.
@Suite(
    "Code for macOS",
    .enabled(if: Compiler.found != nil, "No Swift compiler is in the folders of PATH.")
)
struct StubTests {
    private static let stubs = repository.appendingPathComponent("Tests/PluginTests/Stubs").path
    private static let sources = repository.appendingPathComponent("Sources").path

    /// The folder of the toolchain's module `PackagePlugin`.
    private static let pluginInterface = Compiler.location.map {
        $0.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/pm/PluginAPI"
    }

    @Test(
        "The plugins compile for Xcode",
        .enabled(
            if: pluginInterface.map(FileManager.default.fileExists) ?? false,
            "PackagePlugin is missing."
        ),
        arguments: ["ThimbleCheck", "ThimbleGenerate", "ThimbleCommand", "ThimbleWriteCommand"]
    )
    func plugin(_ name: String) throws {
        let compiler = try #require(Compiler.found)
        let folder = try TemporaryFolder()
        let interface = try ["-package-description-version", "6.1", "-I", #require(Self.pluginInterface)]
        let module = ["-emit-module", "-module-name", "XcodeProjectPlugin", "-o"]
        let output = ["\(folder.path)/XcodeProjectPlugin.swiftmodule", "\(Self.stubs)/XcodeProjectPlugin.swift"]
        let stub = try compiler.run(module + output + interface)
        try #require(stub.isAccepted, "\(stub.messages)")
        let files = Files.paths(below: "\(Self.sources)/Plugins/\(name)", endingIn: ".swift")
        #expect(files.count == 2)
        let options = ["-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
        let plugin = try compiler.run(
            options + interface + ["-I", folder.path],
            files: files.map { "\(Self.sources)/Plugins/\(name)/\($0)" }
        )
        #expect(plugin.isAccepted, "\(plugin.messages)")
    }

    @Test(
        "The platform code compiles with Darwin's types",
        .enabled(if: !FileManager.default.fileExists(atPath: "/usr/bin/xcrun"), "Here Darwin itself is the judge.")
    )
    func platform() throws {
        let compiler = try #require(Compiler.found)
        let folder = try TemporaryFolder()
        let (declarations, output) = ("\(Self.stubs)/Darwin", "\(folder.path)/Darwin.swiftmodule")
        let overlay = try compiler.run([
            "-emit-module", "-parse-as-library", "-module-name", "Darwin", "-import-underlying-module", "-I",
            declarations, "\(declarations)/Overlay.swift", "-o", output,
        ])
        try #require(overlay.isAccepted, "\(overlay.messages)")
        let found = Files.paths(below: "\(Self.sources)/ThimbleCommands", endingIn: ".swift").filter { path in
            path.split(separator: "/").last?.hasPrefix("Platform") ?? false
        }
        // Its calls exist only in glibc.
        let files = found.filter { !$0.hasSuffix("Platform+Memory.swift") }
        #expect(files.count == found.count - 1 && files.count > 2)
        let platform = try compiler.run(
            [
                "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-module-name",
                "ThimbleCommands", "-I", declarations, "-I", folder.path,
            ],
            files: files.map { "\(Self.sources)/ThimbleCommands/\($0)" } + ["\(declarations)/RestOfModule.swift"]
        )
        #expect(platform.isAccepted, "\(platform.messages)")
    }

    @Test("Only the platform code tells systems apart")
    func others() throws {
        let texts = try Files.texts(below: Self.sources, endingIn: ".swift")
        let found = texts.filter { $1.contains("canImport(Darwin)") || $1.contains("import Darwin") }.keys
        #expect(found.allSatisfy { $0.hasPrefix("ThimbleCommands/Platform/Platform") }, "\(found.sorted())")
    }
}
