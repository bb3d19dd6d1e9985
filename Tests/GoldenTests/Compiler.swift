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

        /// The lines that say what is wrong, for a person who reads the failure of a test.
        var errors: String { lines(with: " error: ") }

        func lines(with word: String) -> String {
            messages.split(separator: "\n").filter { $0.contains(word) }.joined(separator: "\n")
        }
    }

    func run(_ arguments: [String]) throws -> Result {
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

/// The libraries that the fixtures import, made once per run.
enum StandIns {
    private static let names = ["NeedleFoundation", "RIBs"]

    /// The folder with the stand-ins' modules.
    static func folder() throws -> TemporaryFolder { try made.get() }

    private static let made: Result<TemporaryFolder, any Error> = Result {
        guard let compiler = Compiler.found else { throw CocoaError(.executableNotLoadable) }
        let folder = try TemporaryFolder()
        // A constant is never released: the folder has to be removed when the process ends.
        atexit { try? StandIns.made.get().remove() }
        for name in names {
            let source = Fixture.folder.appendingPathComponent("StandIns/\(name).swift").path
            let module = folder.url.appendingPathComponent("\(name).swiftmodule").path
            let result = try compiler.run([
                "-emit-module", "-parse-as-library", "-module-name", name, "-o", module, source,
            ])
            guard result.isAccepted else { throw CompilationFailure(messages: result.messages) }
        }
        return folder
    }
}

struct CompilationFailure: Error {
    let messages: String
}
