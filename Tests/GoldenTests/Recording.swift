import Foundation
import ThimbleCommands

/// What Thimble says of a fixture and writes for it, or what was recorded of it.
struct Recording: Equatable {
    /// What `check` prints and its exit code, before and after `generate --keep-going`.
    var findings: String
    /// What `graph --format json` prints.
    var graph: String
    /// What `inspect --modules` prints, for a fixture with modules that are not told by its folders.
    var modules: String
    /// What `generate --keep-going` writes, and for components of Needle's also what it writes for that dialect, by path.
    var generated: [String: String]

    /// Plays a fixture in a folder of its own; paths start with the fixture's name.
    init(playing fixture: Fixture) throws {
        let folder = try TemporaryFolder()
        let app = folder.url.appendingPathComponent(fixture.name)
        try FileManager.default.copyItem(at: fixture.input, to: app)
        let before = Self.checked(app, in: folder)
        graph = Self.thimble(["graph", "--format", "json", app.path], in: folder).output
        modules = ""
        if fixture.hasModuleList { modules = Self.thimble(["inspect", "--modules", app.path], in: folder).output }
        _ = Self.thimble(["generate", "--keep-going", app.path], in: folder)
        let after = Self.checked(app, in: folder)
        findings = """
            $ thimble check
            \(before)
            $ thimble generate --keep-going && thimble check
            \(before == after ? "as before\n" : after)
            """
        if graph.contains("\"dialect\":\"needle\"") { findings += Self.generatedForNeedle(app, in: folder) }
        generated = [:]
        for path in Fixture.files(below: app)
        where path.contains("ThimbleGenerated") || path.hasSuffix("NeedleGenerated.swift") {
            generated[path] = try Self.text(of: app.appendingPathComponent(path))
        }
    }

    /// Reads what was recorded.
    init(of fixture: Fixture) throws {
        findings = try Self.text(of: fixture.expected.appendingPathComponent("findings.txt"))
        graph = try Self.text(of: fixture.expected.appendingPathComponent("graph.json"))
        let modules = fixture.expected.appendingPathComponent("modules.jsonl")
        self.modules = fixture.hasModuleList ? try Self.text(of: modules) : ""
        let folder = fixture.expected.appendingPathComponent("Generated")
        generated = [:]
        for path in Fixture.files(below: folder) {
            generated[path] = try Self.text(of: folder.appendingPathComponent(path))
        }
    }

    /// Records it as what is expected from now on.
    func write(for fixture: Fixture) throws {
        try? FileManager.default.removeItem(at: fixture.expected)
        try Self.write(findings, to: fixture.expected.appendingPathComponent("findings.txt"))
        try Self.write(graph, to: fixture.expected.appendingPathComponent("graph.json"))
        if fixture.hasModuleList {
            try Self.write(modules, to: fixture.expected.appendingPathComponent("modules.jsonl"))
        }
        for (path, text) in generated {
            try Self.write(text, to: fixture.expected.appendingPathComponent("Generated/\(path)"))
        }
    }

    /// The ids of the rules that find errors which generating does not mend.
    var errors: Set<String> {
        let runs = findings.components(separatedBy: "$ thimble generate --keep-going && thimble check\n")
        let last = runs.count > 1 && !runs[1].hasPrefix("as before") ? runs[1] : runs[0]
        let lines = last.split(separator: "\n").filter { $0.contains(": error: ") && $0.hasSuffix("]") }
        let rules = lines.compactMap { line in
            line.lastIndex(of: "[").map { String(line[line.index(after: $0)...].dropLast()) }
        }
        return Set(rules).subtracting(["stale-providers"])
    }

    private static func generatedForNeedle(_ app: URL, in folder: TemporaryFolder) -> String {
        let command = ["generate", "--dialect", "needle", "--keep-going"]
        let outcome = thimble(command + [app.path], in: folder)
        return "$ thimble \(command.joined(separator: " "))\n\(outcome.errors)exit \(outcome.code)\n"
    }

    private static func checked(_ app: URL, in folder: TemporaryFolder) -> String {
        let outcome = thimble(["check", "--allow-empty", app.path], in: folder)
        return "\(outcome.output)\(outcome.errors)exit \(outcome.code)\n"
    }

    private static func thimble(_ arguments: [String], in folder: TemporaryFolder) -> Outcome {
        var console = RecordingConsole()
        let code = run(arguments: arguments, console: &console)
        func relative(_ text: String) -> String { text.replacingOccurrences(of: "\(folder.url.path)/", with: "") }
        return Outcome(code: code, output: relative(console.text), errors: relative(console.remarks))
    }

    private static func text(of file: URL) throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }
}

private struct Outcome {
    let code: Int32
    let output: String
    let errors: String
}

/// Keeps what a command writes.
struct RecordingConsole: Console {
    var text = ""
    var remarks = ""

    mutating func write(_ text: String) { self.text += text }

    mutating func say(_ text: String) { remarks += text }
}
