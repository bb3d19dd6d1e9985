import Foundation
import TestSupport
import Testing

/// When one command of a build fails, SwiftPM interrupts the others. What they found would be lost.
@Suite("Interrupted commands")
struct InterruptionTests {
    private struct Outcome {
        let reason: Process.TerminationReason
        let code: Int32
        let output: String
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "Lost/Lost.swift": "import RIBs\nfinal class LostComponent: Component<LostDependency> {}\n"
        ])
    }

    /// A program inherits what its parent ignores, as in the background of a shell, and what its parent's thread blocks,
    /// as threads of a pool do.
    private static func acceptInterruptions() {
        signal(SIGINT, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Makes writing to a command that has ended an ordinary error instead of the end of the tests.
    private static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Interrupts a command while it reads the paths on its standard input, and then gives it one.
    private func interrupted(_ words: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = try PluginPackage.tool()
        process.arguments = words + ["--file-list", "-"]
        process.currentDirectoryURL = folder.url
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, output)
        Self.acceptInterruptions()
        Self.ignoreClosedPipes()
        try process.run()
        // More than a pipe holds, so the command reads by the time that all is written.
        try input.fileHandleForWriting.write(contentsOf: Data(repeating: UInt8(ascii: "\n"), count: 1 << 20))
        process.interrupt()
        // Fails where the interruption has ended the command.
        try? input.fileHandleForWriting.write(contentsOf: Data("Lost/Lost.swift\n".utf8))
        try input.fileHandleForWriting.close()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        return Outcome(reason: process.terminationReason, code: process.terminationStatus, output: text)
    }

    @Test(
        "Those of a build finish",
        arguments: [
            ["generate", "--only-module", "Lost", "--output", "Out.swift"], ["check", "--omit-build-errors"],
        ]
    )
    func commandsOfABuildFinish(_ words: [String]) throws {
        let outcome = try interrupted(words)
        #expect(outcome.reason == .exit && outcome.code == 1, "\(outcome)")
        #expect(outcome.output.contains("Lost/Lost.swift:2:38: error: "), "\(outcome.output)")
    }

    @Test("Others end")
    func othersEnd() throws {
        let outcome = try interrupted(["check"])
        #expect(outcome.reason == .uncaughtSignal && outcome.code == SIGINT, "\(outcome)")
    }
}
