import Foundation

/// The Swift compiler, where there is one.
struct Compiler: Sendable {
    /// The first `swiftc` on the search path; `nil` where there is none.
    static let found: Compiler? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { "\($0)/swiftc" }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }.map(Compiler.init)
    }()

    let path: String

    struct Result {
        let isAccepted: Bool
        let messages: String

        var errors: String { messages.split(separator: "\n").filter { $0.contains("error: ") }.joined(separator: "\n") }
    }

    /// Type-checks files against the stand-in for Needle's library.
    func check(_ files: [String], _ flags: [String]) throws -> Result {
        let library = try Self.library.get()
        return try run(["-typecheck", "-parse-as-library", "-I", library.path] + flags + files)
    }

    /// The folder with the module of the stand-in, made once.
    private static let library: Swift.Result<TemporaryFolder, any Error> = Swift.Result {
        let folder = try TemporaryFolder()
        // A constant is never released.
        atexit { try? Compiler.library.get().remove() }
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/StandIn/NeedleFoundation.swift")
        let made = try Compiler.found?.run([
            "-emit-module", "-parse-as-library", "-module-name", "NeedleFoundation", source.path, "-o",
            "\(folder.path)/NeedleFoundation.swiftmodule",
        ])
        guard let made, made.isAccepted else { throw CocoaError(.featureUnsupported) }
        return folder
    }

    private func run(_ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(isAccepted: process.terminationStatus == 0, messages: String(decoding: data, as: UTF8.self))
    }
}
