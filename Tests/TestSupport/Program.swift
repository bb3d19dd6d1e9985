import Foundation

/// An installed program, and the words before the arguments of each run.
package struct Program: Sendable {
    private let words: [String]

    package var path: String { words[0] }

    /// - Parameter path: absolute.
    package init(at path: String, _ words: String...) { self.words = [path] + words }

    /// The first program of a name on the search path; `nil` where it is not installed.
    package init?(named name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let path = folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let path else { return nil }
        words = [path]
    }

    /// What a run printed, and how it ended.
    package struct Run: Sendable {
        /// The number of the signal where one ended it.
        package let code: Int32
        /// A signal ended it, as a crash does.
        package let isEndedBySignal: Bool
        /// From standard output.
        package let output: String
        /// From standard error.
        package let errors: String

        package var isSuccess: Bool { code == 0 }

        /// All that it printed.
        package var messages: String { output + errors }
    }

    /// Runs it to its end.
    ///
    /// - Parameters:
    ///   - folder: the working directory; that of this process where it is `nil`.
    ///   - environment: variables in addition to those of this process.
    package func run(
        _ arguments: [String],
        in folder: String? = nil,
        environment: [String: String] = [:]
    ) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = words.dropFirst() + arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        // Another program that starts at the same time inherits the end of a pipe and keeps it open.
        let (output, errors) = (try CapturedStream(), try CapturedStream())
        process.standardOutput = output.handle
        process.standardError = errors.handle
        try process.run()
        process.waitUntilExit()
        return Run(
            code: process.terminationStatus,
            isEndedBySignal: process.terminationReason == .uncaughtSignal,
            output: try output.text(),
            errors: try errors.text()
        )
    }
}

/// A file that takes what a program prints.
private struct CapturedStream {
    private let folder: TemporaryFolder
    let handle: FileHandle

    init() throws {
        folder = try TemporaryFolder(["stream": ""])
        handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent("stream"))
    }

    func text() throws -> String {
        try handle.close()
        return try folder.text(of: "stream")
    }
}
