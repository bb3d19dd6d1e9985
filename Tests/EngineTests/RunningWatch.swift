import Foundation
import TestSupport

/// `thimble check --watch` as a process of its own.
final class RunningWatch {
    private let process = Process()
    private let folder: TemporaryFolder
    private let files: [FileHandle]

    /// - Parameters:
    ///   - app: the folder that it checks and in which it runs.
    ///   - arguments: in addition to `check --watch`.
    ///   - output: where it writes; `nil` to keep it.
    convenience init(in app: String, _ arguments: [String] = [], output: FileHandle? = nil) throws {
        try self.init(in: app, [Program.thimble.path, "check", "--watch"] + arguments, input: nil, output: output)
    }

    /// The same on a terminal, which `script` provides.
    ///
    /// - Parameter keys: where keys are pressed.
    convenience init(onTerminal script: Program, in app: String, keys: Pipe) throws {
        let words = [script.path, "-qec", "exec '\(Program.thimble.path)' check --watch", "/dev/null"]
        try self.init(in: app, words, input: keys, output: nil)
    }

    private init(in app: String, _ words: [String], input: Pipe?, output: FileHandle?) throws {
        folder = try TemporaryFolder(["output": "", "errors": ""])
        files = try ["output", "errors"].map { [folder] in
            try FileHandle(forWritingTo: folder.url.appendingPathComponent($0))
        }
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        process.currentDirectoryURL = URL(fileURLWithPath: app)
        process.standardInput = input ?? FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"]) { $1 }
        process.standardOutput = output ?? files[0]
        process.standardError = files[1]
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var output: String { (try? folder.text(of: "output")) ?? "" }
    var errors: String { (try? folder.text(of: "errors")) ?? "" }

    /// The number of runs that it has reported.
    var runCount: Int {
        output.split(separator: "\n").count { line in
            ["Checked ", "No findings", "Findings: "].contains { line.hasPrefix($0) }
        }
    }

    /// Waits until something is the case.
    ///
    /// - Returns: whether it is within a minute.
    func waits(until isMet: () -> Bool) -> Bool {
        for _ in 0..<1200 {
            if isMet() { return true }
            usleep(50_000)
        }
        return isMet()
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// - Returns: the exit code after an interruption; `nil` if it does not end.
    func interrupt() -> Int32? {
        send(SIGINT)
        return exitCode()
    }

    /// - Returns: the exit code; `nil` if it does not end.
    func exitCode() -> Int32? {
        guard waits(until: { [process] in !process.isRunning }) else { return nil }
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }
}
