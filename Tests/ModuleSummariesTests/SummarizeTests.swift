import Foundation
import ModuleSummaries
import TestSupport
import Testing

/// The command line of `thimble summarize`.
@Suite("thimble summarize")
struct SummarizeTests {
    private static let login = """
        import RIBs

        public protocol LoginDependency: Dependency {
            var user: String { get }
        }
        public final class LoginComponent: Component<LoginDependency> {}

        """

    private func summarize(_ words: String..., in folder: TemporaryFolder) throws -> Program.Run {
        try Program.thimble.run(["summarize"] + words, in: folder.path)
    }

    private func bytes(_ name: String, in folder: TemporaryFolder) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.url.appendingPathComponent(name)))
    }

    @Test func isTheSameInEveryFolder() throws {
        var results: [[UInt8]] = []
        for _ in 0..<2 {
            let folder = try TemporaryFolder(["Login/Login.swift": Self.login, "Login/Other.swift": "let a = 1\n"])
            let run = try summarize(
                "--module",
                "Login",
                "-o",
                "out",
                "Login/Other.swift",
                "Login/Login.swift",
                in: folder
            )
            #expect(run.code == 0 && run.messages.isEmpty, "\(run.messages)")
            results.append(try bytes("out", in: folder))
            #expect(try summarize("--module", "Login", "-o", "again", "Login", in: folder).code == 0)
            results.append(try bytes("again", in: folder))
        }
        #expect(Set(results).count == 1)
        #expect(!String(decoding: results[0], as: UTF8.self).contains("thimble-"))
    }

    @Test func aCommentChangesNothingAndARequirementDoes() throws {
        let folder = try TemporaryFolder(["Login.swift": Self.login])
        _ = try summarize("--module", "Login", "-o", "out", "Login.swift", in: folder)
        let first = try bytes("out", in: folder)
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/out")
        try folder.write(Self.login.replacingOccurrences(of: "{}", with: "{} // nothing"), to: "Login.swift")
        _ = try summarize("--module", "Login", "-o", "out", "Login.swift", in: folder)
        #expect(try bytes("out", in: folder) == first)
        let later = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/out")
        #expect(attributes[.systemFileNumber] as? Int == later[.systemFileNumber] as? Int)
        try folder.write(Self.login.replacingOccurrences(of: "String", with: "Int"), to: "Login.swift")
        _ = try summarize("--module", "Login", "-o", "out", "Login.swift", in: folder)
        #expect(try bytes("out", in: folder) != first)
    }

    @Test func factsComeFromOptionsThenFromTheManifest() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [
                .target(name: "Core"),
                .target(name: "Login", dependencies: ["Core"]),
                .testTarget(name: "LoginTests", dependencies: ["Login"]),
            ])

            """
        let folder = try TemporaryFolder(["Package.swift": manifest, "Sources/Login/Login.swift": Self.login])
        _ = try summarize("--module", "Login", "-o", "out", "Sources/Login/Login.swift", in: folder)
        let found = try ReadSummary(decoding: try bytes("out", in: folder)).module
        #expect(found.kind == .library && found.dependencies == ["Core"] && found.folder == "Sources/Login")
        #expect(found.language.mode == 6 && found.package == "" && found.origin == .package)
        _ = try summarize(
            "--module",
            "Entry",
            "--kind",
            "test",
            "--package",
            "Shared",
            "--swift-version",
            "5",
            "--default-isolation",
            "MainActor",
            "--depends-on",
            "B",
            "--depends-on",
            "A",
            "-o",
            "out",
            "Sources/Login/Login.swift",
            in: folder
        )
        let given = try ReadSummary(decoding: try bytes("out", in: folder)).module
        #expect(given.name == "Entry" && given.kind == .test && given.package == "Shared")
        #expect(given.language.mode == 5 && given.language.isolatesByDefault && given.dependencies == ["A", "B"])
        let source = "Sources/Login/Login.swift"
        _ = try summarize("--module", "Login", "--no-dependencies", "-o", "out", source, in: folder)
        #expect(try ReadSummary(decoding: try bytes("out", in: folder)).module.dependencies == [])
    }

    @Test(
        arguments: [
            (["-o", "out", "A.swift"], "'--module NAME' is required."),
            (["--module", "A", "A.swift"], "'--output FILE' is required."),
            (["--module", "A", "-o", "out"], "Name the sources of the module."),
            (["--module", "A", "-o", "out", "B.swift"], "'B.swift' does not exist."),
            (
                ["--module", "A", "-o", "A.swift", "A.swift"],
                "'A.swift' is not a module summary."
            ),
            (["--module", "A", "-o", "out", "/"], "is not below the current folder"),
            (["--module", "A", "--kind", "app", "-o", "out", "A.swift"], "Unknown value 'app' of '--kind'."),
            (
                ["--module", "A", "--no-dependencies", "--depends-on", "B", "-o", "out", "A.swift"],
                "'--no-dependencies' contradicts '--depends-on': use one of them."
            ),
        ]
    )
    func mistakesAreExplained(_ words: [String], _ message: String) throws {
        // The root of the file system may hold any number of files.
        let outside = try TemporaryFolder(["B.swift": ""])
        let folder = try TemporaryFolder(["A.swift": "let a = 1\n"])
        let words = words.map { $0 == "/" ? "\(outside.path)/B.swift" : $0 }
        let run = try Program.thimble.run(["summarize"] + words, in: folder.path)
        #expect(run.code == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try folder.names() == ["A.swift"])
    }

    @Test(
        arguments: [
            (["check", "--fix"], "'--fix' edits sources"), (["generate", "--adopt"], "'--adopt' edits sources"),
            (["check", "."], "'--summaries' replaces the sources, so '.' cannot be read."),
            (["check", "--exclude", "A"], "'--exclude' selects sources"),
            (["graph", "--file-list", "A"], "'--file-list' selects sources"),
        ]
    )
    func summariesDoNotGoWithSources(_ words: [String], _ message: String) throws {
        let run = try Program.thimble.run(words + ["--summaries", "out"])
        #expect(run.code == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func anEditThatMovesNothingElseKeepsTheReportOfAnEmptyFolder() throws {
        let app = try TemporaryFolder(["Login.swift": Self.login])
        _ = try summarize("--module", "Login", "--kind", "application", "-o", "out", "Login.swift", in: app)
        let empty = try TemporaryFolder()
        let there = try Program.thimble.run(["check", "--summaries", "out"], in: app.path)
        let elsewhere = try Program.thimble.run(["check", "--summaries", "\(app.path)/out"], in: empty.path)
        #expect(there.code == elsewhere.code)
        #expect(there.output.contains("    4 |     var user: String { get }"), "\(there.output)")
        #expect(!elsewhere.output.contains(" |"), "\(elsewhere.output)")
        let without = there.output.split(separator: "\n").filter { !$0.contains(" | ") }
        #expect(without == elsewhere.output.split(separator: "\n"))
    }

    @Test(arguments: ["text", "json"])
    func aReportWithoutSourceLinesIsTheSameInAnEmptyFolder(_ reporter: String) throws {
        let app = try TemporaryFolder(["Login.swift": Self.login])
        _ = try summarize("--module", "Login", "--kind", "application", "-o", "out", "Login.swift", in: app)
        let empty = try TemporaryFolder()
        let command = ["check", "--no-source-lines", "--reporter", reporter, "--summaries"]
        let there = try Program.thimble.run(command + ["out"], in: app.path)
        let elsewhere = try Program.thimble.run(command + ["\(app.path)/out"], in: empty.path)
        #expect(there.output.contains("user"), "\(there.errors)")
        #expect(there.output == elsewhere.output)
        guard reporter == "text" else { return }
        let sources = try Program.thimble.run(["check", "--no-source-lines", "."], in: app.path)
        #expect(!sources.output.contains(" | "), "\(sources.output)")
    }
}
