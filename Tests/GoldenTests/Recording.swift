import CommandTestSupport
import Foundation
import TestSupport

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
    ///
    /// - Parameter input: a folder with other sources than the fixture's own.
    init(playing fixture: Fixture, from input: URL? = nil) throws {
        let folder = try TemporaryFolder()
        let app = folder.url.appendingPathComponent(fixture.name)
        try FileManager.default.copyItem(at: input ?? fixture.input, to: app)
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
        for path in Files.paths(below: app.path)
        where path.contains("ThimbleGenerated") || path.hasSuffix("NeedleGenerated.swift") {
            generated[path] = try Files.text(of: "\(app.path)/\(path)")
        }
    }

    /// Reads what was recorded.
    init(of fixture: Fixture) throws {
        let folder = fixture.expected.path
        findings = try Files.text(of: "\(folder)/findings.txt")
        graph = try Files.text(of: "\(folder)/graph.json")
        modules = fixture.hasModuleList ? try Files.text(of: "\(folder)/modules.jsonl") : ""
        generated = [:]
        for path in Files.paths(below: "\(folder)/Generated") {
            generated[path] = try Files.text(of: "\(folder)/Generated/\(path)")
        }
    }

    /// Records it as what is expected from now on.
    func write(for fixture: Fixture) throws {
        let folder = fixture.expected.path
        try? FileManager.default.removeItem(atPath: folder)
        try Files.write(findings, to: "\(folder)/findings.txt")
        try Files.write(graph, to: "\(folder)/graph.json")
        if fixture.hasModuleList { try Files.write(modules, to: "\(folder)/modules.jsonl") }
        for (path, text) in generated { try Files.write(text, to: "\(folder)/Generated/\(path)") }
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
        let outcome = CommandTestSupport.thimble(arguments)
        func relative(_ text: String) -> String { text.replacingOccurrences(of: "\(folder.path)/", with: "") }
        return Outcome(code: outcome.code, output: relative(outcome.output), errors: relative(outcome.errors))
    }
}
