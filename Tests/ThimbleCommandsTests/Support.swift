import Foundation

@testable import ThimbleCommands

/// Keeps what a command writes.
struct RecordingConsole: Console {
    var output = ""
    var errors = ""

    mutating func write(_ text: String) { output += text }

    mutating func say(_ text: String) { errors += text }
}

/// What a command did.
struct Outcome {
    let code: Int32
    let output: String
    let errors: String
}

/// Runs a command in this process.
func thimble(_ arguments: String...) -> Outcome {
    var console = RecordingConsole()
    let code = run(arguments: arguments, console: &console)
    return Outcome(code: code, output: console.output, errors: console.errors)
}

/// A folder that is gone when nobody uses it any more.
final class TemporaryFolder {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        path = base.appendingPathComponent("thimble-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
        let file = "\(path)/\(name)"
        let folder = (file as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

    func text(of name: String) throws -> String {
        try String(decoding: Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
    }

    /// The names of all files, sorted.
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}

extension SourceRequest {
    /// What a person asks for who types some arguments.
    static func typed(_ words: String...) throws -> SourceRequest {
        try SourceRequest(Arguments(words[...], for: Check.shape), for: Check.shape)
    }
}
