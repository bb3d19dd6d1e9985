import Foundation

/// What generated code costs the compiler: the same trees of scopes in both libraries' forms, compiled as one module.
struct CompileCost {
    private let location: Workplace
    private let thimble: String
    private let compiler: String
    private let runs: Int
    /// The folder with the compiled libraries.
    private var libraries: String { "\(location.output)/libraries" }

    init(location: Workplace, tools: Tools, runs: Int) throws {
        guard let compiler = location.tool("swiftc") else { throw Skipped("`swiftc` is not installed") }
        self.location = location
        self.compiler = compiler
        self.runs = runs
        thimble = try tools.thimble(.release)
        try FileManager.default.createDirectory(atPath: libraries, withIntermediateDirectories: true)
        for library in ["TextViews", "RIBs", "NeedleFoundation"] {
            let sources = "\(location.repository)/SampleApp/Sources/\(library)"
            let output = ["-emit-module", "-o", "\(libraries)/\(library).swiftmodule"]
            _ = try compile(Self.files(in: sources), library, output)
        }
    }

    static let sizes = [100, 500, 2_000]
    /// One path to each scope, and many.
    private static let shapes: [Shape] = [.readers, .ladders]
    private static let forms: [(form: Form, options: [String])] = [(.unwired, []), (.needle, ["--dialect", "needle"])]

    /// The lines of a table in Markdown.
    func table(_ sizes: [Int]) throws -> String {
        var lines = [
            "| tree | scopes | paths | form | written | generated | `-Onone` | `-O` |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for shape in Self.shapes {
            for size in sizes {
                let tree = shape.tree(size: shape == .ladders ? size / Shape.scopesOfLadder : size)
                for (form, options) in Self.forms {
                    lines.append(try line(shape, tree, form, options))
                }
            }
        }
        return lines.map { "\($0)\n" }.joined()
    }

    private func line(_ shape: Shape, _ tree: ScopeTree, _ form: Form, _ options: [String]) throws -> String {
        say("Compiling \(tree.names.count) scopes of \(shape) in the form \(form).")
        let folder = "\(location.output)/compiled-\(shape)-\(tree.names.count)-\(form)"
        try? FileManager.default.removeItem(atPath: folder)
        try ShapeWriter(form: form).write(tree, into: folder)
        let written = try Self.bytes(in: folder)
        let generate = [thimble, "generate", "--output", "\(folder)/Generated.swift"] + options + [folder]
        guard try ChildProcess.run(generate, output: "\(location.output)/generate.txt").code == 0 else {
            throw BenchmarkError("Nothing is generated; the reason is in \(location.output)/generate.txt.")
        }
        let generated = try Self.bytes(in: folder) - written
        let times = try ["-Onone", "-O"].map { level in
            let output = ["-wmo", level, "-c", "-o", "\(location.output)/compiled.o"]
            return try (0..<runs).map { _ in try compile(Self.files(in: folder), "App", output) }.min() ?? 0
        }
        let name = form == .unwired ? "RIBs" : "Needle"
        let sizes = [written, generated].map { "\($0 / 1000) KB" }
        let cells = ["\(shape)", "\(tree.names.count)", "\(tree.pathCount)", name] + sizes + times.map(seconds)
        return "| \(cells.joined(separator: " | ")) |"
    }

    /// - Returns: the time that the processor spent, which other programs disturb less than the time on the clock.
    private func compile(_ files: [String], _ module: String, _ options: [String]) throws -> Double {
        let log = "\(location.output)/compile.txt"
        let words = [compiler, "-parse-as-library", "-swift-version", "5", "-module-name", module, "-I", libraries]
        let run = try ChildProcess.run(words + options + files, output: log)
        guard run.code == 0 else { throw BenchmarkError("\(module) does not compile; the reason is in \(log).") }
        return run.processorSeconds
    }

    private static func files(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    private static func bytes(in folder: String) throws -> Int {
        try files(in: folder).reduce(0) { $0 + (try Data(contentsOf: URL(fileURLWithPath: $1))).count }
    }
}
