import Foundation

/// swift-syntax as a judge of the reader: a small program built with the libraries that come with the toolchain.
struct Judge {
    private let program: URL
    private let folder: URL

    /// Why there is no judge.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// What the judge says of a file.
    struct Verdict {
        let path: String
        /// Whether it is valid Swift; of other files there are no wiring facts.
        let isValid: Bool
        /// The lines of `thimble inspect` and the wiring facts.
        let lines: [Substring]
    }

    /// Builds the judge in a folder of its own.
    init() throws {
        let compiler = try Self.compiler()
        let libraries = compiler.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/host").path
        guard FileManager.default.fileExists(atPath: "\(libraries)/SwiftParser.swiftmodule") else {
            throw Missing(description: "the toolchain has no swift-syntax libraries at \(libraries)")
        }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-judge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        program = folder.appendingPathComponent("judge")
        let sources = swiftFiles(below: repository.appendingPathComponent("Tests/Judge").path)
        _ = try Self.output(
            of: compiler,
            [
                "-swift-version", "6", "-I", libraries, "-L", libraries, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker",
                "-rpath", "-Xlinker", libraries, "-o", program.path,
            ] + sources
        )
    }

    /// What the judge says of some files, in their order.
    func verdicts(on files: [String]) throws -> [Verdict] {
        let list = folder.appendingPathComponent("files-\(UUID().uuidString)")
        try files.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
        let lines = try Self.output(of: program, ["@\(list.path)"]).split(separator: "\n")
        let heads = lines.indices.filter { lines[$0].hasPrefix("file ") }
        return zip(heads, heads.dropFirst() + [lines.endIndex]).map { head, end in
            let said = lines[(head + 1)..<end]
            return Verdict(
                path: String(lines[head].dropFirst("file ".count)),
                isValid: said.last != "invalid",
                lines: said.filter { $0 != "invalid" }
            )
        }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// The compiler itself, not a link to it: the libraries stand beside it.
    private static func compiler() throws -> URL {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let found = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let found else { throw Missing(description: "no swiftc is on the search path") }
        let folder = found.deletingLastPathComponent().resolvingSymlinksInPath()
        return folder.appendingPathComponent("swiftc")
    }

    private static func output(of program: URL, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Missing(description: "\(program.lastPathComponent) ended with \(process.terminationStatus)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
