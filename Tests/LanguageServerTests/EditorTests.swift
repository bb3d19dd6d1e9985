import Foundation
import TestSupport
import Testing

/// Real editors, and a client from another project; Tests/EditorJudges/install.sh installs them. Each of them breaks a
/// provider, sees the finding, and fixes it.
@Suite struct EditorTests {
    private static let judges = repository.appendingPathComponent("Tests/EditorJudges").path
    private static let python = repository.appendingPathComponent(".build/editor-judges/bin/python").path
    private static let howToInstall: Comment = "It is not installed: run Tests/EditorJudges/install.sh."
    private static let hasPython = FileManager.default.fileExists(
        atPath: repository.appendingPathComponent(".build/editor-judges/installed").path
    )

    /// Runs a judge in a folder of its own, with a copy of the app.
    ///
    /// - Parameter snippets: files beside the app, whose paths the judge gets.
    private static func run(
        _ program: Program,
        _ arguments: [String],
        snippets: [String] = []
    ) throws -> Program.Run {
        let folder = try TemporaryFolder()
        for (name, text) in Cafe.files { try folder.write(text, to: "Cafe/\(name)") }
        for (number, text) in snippets.enumerated() { try folder.write(text, to: "snippet-\(number)") }
        let thimble = Program.thimble.path
        let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let variables = [
            "CAFE": "\(folder.path)/Cafe", "HOME": folder.path, "PYTHONDONTWRITEBYTECODE": "1",
            "PATH": "\(thimble.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }):\(search)",
            "SNIPPETS": snippets.indices.map { "\(folder.path)/snippet-\($0)" }.joined(separator: ":"),
            "THIMBLE": thimble, "XDG_CACHE_HOME": "\(folder.path)/Cache",
        ]
        return try program.run(arguments, in: "\(folder.path)/Cafe", environment: variables)
    }

    /// The code blocks of a language on the manual page.
    private static func snippets(_ language: String) throws -> [String] {
        let page = "Sources/thimble/Thimble.docc/Manual/Editors.md"
        let text = try Files.text(of: repository.appendingPathComponent(page).path)
        return text.components(separatedBy: "```\(language)\n").dropFirst().map { block in
            block.components(separatedBy: "```")[0]
        }
    }

    @Test(.enabled(if: hasPython, howToInstall), .timeLimit(.minutes(2)))
    func pytestPasses() throws {
        let arguments = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "\(Self.judges)/test_session.py"]
        let run = try Self.run(Program(at: Self.python), arguments)
        #expect(run.isSuccess, "\(run.messages)")
        #expect(run.output.contains("8 passed"))
    }

    @Test(.enabled(if: Program(named: "nvim") != nil, howToInstall), .timeLimit(.minutes(2)))
    func neovimPasses() throws {
        let editor = try #require(Program(named: "nvim"))
        let run = try Self.run(editor, ["--headless", "-u", "NONE", "-c", "luafile \(Self.judges)/neovim.lua"])
        #expect(run.isSuccess, "\(run.messages)")
        #expect(run.output.contains("passed"), "\(run.messages)")
    }

    @Test(.enabled(if: Program(named: "node") != nil, howToInstall), .timeLimit(.minutes(2)))
    func theExtensionForVisualStudioCodePasses() throws {
        let node = try #require(Program(named: "node"))
        let run = try Self.run(node, ["\(Self.judges)/vscode.js"])
        #expect(run.isSuccess, "\(run.messages)")
        #expect(run.output.contains("passed"), "\(run.messages)")
    }

    @Test(.enabled(if: Program(named: "nvim") != nil, howToInstall), .timeLimit(.minutes(2)))
    func theSnippetsForNeovimWork() throws {
        let editor = try #require(Program(named: "nvim"))
        let snippets = try Self.snippets("lua")
        #expect(snippets.count == 2)
        let arguments = ["--headless", "-u", "NONE", "-c", "luafile \(Self.judges)/snippets.lua"]
        let run = try Self.run(editor, arguments, snippets: snippets)
        #expect(run.isSuccess && run.output.contains("passed"), "\(run.messages)")
    }

    @Test(.enabled(if: hasPython, howToInstall))
    func theOtherSnippetsAreWellFormed() throws {
        let (tables, objects) = (try Self.snippets("toml"), try Self.snippets("json"))
        #expect(!tables.isEmpty && !objects.isEmpty)
        for object in objects { _ = try JSONSerialization.jsonObject(with: Data(object.utf8)) }
        let reading =
            "import os, tomllib; [tomllib.load(open(name, 'rb')) for name in os.environ['SNIPPETS'].split(':')]"
        let run = try Self.run(Program(at: Self.python), ["-c", reading], snippets: tables)
        #expect(run.isSuccess, "\(run.messages)")
    }

    /// The manifest of the extension names what is there.
    @Test func theManifestOfTheExtensionIsComplete() throws {
        let folder = repository.appendingPathComponent("Sources/Editors/vscode")
        let data = try Data(contentsOf: folder.appendingPathComponent("package.json"))
        let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let main = try #require(manifest["main"] as? String)
        let script = try Files.text(of: folder.appendingPathComponent(main).path)
        let contributes = try #require(manifest["contributes"] as? [String: Any])
        let commands = try #require(contributes["commands"] as? [[String: String]])
        for command in commands {
            let name = try #require(command["command"])
            #expect(script.contains("command(\"\(name)\""), "\(name) is registered")
        }
        #expect(manifest["dependencies"] == nil)
    }
}
